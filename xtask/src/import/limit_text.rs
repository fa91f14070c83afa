//! Reads the limit block of an operation's description.
//!
//! A block is a heading that says who shares the limit, a table, and sentences about penalties and
//! the sandbox; two operations have a sentence instead of a table. Every line must be understood:
//! what cannot be placed is returned as a fault that quotes it. WB publishes its documents in Russian
//! and in English; the words are the ones its tables and sentences are made of.

use crate::contract::limits::{Limit, TokenType, write_duration};

/// What a block says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Block {
    /// The operations that share the limit, if it is not the operation's own.
    pub group: Option<Group>,
    /// The numbers.
    pub numbers: Numbers,
    /// Requests that an answer 4XX counts as.
    pub cost_4xx: Option<u32>,
    /// Requests that an answer 409 counts as.
    pub cost_409: Option<u32>,
    /// The limit in the sandbox, which is not part of the production limit.
    pub sandbox: Option<Sandbox>,
}

/// A limit in the sandbox, common to all operations whose blocks have the same words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sandbox {
    /// Words that name the operations it is common to, in lower case.
    pub words: Vec<String>,
    /// The limit.
    pub limit: Limit,
}

/// The operations that share a limit, in WB's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Words of the heading that name the group, in lower case.
    pub words: Vec<String>,
    /// The list under the heading, if there is one.
    pub list: Vec<String>,
}

/// The numbers of a block.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Numbers {
    /// No limit is published.
    #[default]
    Absent,
    /// A table whose cells are empty templates (`<no value>`).
    NoValue,
    /// A sentence: so many requests in so much time.
    Sentence {
        /// In so much time.
        period_ms: u64,
        /// So many requests.
        limit: u32,
    },
    /// One row for all types of token.
    Any(Limit),
    /// Rows by type of token.
    Typed(Vec<(TokenType, Limit)>),
}

impl std::fmt::Display for Numbers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Absent => f.write_str("no limit"),
            Self::NoValue => f.write_str("a table of `<no value>`"),
            Self::Sentence { period_ms, limit } => {
                write!(f, "a sentence, {limit} per {}", write_duration(*period_ms))
            }
            Self::Any(limit) => write!(
                f,
                "a table, {} per {}, interval {}, burst {}",
                limit.limit,
                write_duration(limit.period_ms),
                write_duration(limit.interval_ms),
                limit.burst
            ),
            Self::Typed(rows) => write!(f, "a table of {} token types", rows.len()),
        }
    }
}

/// Reads the limit block of a description. The errors quote what they are about.
pub fn read(description: &str) -> Result<Block, Vec<String>> {
    let mut blocks = Vec::new();
    let mut rest = description;
    while let Some(start) = rest.find("description_limit") {
        rest = &rest[start..];
        let (Some(open), Some(close)) = (rest.find('>'), rest.find("</div>")) else {
            return Err(vec![format!("the limit block does not end: {:?}", quote(rest))]);
        };
        blocks.push(&rest[open + 1..close.max(open + 1)]);
        rest = &rest[close..];
    }
    match blocks.as_slice() {
        [] => Ok(Block::default()),
        [block] => Reader::default().read(block),
        _ => Err(vec![format!("{} limit blocks", blocks.len())]),
    }
}

/// How the heading of a block starts; the holder of the limit follows.
const HEADINGS: [&str; 2] = ["Лимит запросов на один ", "Request limit per one "];
/// The holder of a limit. WB called the seller's account a profile from the autumn of 2026 on.
const HOLDERS: [&str; 6] = [
    "аккаунт продавца",
    "профиль продавца",
    "seller's account",
    "seller's profile",
    "seller account",
    "seller profile",
];
const EXCEPTIONS: [&str; 2] = ["Исключение — методы", "Exceptions are the methods"];
const PENALTIES: [&str; 2] = ["Один запрос с код", "One request with "];
const SANDBOXES: [&str; 3] =
    ["В песочнице — максимум ", "In the sandbox — maximum ", "In the Sandbox — maximum "];

/// The words that name a group: without those that only make a sentence of them.
fn naming_words(words: impl Iterator<Item = String>) -> Vec<String> {
    const FILLERS: [&str; 13] = [
        "для",
        "всех",
        "следующих",
        "методов",
        "категории",
        "модели",
        "for",
        "all",
        "the",
        "following",
        "methods",
        "in",
        "category",
    ];
    words.filter(|word| !FILLERS.contains(&word.as_str())).collect()
}

#[derive(Default)]
struct Reader {
    block: Block,
    faults: Vec<String>,
    /// Whether list items belong to the exceptions of the group.
    in_exceptions: bool,
    /// Whether the heading announced a list of operations.
    list_follows: bool,
    columns: Option<bool>,
    rows: Vec<(Option<TokenType>, Option<Limit>)>,
    headed: bool,
}

impl Reader {
    fn read(mut self, block: &str) -> Result<Block, Vec<String>> {
        let mut text = block.replace("</li>", "\n");
        for tag in ["<ul>", "</ul>", "<li>", "<hr>"] {
            text = text.replace(tag, &format!("\n{tag}"));
        }
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if line.starts_with('|') {
                self.table_line(line);
            } else {
                self.text_line(line);
            }
        }
        self.finish();
        if self.faults.is_empty() { Ok(self.block) } else { Err(self.faults) }
    }

    fn fault(&mut self, message: &str, line: &str) {
        self.faults.push(format!("{message}: {:?}", quote(line)));
    }

    fn text_line(&mut self, line: &str) {
        let plain = without_tags(line).replace('’', "'");
        let text = plain.trim_end_matches([':', '.', ' ']);
        if ["<ul>", "</ul>", "<hr>"].contains(&line) {
        } else if line.starts_with("<li>") {
            match (self.in_exceptions, &mut self.block.group) {
                (true, Some(_)) => {}
                (false, Some(group)) if self.list_follows => group.list.push(text.to_lowercase()),
                _ => self.fault("a list that no heading announces", line),
            }
        } else if let Some(rest) = HEADINGS.iter().find_map(|start| text.strip_prefix(start)) {
            self.heading(rest, line);
        } else if EXCEPTIONS.contains(&text) {
            self.in_exceptions = true;
        } else if PENALTIES.iter().any(|start| text.starts_with(start)) {
            self.penalty(text, line);
        } else if SANDBOXES.iter().any(|start| text.starts_with(start)) {
            self.sandbox(text, line);
        } else if text.starts_with("Максимум ") || text.starts_with("Maximum ") {
            self.sentences(&plain, line);
        } else {
            self.fault("unknown sentence", line);
        }
    }

    /// `<account of the seller>[ for <group>[ except the method …]]`.
    fn heading(&mut self, rest: &str, line: &str) {
        let Some(rest) = HOLDERS.iter().find_map(|who| rest.strip_prefix(who)) else {
            return self.fault("unknown holder of the limit", line);
        };
        if std::mem::replace(&mut self.headed, true) {
            return self.fault("a second heading", line);
        }
        let rest = rest.trim();
        if rest.is_empty() {
            return;
        }
        let rest = [" кроме метода ", " кроме методов ", " except for the method", " except the method"]
            .iter()
            .find_map(|word| rest.split_once(word))
            .map_or(rest, |(group, _)| group);
        let mut words = rest.split_whitespace().map(str::to_lowercase);
        if !["для", "for"].contains(&words.next().as_deref().unwrap_or_default()) {
            return self.fault("unknown group", line);
        }
        let words = naming_words(words);
        self.list_follows = line.trim_end().ends_with(':') && !line.contains("<strong>");
        if words.is_empty() && !self.list_follows {
            return self.fault("unknown group", line);
        }
        self.block.group = Some(Group { words, list: Vec::new() });
    }

    /// `One request with the code(s) X counts as N requests`.
    fn penalty(&mut self, text: &str, line: &str) {
        // `One request with …`: what is left is the code, and what it counts as.
        let fillers = [
            "с",
            "кодами",
            "кодом",
            "ответов",
            "ответа",
            "with",
            "a",
            "the",
            "response",
            "code",
            "codes",
            "of",
        ];
        let words: Vec<&str> = text.split_whitespace().filter(|word| !fillers.contains(word)).collect();
        let cost = match words.as_slice() {
            ["Один", "запрос", code, "учитывается", "как", cost, unit]
            | ["One", "request", code, "is", "counted", "as", cost, unit]
                if is_requests(unit) =>
            {
                cost.parse::<u32>().ok().filter(|cost| *cost > 1).map(|cost| (*code, cost))
            }
            _ => None,
        };
        match cost {
            Some(("4XX", cost)) if self.block.cost_4xx.is_none() => self.block.cost_4xx = Some(cost),
            Some(("409", cost)) if self.block.cost_409.is_none() => self.block.cost_409 = Some(cost),
            _ => self.fault("unknown penalty", line),
        }
    }

    /// `In the sandbox: at most N requests per second together for all methods of X`: a limit of
    /// its own, which says nothing about the group of the production limit.
    fn sandbox(&mut self, text: &str, line: &str) {
        let words: Vec<&str> = text.split_whitespace().filter(|word| *word != "of").collect();
        let (count, unit, rest) = match words.as_slice() {
            [
                "В",
                "песочнице",
                "—",
                "максимум",
                count,
                unit,
                "в",
                "секунду",
                "суммарно",
                "для",
                rest @ ..,
            ]
            | ["In", "the", _, "—", "maximum", count, unit, "per", "second", "for", rest @ ..] => {
                (count.parse::<u32>().ok().filter(|count| *count > 0), *unit, rest)
            }
            _ => return self.fault("unknown sentence about the sandbox", line),
        };
        let rest = match rest {
            ["всех", "методов", rest @ ..] | ["all", rest @ .., "methods", "in", "total"] => rest,
            _ => return self.fault("unknown sentence about the sandbox", line),
        };
        match count {
            Some(count) if is_requests(unit) && !rest.is_empty() && self.block.sandbox.is_none() => {
                let limit = Limit {
                    period_ms: 1_000,
                    limit: count,
                    interval_ms: 1_000 / u64::from(count),
                    burst: count,
                };
                let words = naming_words(rest.iter().map(|word| word.to_lowercase()));
                self.block.sandbox = Some(Sandbox { words, limit });
            }
            _ => self.fault("unknown sentence about the sandbox", line),
        }
    }

    /// `At most N requests in M minutes[ per account].` and what may follow it.
    fn sentences(&mut self, text: &str, line: &str) {
        // Known company of the limit of GET /ping: abuse is blocked, every host counts for itself.
        const COMPANY: [&str; 2] = [
            "Если попытаться автоматизировать использование метода, запросы будут временно заблокированы",
            "Лимит действует отдельно для каждого варианта метода в зависимости от домена",
        ];
        for sentence in text.split(". ").map(|sentence| sentence.trim_end_matches('.').trim()) {
            if PENALTIES.iter().any(|start| sentence.starts_with(start)) {
                self.penalty(sentence, line);
            } else if let Some(rest) =
                ["Максимум ", "Maximum of ", "Maximum "].iter().find_map(|start| sentence.strip_prefix(start))
            {
                let holder =
                    |start: &str| HOLDERS.iter().find_map(|who| rest.strip_suffix(who)?.strip_suffix(start));
                let rest = holder(" на один ").or_else(|| holder(" per one ")).unwrap_or(rest);
                let words: Vec<&str> = rest.split_whitespace().collect();
                let numbers = match words.as_slice() {
                    [limit, requests, "в" | "за" | "per", period, unit] if is_requests(requests) => {
                        limit.parse().ok().zip(duration(period, unit))
                    }
                    _ => None,
                };
                match numbers {
                    Some((limit, period_ms)) if limit > 0 && self.block.numbers == Numbers::Absent => {
                        self.block.numbers = Numbers::Sentence { period_ms, limit };
                    }
                    _ => self.fault("unknown limit", line),
                }
            } else if !COMPANY.contains(&sentence) {
                self.fault("unknown sentence", sentence);
            }
        }
    }

    fn table_line(&mut self, line: &str) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if cells.iter().all(|cell| cell.len() >= 3 && cell.bytes().all(|byte| b"-:".contains(&byte))) {
            return;
        }
        let known = |cells: &[&str]| {
            [["Период", "Лимит", "Интервал", "Всплеск"], ["Period", "Limit", "Interval", "Burst"]]
                .iter()
                .any(|columns| cells == columns)
        };
        let typed = |cell: &&str| ["Тип", "Type", "Token type"].contains(cell);
        if known(&cells) || (cells.first().is_some_and(typed) && known(&cells[1..])) {
            if self.columns.replace(cells.len() == 5).is_some() {
                self.fault("a second table", line);
            }
            return;
        }
        let Some(typed) = self.columns else { return self.fault("a row without a known head", line) };
        let no_value = |cells: &[&str]| cells.iter().all(|cell| *cell == "<no value>");
        let (token, numbers) = match (typed, cells.as_slice()) {
            (true, [_, numbers @ ..]) if numbers.len() == 4 && no_value(&cells) => (None, numbers),
            (true, [token, numbers @ ..]) if numbers.len() == 4 => {
                let token = match *token {
                    "Персональный" | "Personal" => TokenType::Personal,
                    "Сервисный" | "Service" => TokenType::Service,
                    "Базовый с секретом" | "Base with secret" => TokenType::BaseWithSecret,
                    "Базовый" | "Base" => TokenType::Base,
                    _ => return self.fault("unknown token type", line),
                };
                (Some(token), numbers)
            }
            (false, numbers) if numbers.len() == 4 => (None, numbers),
            _ => return self.fault("a row that does not fit its table", line),
        };
        if no_value(numbers) {
            return self.rows.push((token, None));
        }
        match row(numbers) {
            Ok(limit) => self.rows.push((token, Some(limit))),
            Err(message) => self.fault(message, line),
        }
    }

    fn finish(&mut self) {
        if self.list_follows && self.block.group.as_ref().is_some_and(|group| group.list.is_empty()) {
            self.faults.push("the heading announces a list, and there is none".to_owned());
        }
        let rows = std::mem::take(&mut self.rows);
        if rows.is_empty() {
            if self.block.numbers == Numbers::Absent && self.faults.is_empty() {
                self.faults.push("a limit block without numbers".to_owned());
            }
            return;
        }
        if self.block.numbers != Numbers::Absent {
            return self.faults.push("a sentence and a table".to_owned());
        }
        let mut tokens: Vec<_> = rows.iter().map(|(token, _)| *token).collect();
        tokens.sort();
        tokens.dedup();
        if tokens.len() != rows.len() {
            return self.faults.push("two rows for the same tokens".to_owned());
        }
        let numbers: Option<Vec<_>> =
            rows.iter().map(|(token, limit)| limit.map(|limit| (*token, limit))).collect();
        self.block.numbers = match numbers {
            None if rows.iter().all(|(_, limit)| limit.is_none()) => Numbers::NoValue,
            None => {
                return self.faults.push("some rows of the table are `<no value>`, some are not".to_owned());
            }
            Some(numbers) => match numbers.as_slice() {
                [(None, limit)] => Numbers::Any(*limit),
                _ => Numbers::Typed(
                    numbers.into_iter().filter_map(|(token, limit)| Some((token?, limit))).collect(),
                ),
            },
        };
    }
}

/// `1 min | 300 requests | 200 ms | 20 requests`.
fn row(cells: &[&str]) -> Result<Limit, &'static str> {
    let [period, limit, interval, burst] = cells else { return Err("a row that does not fit its table") };
    let time = |cell: &str| cell.split_once(' ').and_then(|(count, unit)| duration(count, unit.trim()));
    let requests = |cell: &str| {
        let (count, unit) = cell.split_once(' ')?;
        count.parse::<u32>().ok().filter(|count| *count > 0 && is_requests(unit.trim()))
    };
    let limit = Limit {
        period_ms: time(period).ok_or("unknown period")?,
        limit: requests(limit).ok_or("unknown limit")?,
        interval_ms: time(interval).ok_or("unknown interval")?,
        burst: requests(burst).ok_or("unknown burst")?,
    };
    // WB writes interval = period / limit, rounded to a millisecond.
    if (limit.period_ms / u64::from(limit.limit)).abs_diff(limit.interval_ms) > 1 {
        return Err("the interval is not the period divided by the limit");
    }
    Ok(limit)
}

fn is_requests(word: &str) -> bool {
    ["запрос", "запроса", "запросов", "request", "requests"].contains(&word)
}

fn duration(count: &str, unit: &str) -> Option<u64> {
    let unit = match unit {
        "мс" | "миллисекунда" | "миллисекунды" | "миллисекунд" => 1,
        "ms" | "millisecond" | "milliseconds" => 1,
        "с" | "сек" | "секунда" | "секунды" | "секунд" | "секунду" => 1_000,
        "s" | "sec" | "second" | "seconds" => 1_000,
        "мин" | "минута" | "минуты" | "минут" | "минуту" => 60_000,
        "min" | "minute" | "minutes" => 60_000,
        "ч" | "час" | "часа" | "часов" | "h" | "hour" | "hours" => 3_600_000,
        "д" | "день" | "дня" | "дней" | "сут" | "сутки" | "суток" => 86_400_000,
        "d" | "day" | "days" => 86_400_000,
        _ => return None,
    };
    count.parse::<u64>().ok()?.checked_mul(unit).filter(|ms| *ms > 0)
}

fn without_tags(line: &str) -> String {
    let mut text = String::new();
    let mut in_tag = false;
    for char in line.chars() {
        match char {
            '<' => in_tag = true,
            '>' if in_tag => in_tag = false,
            char if !in_tag => text.push(char),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn quote(text: &str) -> String {
    let plain = if text.starts_with('|') { text.to_owned() } else { without_tags(text) };
    match plain.char_indices().nth(160) {
        Some((end, _)) => format!("{}…", &plain[..end]),
        None => plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: Limit = Limit { period_ms: 60_000, limit: 300, interval_ms: 200, burst: 20 };

    fn block(text: &str) -> Result<Block, Vec<String>> {
        read(&format!("Words.\n<div class=\"description_limit\">\n{text}\n</div>\nMore words."))
    }

    fn fault(text: &str) -> String {
        block(text).unwrap_err().join("; ")
    }

    const OWN: &str = "<a href='/x'>Лимит запросов</a> на один аккаунт продавца:";
    const HEAD: &str = "| Период | Лимит | Интервал | Всплеск |\n| --- | --- | --- | --- |";
    const TYPED: &str = "| Тип | Период | Лимит | Интервал | Всплеск |\n| --- | --- | --- | --- | --- |";
    const ROW: &str = "| 1 мин | 300 запросов | 200 мс | 20 запросов |";

    #[test]
    fn a_table_in_both_wordings() {
        for row in [ROW, "| 1 минута | 300 запросов | 200 миллисекунд | 20 запросов |"]
        {
            let block = block(&format!("{OWN}\n\n{HEAD}\n{row}")).unwrap();
            assert_eq!(block, Block { numbers: Numbers::Any(LIMIT), ..Block::default() });
        }
    }

    #[test]
    fn rows_by_token_type() {
        let text = format!(
            "{OWN}\n{TYPED}\n| Персональный | 1 мин | 300 запросов | 200 мс | 20 запросов |\n| Базовый | 24 ч | 1 запрос | 24 ч | 1 запрос |"
        );
        let day = Limit { period_ms: 86_400_000, limit: 1, interval_ms: 86_400_000, burst: 1 };
        let rows = vec![(TokenType::Personal, LIMIT), (TokenType::Base, day)];
        assert_eq!(block(&text).unwrap().numbers, Numbers::Typed(rows));
    }

    #[test]
    fn groups_penalties_exceptions_and_the_sandbox() {
        let text = format!(
            "<a>Лимит запросов</a> на один профиль продавца для всех методов категории <strong>Контент</strong>:\n{HEAD}\n{ROW}\n\
             Исключение — методы:\n<ul>  <li><a href='/y'>создания</a></li>  <li>правки</li></ul>\n\
             Один запрос с кодами ответов <code>4XX</code> учитывается как 10 запросов.\n<hr>\n\
             В <a href='/s'>песочнице</a> — максимум 1 запрос в секунду суммарно для всех методов <strong>Контента</strong>."
        );
        let block = block(&text).unwrap();
        assert_eq!(block.group, Some(Group { words: vec!["контент".to_owned()], list: vec![] }));
        let limit = Limit { period_ms: 1_000, limit: 1, interval_ms: 1_000, burst: 1 };
        let sandbox = Sandbox { words: vec!["контента".to_owned()], limit };
        assert_eq!((block.cost_4xx, block.sandbox), (Some(10), Some(sandbox)));
    }

    #[test]
    fn the_english_edition_says_the_same() {
        let link = "<a href=\"/x\">Request limit</a> per one seller's account";
        let head = "| Period | Limit | Interval | Burst |\n| --- | --- | --- | --- |";
        for row in [
            "| 1 min | 300 requests | 200 ms | 20 requests |",
            "| 1 minute | 300 requests | 200 milliseconds | 20 requests |",
        ] {
            for (group, words) in [
                ("", None),
                (" for all methods in the <strong>Content</strong> category", Some("content")),
                (" for <strong>FBS orders and passes</strong> methods", Some("fbs orders and passes")),
                (" for all <strong>seller warehouses</strong> methods", Some("seller warehouses")),
            ] {
                let block = block(&format!("{link}{group}:\n\n{head}\n{row}\n")).unwrap();
                assert_eq!(block.numbers, Numbers::Any(LIMIT));
                assert_eq!(block.group.map(|group| group.words.join(" ")).as_deref(), words);
            }
        }
        let typed = "Request limit per one seller account for the following DBW methods:\n<ul><li>contacts</li><li>orders</li></ul>\n\
             | Type | Period | Limit | Interval | Burst |\n|---|---|---|---|---|\n\
             | Personal | 1 min | 6 requests | 10 s | 6 requests |\n| Base with secret | 1 min | 6 requests | 10 s | 6 requests |\n\
             | Base | 1 h | 1 request | 1 h | 1 request |\n\
             One request with a response code of <code>409</code> is counted as 33 requests\n\
             One request with a 4XX response code is counted as 10 requests\n\
             In the <a href=\"/sandbox\">Sandbox</a> — maximum of 1 request per second for all Marketplace methods in total";
        let typed = block(typed).unwrap();
        let Numbers::Typed(rows) = &typed.numbers else { panic!("{:?}", typed.numbers) };
        let tokens: Vec<TokenType> = rows.iter().map(|(token, _)| *token).collect();
        assert_eq!(tokens, [TokenType::Personal, TokenType::BaseWithSecret, TokenType::Base]);
        assert_eq!((typed.cost_409, typed.cost_4xx), (Some(33), Some(10)));
        assert_eq!(typed.sandbox.unwrap().words, ["marketplace"]);
        assert_eq!(typed.group.unwrap().list, ["contacts", "orders"]);
        assert_eq!(
            block("Maximum of 1 request per 10 <a href='/x'>minutes</a> per one seller's account")
                .unwrap()
                .numbers,
            Numbers::Sentence { period_ms: 600_000, limit: 1 }
        );
        let with = |row: &str| fault(&format!("{link}:\n{head}\n{row}"));
        assert!(with("| 1 fortnight | 300 requests | 200 ms | 20 requests |").contains("fortnight"));
        assert!(with("| 1 min | 300 calls | 200 ms | 20 requests |").contains("unknown limit"));
        let penalty = "One request with a response code of 500 is charged as 10 requests";
        assert!(
            fault(&format!("{link}:\n{head}\n| 1 min | 300 requests | 200 ms | 20 requests |\n{penalty}"))
                .contains("unknown penalty")
        );
    }

    #[test]
    fn a_group_given_as_a_list() {
        let text = format!(
            "<a>Лимит запросов</a> на один аккаунт продавца для следующих методов DBW:\n<ul>\n<li>список</li>\n<li>удаление</li>\n</ul>\n{HEAD}\n{ROW}"
        );
        let group = block(&text).unwrap().group.unwrap();
        assert_eq!(
            (group.words, group.list),
            (vec!["dbw".to_owned()], vec!["список".to_owned(), "удаление".to_owned()])
        );
    }

    #[test]
    fn sentences() {
        let text = "Максимум 1 запрос в 10 <a href='/x'>минут</a> на один аккаунт продавца. Один запрос с кодом ответа <code>409</code> учитывается как 33 запроса.";
        let block = block(text).unwrap();
        assert_eq!(block.numbers, Numbers::Sentence { period_ms: 600_000, limit: 1 });
        assert_eq!((block.cost_4xx, block.cost_409), (None, Some(33)));
    }

    #[test]
    fn empty_templates_and_missing_blocks_are_told_apart() {
        let text = format!("{OWN}\n{HEAD}\n| <no value> | <no value> | <no value> | <no value> |");
        assert_eq!(block(&text).unwrap().numbers, Numbers::NoValue);
        assert_eq!(read("No block.").unwrap().numbers, Numbers::Absent);
    }

    #[test]
    fn what_cannot_be_placed_is_quoted() {
        let with = |row: &str| fault(&format!("{OWN}\n{HEAD}\n{row}"));
        assert!(
            with("| 1 век | 300 запросов | 200 мс | 20 запросов |").contains("unknown period: \"| 1 век |")
        );
        assert!(with("| 1 мин | 300 calls | 200 мс | 20 запросов |").contains("unknown limit"));
        assert!(with("| 1 мин | 300 запросов | 5 сек | 20 запросов |").contains("not the period divided"));
        assert!(with("| 1 мин | 300 запросов | 200 мс |").contains("does not fit its table"));
        assert!(with(&format!("{ROW}\n{ROW}")).contains("two rows"));
        assert!(
            fault(&format!("{OWN}\n{TYPED}\n| Новый | 1 мин | 300 запросов | 200 мс | 20 запросов |"))
                .contains("unknown token type")
        );
        assert!(
            fault(&format!("{OWN}\n{HEAD}\n{ROW}\nНовое правило"))
                .contains("unknown sentence: \"Новое правило\"")
        );
        assert!(fault(&format!("{OWN}\n{HEAD}\n{ROW}\nОдин запрос с кодами ответов <code>5XX</code> учитывается как 10 запросов")).contains("unknown penalty"));
        assert!(fault(OWN).contains("without numbers"));
        assert!(fault("Quota per one seller account:").contains("unknown sentence: \"Quota per"));
        assert!(fault("Request limit per one buyer:").contains("unknown holder of the limit"));
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_safe(text in "\\PC{0,200}") {
            let _ = super::read(&text);
            let _ = block(&text);
        }

        #[test]
        fn near_tables_are_safe(
            rows in proptest::collection::vec(
                "(\\|? ?(Тип|Период|Лимит|Интервал|Всплеск|Базовый|---|<no value>|[0-9]{0,25} ?(мин|мс|ч|сек|запрос)|Максимум [0-9]+ запрос за) ?){0,7}\\|?", 0..6
            )
        ) {
            let _ = block(&rows.join("\n"));
        }
    }
}
