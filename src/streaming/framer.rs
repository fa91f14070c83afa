//! Cuts a JSON list into its rows while it arrives.
//!
//! The framer only finds where a row begins and ends; what is between is for the decoder of the row.
//! Nothing but the row at hand is kept, and a row that lies within one piece of the body is not even
//! copied.

use bytes::{Buf as _, Bytes};

/// Most bytes kept of what stands around the rows: an error, or the few fields of an envelope.
const MOST_REST: usize = 1 << 20;

/// What [`Framer::next`] found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Found {
    /// A row: JSON text that is not checked yet.
    Row(Bytes),
    /// Everything pushed so far is used up.
    More,
    /// The list, and what is around it, has ended.
    End,
    /// The list is broken at the byte with this number.
    Broken(u64, Fault),
}

/// How a list can be broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Neither a comma nor the end of the list behind a row.
    Separator,
    /// A comma or the like where a row should be.
    Row,
    /// A row, or what is around the rows, is larger than allowed.
    TooLarge,
    /// Something behind the end.
    Trailing,
    /// The body ends within the list.
    CutOff,
}

impl Fault {
    pub(crate) fn text(self) -> &'static str {
        match self {
            Fault::Separator => "expected `,` or `]`",
            Fault::Row => "expected a row",
            Fault::TooLarge => "a row is too large",
            Fault::Trailing => "trailing characters",
            Fault::CutOff => "the body ends within the list",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// Before the value that is, or holds, the list.
    Start,
    /// In an object around the list: before a name.
    Name,
    /// In the name.
    InName,
    /// Behind the name of the field that leads to the list.
    Colon,
    /// In a value that is not of interest. `depth` counts from its begin.
    Other,
    /// Before a row, the first one or (`after a comma`) another.
    First,
    Before,
    /// In a row that is an object, list or text.
    In,
    /// In a row that is a number or a word.
    Bare,
    /// Behind a row.
    After,
    /// Behind the list, within the objects around it.
    Closing,
    /// Behind everything.
    Ended,
    Broken(u64, Fault),
}

/// Finds rows; see the module.
#[derive(Debug)]
pub(crate) struct Framer {
    /// Names of the fields that lead to the list; none where it is the whole answer.
    path: &'static [&'static str],
    most_row: usize,
    state: State,
    /// How many names of `path` have been followed.
    level: usize,
    depth: usize,
    in_text: bool,
    escaped: bool,
    /// The name at hand is the next of `path`, as far as read: its length, or `None`.
    name: Option<usize>,
    piece: Bytes,
    /// The beginning of the row that came with earlier pieces.
    carry: Vec<u8>,
    /// Bytes before `piece`.
    offset: u64,
    /// What is not rows, with `[]` in their place.
    rest: Vec<u8>,
    found_list: bool,
    /// What [`Framer::begun`] found.
    first: Option<Found>,
}

impl Framer {
    pub(crate) fn new(path: &'static [&'static str], most_row: usize) -> Self {
        Framer {
            path,
            most_row,
            state: State::Start,
            level: 0,
            depth: 0,
            in_text: false,
            escaped: false,
            name: None,
            piece: Bytes::new(),
            carry: Vec::new(),
            offset: 0,
            rest: Vec::new(),
            found_list: false,
            first: None,
        }
    }

    /// Begins anew.
    pub(crate) fn reset(&mut self) {
        *self = Framer::new(self.path, self.most_row);
    }

    /// Takes the next piece of the body. Call when [`Framer::next`] asks for more.
    pub(crate) fn push(&mut self, piece: Bytes) {
        if self.piece.is_empty() {
            self.piece = piece;
        } else {
            // Not how it is meant to be used, but nothing is lost.
            let mut joined = self.piece.to_vec();
            joined.extend_from_slice(&piece);
            self.piece = joined.into();
        }
    }

    /// Whether a whole row has come, or something that no other attempt would cure. Looks at the
    /// piece at hand without using it up.
    pub(crate) fn begun(&mut self) -> bool {
        if self.first.is_none() {
            match self.next() {
                Found::More => return false,
                found => self.first = Some(found),
            }
        }
        true
    }

    /// Whether nothing has come.
    pub(crate) fn is_untouched(&self) -> bool {
        self.first.is_none() && self.offset == 0 && self.piece.is_empty()
    }

    /// What came that is not rows.
    pub(crate) fn rest(&self) -> &[u8] {
        &self.rest
    }

    /// Says that no more pieces come.
    pub(crate) fn finish(&mut self) {
        let at = self.offset + self.piece.len() as u64;
        match self.state {
            State::Ended | State::Broken(..) => {}
            // What never became a list is judged as a whole.
            _ if !self.found_list => self.state = State::Ended,
            _ => self.state = State::Broken(at, Fault::CutOff),
        }
    }

    /// The next row.
    pub(crate) fn next(&mut self) -> Found {
        if let Some(found) = self.first.take() {
            return found;
        }
        let mut at = 0;
        let piece = std::mem::take(&mut self.piece);
        let found = self.scan(&piece, &mut at);
        self.offset += at as u64;
        self.piece = piece;
        self.piece.advance(at);
        found
    }

    fn scan(&mut self, piece: &Bytes, at: &mut usize) -> Found {
        let bytes: &[u8] = piece;
        while let Some(&byte) = bytes.get(*at) {
            match self.state {
                State::In => {
                    let start = *at;
                    let ended = self.skip(bytes, at);
                    if let Some(found) = self.collect(piece, start, *at, ended) {
                        return found;
                    }
                    continue;
                }
                State::Bare => {
                    let start = *at;
                    let length = bytes[start..]
                        .iter()
                        .take_while(|byte| !matches!(byte, b',' | b']' | b'}' | b' ' | b'\n' | b'\r' | b'\t'))
                        .count();
                    *at += length;
                    let ended = *at < bytes.len();
                    if let Some(found) = self.collect(piece, start, *at, ended) {
                        return found;
                    }
                    continue;
                }
                State::Other => {
                    let start = *at;
                    let ended = self.skip(bytes, at);
                    if !self.keep(&bytes[start..*at]) {
                        return self.broken(*at, Fault::TooLarge);
                    }
                    if ended {
                        self.state = State::Name;
                    }
                    continue;
                }
                State::Ended => {
                    *at += 1;
                    if !byte.is_ascii_whitespace() {
                        return self.broken(*at - 1, Fault::Trailing);
                    }
                    continue;
                }
                State::Broken(offset, fault) => return Found::Broken(offset, fault),
                State::First | State::Before | State::After if byte.is_ascii_whitespace() => {
                    *at += 1;
                    continue;
                }
                State::First | State::Before => match byte {
                    b']' if self.state == State::First => {
                        *at += 1;
                        self.close_list();
                    }
                    b'{' | b'[' | b'"' => {
                        (self.depth, self.in_text, self.escaped) = (0, false, false);
                        self.state = State::In;
                    }
                    b',' | b']' | b'}' | b':' => return self.broken(*at, Fault::Row),
                    _ => self.state = State::Bare,
                },
                State::After => {
                    *at += 1;
                    match byte {
                        b',' => self.state = State::Before,
                        b']' => self.close_list(),
                        _ => return self.broken(*at - 1, Fault::Separator),
                    }
                }
                State::Start | State::Name | State::InName | State::Colon | State::Closing => {
                    let list_begins = self.around(byte);
                    *at += 1;
                    // The list itself is kept as `[]`, which `close_list` completes.
                    if !self.keep(&[byte]) {
                        return self.broken(*at, Fault::TooLarge);
                    }
                    if list_begins {
                        self.found_list = true;
                        self.state = State::First;
                    }
                }
            }
        }
        match self.state {
            State::Ended => Found::End,
            State::Broken(offset, fault) => Found::Broken(offset, fault),
            _ => Found::More,
        }
    }

    fn broken(&mut self, at: usize, fault: Fault) -> Found {
        let offset = self.offset + at as u64;
        self.state = State::Broken(offset, fault);
        Found::Broken(offset, fault)
    }

    /// Adds to what is not rows; `false` where it becomes too much.
    fn keep(&mut self, bytes: &[u8]) -> bool {
        self.rest.extend_from_slice(bytes);
        self.rest.len() <= MOST_REST
    }

    fn close_list(&mut self) {
        self.rest.push(b']');
        self.depth = self.level;
        self.in_text = false;
        self.escaped = false;
        self.state = if self.level == 0 { State::Ended } else { State::Closing };
    }

    /// A byte outside of rows and of values that are not of interest. Whether the list begins.
    fn around(&mut self, byte: u8) -> bool {
        match self.state {
            State::Start => match byte {
                // A byte order mark.
                0xef | 0xbb | 0xbf => {}
                byte if byte.is_ascii_whitespace() => {}
                b'[' if self.level == self.path.len() => return true,
                b'{' if self.level < self.path.len() => self.state = State::Name,
                // Not what leads to a list: kept as a whole.
                _ if self.level == 0 => {
                    (self.depth, self.in_text, self.escaped) = (1, byte == b'"', false);
                    self.state = State::Closing;
                }
                byte => self.enter_other(byte),
            },
            State::Name => match byte {
                b'"' => {
                    self.name = Some(0);
                    self.escaped = false;
                    self.state = State::InName;
                }
                b'}' => {
                    self.depth = self.level;
                    (self.in_text, self.escaped) = (false, false);
                    self.state = State::Closing;
                    self.closing(byte);
                }
                // Space, commas, and what the decoder will complain of.
                _ => {}
            },
            State::InName => match byte {
                b'"' if !self.escaped => {
                    let wanted = self.path.get(self.level).map(|name| name.len());
                    let follow = !self.found_list && self.name.is_some() && self.name == wanted;
                    self.name = follow.then_some(0);
                    self.state = State::Colon;
                }
                byte => {
                    self.escaped = byte == b'\\' && !self.escaped;
                    self.name = self.name.and_then(|length| {
                        let wanted = self.path.get(self.level)?.as_bytes();
                        (wanted.get(length) == Some(&byte)).then_some(length + 1)
                    });
                }
            },
            State::Colon => match byte {
                b':' => {}
                byte if byte.is_ascii_whitespace() => {}
                byte if self.name.is_some() => match byte {
                    b'[' if self.level + 1 == self.path.len() => {
                        self.level += 1;
                        return true;
                    }
                    b'{' if self.level + 1 < self.path.len() => {
                        self.level += 1;
                        self.state = State::Name;
                    }
                    byte => self.enter_other(byte),
                },
                byte => self.enter_other(byte),
            },
            State::Closing => self.closing(byte),
            _ => {}
        }
        false
    }

    /// Behind the list, or in an answer that has none: only depth counts.
    fn closing(&mut self, byte: u8) {
        if self.in_text {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' => self.escaped = true,
                b'"' => self.in_text = false,
                _ => {}
            }
            return;
        }
        match byte {
            b'"' => self.in_text = true,
            b'{' | b'[' => self.depth += 1,
            b'}' | b']' => {
                self.depth = self.depth.saturating_sub(1);
                if self.depth == 0 && self.found_list {
                    self.state = State::Ended;
                }
            }
            _ => {}
        }
    }

    /// Behind the first byte of a value that is not of interest.
    fn enter_other(&mut self, byte: u8) {
        match byte {
            b'{' | b'[' | b'"' => {
                (self.depth, self.in_text, self.escaped) = (usize::from(byte != b'"'), byte == b'"', false);
                self.state = State::Other;
            }
            // Numbers and words end by themselves: before the next name nothing else is looked at.
            _ => self.state = State::Name,
        }
    }

    /// Goes on to the end of an object, list or text; whether it was reached.
    fn skip(&mut self, bytes: &[u8], at: &mut usize) -> bool {
        // In locals, which the compiler keeps in registers.
        let (mut depth, mut in_text, mut index) = (self.depth, self.in_text, *at);
        let mut ended = false;
        if self.escaped && index < bytes.len() {
            self.escaped = false;
            index += 1;
        }
        'scan: while index < bytes.len() {
            if in_text {
                while let Some(&byte) = bytes.get(index) {
                    index += 1;
                    if byte == b'"' {
                        in_text = false;
                        if depth == 0 {
                            ended = true;
                            break 'scan;
                        }
                        continue 'scan;
                    }
                    if byte == b'\\' {
                        if index == bytes.len() {
                            self.escaped = true;
                            break 'scan;
                        }
                        index += 1;
                    }
                }
            } else {
                while let Some(&byte) = bytes.get(index) {
                    index += 1;
                    match byte {
                        b'"' => {
                            in_text = true;
                            continue 'scan;
                        }
                        b'{' | b'[' => depth += 1,
                        b'}' | b']' => {
                            depth = depth.saturating_sub(1);
                            if depth == 0 {
                                ended = true;
                                break 'scan;
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        (self.depth, self.in_text, *at) = (depth, in_text, index);
        ended
    }

    /// The part of a row that stands in this piece, which may be its last.
    fn collect(&mut self, piece: &Bytes, start: usize, end: usize, ended: bool) -> Option<Found> {
        if self.carry.len() + (end - start) > self.most_row {
            return Some(self.broken(end, Fault::TooLarge));
        }
        if !ended {
            self.carry.extend_from_slice(&piece[start..end]);
            return None;
        }
        self.state = State::After;
        if self.carry.is_empty() {
            return Some(Found::Row(piece.slice(start..end)));
        }
        self.carry.extend_from_slice(&piece[start..end]);
        Some(Found::Row(std::mem::take(&mut self.carry).into()))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Rows, what is around them, and how it ended, with the body in pieces of `size`.
    fn frame(path: &'static [&'static str], body: &[u8], size: usize) -> (Vec<String>, String, Found) {
        let mut framer = Framer::new(path, 1000);
        let mut rows = Vec::new();
        let mut pieces = body.chunks(size);
        let mut ended = false;
        loop {
            match framer.next() {
                Found::Row(row) => rows.push(String::from_utf8_lossy(&row).into_owned()),
                Found::More if ended => return (rows, rest(&framer), Found::More),
                Found::More => match pieces.next() {
                    Some(piece) => framer.push(Bytes::copy_from_slice(piece)),
                    None => {
                        framer.finish();
                        ended = true;
                    }
                },
                found => {
                    // What follows the end is looked at too.
                    match (found.clone(), pieces.next()) {
                        (Found::End, Some(piece)) => framer.push(Bytes::copy_from_slice(piece)),
                        _ => return (rows, rest(&framer), found),
                    }
                }
            }
        }
    }

    fn rest(framer: &Framer) -> String {
        String::from_utf8_lossy(framer.rest()).into_owned()
    }

    #[test]
    fn rows_in_pieces_of_any_size() {
        let body = br#" [ {"a":"]}\"[","b":[1,{"c":2}]} , 5,null,"x\\", [1,[2]] ,{"d":"\\\""}, -1.5e3 ] "#;
        let rows = [
            r#"{"a":"]}\"[","b":[1,{"c":2}]}"#,
            "5",
            "null",
            r#""x\\""#,
            "[1,[2]]",
            r#"{"d":"\\\""}"#,
            "-1.5e3",
        ];
        for size in 1..body.len() + 1 {
            let (found, rest, end) = frame(&[], body, size);
            assert_eq!(found, rows, "{size}");
            assert_eq!((rest.as_str(), end), (" []", Found::End), "{size}");
        }
    }

    #[test]
    fn a_list_within_objects() {
        let body = br#"{"x":{"data":[9]},"data":{"y":"}","total":12,"items":[{"a":1},{"a":2}],"z":[1,{"b":"]"}]},"error":false} "#;
        let around =
            r#"{"x":{"data":[9]},"data":{"y":"}","total":12,"items":[],"z":[1,{"b":"]"}]},"error":false}"#;
        for size in 1..body.len() + 1 {
            let (rows, rest, end) = frame(&["data", "items"], body, size);
            assert_eq!(rows, [r#"{"a":1}"#, r#"{"a":2}"#], "{size}");
            assert_eq!((rest.as_str(), end), (around, Found::End), "{size}");
        }
    }

    #[test]
    fn what_is_no_list_is_kept_whole() {
        for body in [r#"{"error":true,"errorText":"x"}"#, "null", "\"text\"", "5", "", "{\"data\":null}"] {
            for size in 1..body.len() + 1 {
                let (rows, rest, end) = frame(&[], body.as_bytes(), size);
                assert_eq!((rows.len(), rest.as_str(), end), (0, body, Found::End), "{size}");
            }
        }
        for body in
            [r#"{"data":null}"#, r#"{"data":"no"}"#, r#"{"data":{"items":null},"error":true}"#, "[1]", "null"]
        {
            for size in 1..body.len() + 1 {
                let (rows, rest, _) = frame(&["data", "items"], body.as_bytes(), size);
                assert_eq!((rows.len(), rest.as_str()), (0, body), "{size}");
            }
        }
    }

    #[test]
    fn broken_lists_are_told_with_their_place() {
        for (body, rows, at, fault) in [
            ("[1 2]", 1, 3, Fault::Separator),
            ("[1,]", 1, 3, Fault::Row),
            ("[,1]", 0, 1, Fault::Row),
            ("[}", 0, 1, Fault::Row),
            ("[{}:", 1, 3, Fault::Separator),
            ("[1] x", 1, 4, Fault::Trailing),
            ("[1]]", 1, 3, Fault::Trailing),
            ("[{\"a\":1}", 1, 8, Fault::CutOff),
            ("[{\"a\":1},{\"b", 1, 12, Fault::CutOff),
            ("[12", 0, 3, Fault::CutOff),
        ] {
            for size in 1..body.len() + 1 {
                let (found, _, end) = frame(&[], body.as_bytes(), size);
                assert_eq!((found.len(), end), (rows, Found::Broken(at, fault)), "{body} {size}");
            }
        }
        let long = format!("[1,\"{}\"]", "x".repeat(2000));
        assert!(matches!(frame(&[], long.as_bytes(), 7).2, Found::Broken(_, Fault::TooLarge)));
    }

    proptest! {
        #[test]
        fn any_bytes_are_safe(body in proptest::collection::vec(any::<u8>(), 0..200), size in 1_usize..50) {
            frame(&[], &body, size);
            frame(&["a", "b"], &body, size);
        }

        #[test]
        fn near_json_is_safe_and_does_not_depend_on_pieces(
            body in r#"[\[\]{},:" \\a1n]{0,60}"#, size in 1_usize..20
        ) {
            for path in [&[][..], &["a"][..]] {
                prop_assert_eq!(frame(path, body.as_bytes(), size), frame(path, body.as_bytes(), 1000));
            }
        }

        #[test]
        fn rows_are_those_of_serde(rows in proptest::collection::vec(any::<Option<(i64, String)>>(), 0..20), size in 1_usize..40) {
            let body = serde_json::to_vec(&rows).unwrap();
            let (found, _, end) = frame(&[], &body, size);
            let expected: Vec<_> = rows.iter().map(|row| serde_json::to_string(row).unwrap()).collect();
            prop_assert_eq!(found, expected);
            prop_assert_eq!(end, Found::End);
        }
    }
}
