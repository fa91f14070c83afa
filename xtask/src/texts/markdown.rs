//! Words in HTML and Markdown, not all of it sound, as Markdown that rustdoc takes without a warning: text,
//! lists and code; everything else is escaped or left out.

/// A text as paragraphs, lists and code of Markdown. The table of limits is left out: the docs have it.
pub fn markdown(text: &str) -> String {
    let mut out = String::new();
    let mut in_list = false;
    for line in without_tags(&without_limits(text)).lines() {
        let line: String = line.chars().filter(|char| !is_hidden(*char)).collect();
        let line = line.trim().trim_start_matches(['#', '>', '|']).trim_end_matches('|').trim();
        // Rules, underlines, fences and the lines under the head of a table.
        if line.chars().all(|char| "-=_*~`|:+ ".contains(char)) {
            in_list = false;
            if !out.is_empty() && !out.ends_with("\n\n") {
                out.push('\n');
            }
            continue;
        }
        let item = ["- ", "* ", "+ ", "• ", "– ", "— "].iter().find_map(|mark| line.strip_prefix(mark));
        if item.is_some() != in_list && !out.is_empty() && !out.ends_with("\n\n") {
            out.push('\n');
        }
        in_list = item.is_some();
        if in_list {
            out.push_str("- ");
        }
        out.push_str(&inline(item.unwrap_or(line).trim()));
        out.push('\n');
    }
    out.trim().to_owned()
}

/// Control characters, and those that turn the direction of a text.
fn is_hidden(char: char) -> bool {
    char.is_control() && char != '\t'
        || matches!(char, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

fn without_limits(text: &str) -> String {
    let mut rest = text;
    let mut out = String::new();
    while let Some(mark) = rest.find("description_limit") {
        let start = rest[..mark].rfind('<').unwrap_or(mark);
        out.push_str(&rest[..start]);
        rest = rest[mark..].split_once("</div>").map_or("", |(_, rest)| rest);
    }
    out + rest
}

/// Text without HTML; tags that break lines do.
fn without_tags(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        out.push_str(&rest[..start]);
        let inside = &rest[start + 1..];
        let is_tag = inside.starts_with(|char: char| char.is_ascii_alphabetic() || "/!".contains(char));
        let Some(end) = inside.find('>').filter(|end| is_tag && *end < 1_000) else {
            out.push('<');
            rest = inside;
            continue;
        };
        let name = inside[..end].split([' ', '\n', '/']).find(|word| !word.is_empty()).unwrap_or_default();
        match name.to_ascii_lowercase().as_str() {
            "li" if !inside.starts_with('/') => out.push_str("\n- "),
            "br" | "li" | "tr" => out.push('\n'),
            "p" | "div" | "ul" | "ol" | "hr" | "table" | "h1" | "h2" | "h3" | "h4" | "details"
            | "summary" => {
                out.push_str("\n\n");
            }
            "td" | "th" => out.push(' '),
            "code" => out.push('`'),
            _ => {}
        }
        rest = &inside[end + 1..];
    }
    out.push_str(rest);
    let entities =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&")];
    entities.iter().fold(out, |text, (entity, char)| text.replace(entity, char))
}

/// One line: pairs of single backticks are code, the rest is text.
fn inline(line: &str) -> String {
    let parts: Vec<&str> = line.split('`').collect();
    let is_code = |part: &str| !part.trim().is_empty() && part.trim() == part;
    let sound = parts.len() % 2 == 1 && parts.iter().skip(1).step_by(2).all(|part| is_code(part));
    if !sound {
        return escaped(line);
    }
    let mut out = String::new();
    for (index, part) in parts.iter().enumerate() {
        let part = if index % 2 == 1 { format!("`{part}`") } else { escaped(part) };
        if out.ends_with('`') && part.starts_with('`') {
            out.push(' ');
        }
        out.push_str(&part);
    }
    out
}

/// Text that Markdown takes as it stands; addresses as code, links as their words.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for (index, word) in without_links(&text.replace("**", "")).split([' ', '\t']).enumerate() {
        // Several spaces after a number would make a block of code.
        if index > 0 && !out.ends_with(' ') {
            out.push(' ');
        }
        match word.find("http://").or_else(|| word.find("https://")) {
            Some(start) => {
                let end = word.trim_end_matches(['.', ',', ';', ':', ')', '»', '"', '\'', '!', '?']).len();
                let (before, rest) = word.split_at(start);
                let (address, after) = rest.split_at(end.max(start) - start);
                out.push_str(&escape(before));
                out.push_str(&format!("`{}`", address.replace('`', "")));
                out.push_str(&escape(after));
            }
            None => out.push_str(&escape(word)),
        }
    }
    out
}

/// `[words](address)` as its words.
fn without_links(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(middle) = rest.find("](") {
        let (Some(open), Some(close)) = (rest[..middle].rfind('['), rest[middle..].find(')')) else { break };
        out.push_str(&rest[..open]);
        out.push_str(&rest[open + 1..middle]);
        rest = &rest[middle + close + 1..];
    }
    out + rest
}

fn escape(text: &str) -> String {
    let mut out = String::new();
    for char in text.chars() {
        if "\\`*_[]<>#|~&$".contains(char) {
            out.push('\\');
        }
        out.push(char);
    }
    out
}
