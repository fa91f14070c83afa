//! Reads a multipart/form-data body.

/// One part.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Part<'a> {
    pub(crate) name: String,
    pub(crate) file: Option<String>,
    pub(crate) data: &'a [u8],
}

/// The parts of a body; the error says what is wrong with it.
pub(crate) fn parse<'a>(content_type: &str, body: &'a [u8]) -> Result<Vec<Part<'a>>, &'static str> {
    let boundary = content_type
        .split(';')
        .filter_map(|parameter| parameter.trim().split_once('='))
        .find(|(name, _)| name.eq_ignore_ascii_case("boundary"))
        .map(|(_, value)| value.trim_matches('"'))
        .filter(|boundary| !boundary.is_empty())
        .ok_or("has no boundary")?;
    let opening = format!("--{boundary}");
    let closing = format!("\r\n--{boundary}");
    let start = find(body, opening.as_bytes()).ok_or("does not begin with the boundary")?;
    let mut rest = body.get(start + opening.len()..).unwrap_or_default();
    let mut parts = Vec::new();
    loop {
        if rest.starts_with(b"--") {
            return Ok(parts);
        }
        rest = rest.strip_prefix(b"\r\n").ok_or("has a boundary without a line end")?;
        let head_end = find(rest, b"\r\n\r\n").ok_or("has a part without headers")?;
        let (head, after) = rest.split_at(head_end);
        let after = after.get(4..).unwrap_or_default();
        let end = find(after, closing.as_bytes()).ok_or("does not end with the boundary")?;
        let (data, next) = after.split_at(end);
        rest = next.get(closing.len()..).unwrap_or_default();
        let head = String::from_utf8_lossy(head);
        let disposition = head
            .lines()
            .filter_map(|line| line.split_once(':'))
            .find(|(name, _)| name.trim().eq_ignore_ascii_case("content-disposition"))
            .map(|(_, value)| value)
            .ok_or("has a part without Content-Disposition")?;
        let name = parameter(disposition, "name").ok_or("has a part without a name")?;
        parts.push(Part { name, file: parameter(disposition, "filename"), data });
    }
}

fn parameter(disposition: &str, wanted: &str) -> Option<String> {
    disposition
        .split(';')
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| name.trim().trim_end_matches('*').eq_ignore_ascii_case(wanted))
        .map(|(_, value)| value.trim().trim_matches('"').to_owned())
}

fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    if needle.is_empty() {
        return None;
    }
    haystack.windows(needle.len()).position(|window| window == needle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_fields_and_files() {
        let body = b"--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--b\r\n\
            content-disposition: form-data; name=\"f\"; filename=\"x.png\"\r\nContent-Type: image/png\r\n\r\n\xff\r\n\xfe\r\n--b--\r\n";
        let parts = parse("multipart/form-data; boundary=\"b\"", body).unwrap();
        assert_eq!(parts.len(), 2);
        assert_eq!((parts[0].name.as_str(), parts[0].data), ("a", &b"1"[..]));
        assert_eq!((parts[1].file.as_deref(), parts[1].data), (Some("x.png"), &b"\xff\r\n\xfe"[..]));
        assert!(parse("multipart/form-data", body).is_err());
    }

    proptest::proptest! {
        #[test]
        fn no_body_panics(body in proptest::collection::vec(0u8..128, 0..200)) {
            let mut framed = b"--b\r\n".to_vec();
            framed.extend(&body);
            let _ = parse("multipart/form-data; boundary=b", &framed);
            let _ = parse("multipart/form-data; boundary=b", &body);
        }
    }
}
