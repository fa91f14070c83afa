//! What is wrong with the documents. Everything is gathered before anything is written.

use std::fmt;

/// One fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The official file.
    pub file: String,
    /// `METHOD /path`, `schema NAME`, or nothing.
    pub at: String,
    /// What is wrong, quoting the document.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if !self.at.is_empty() {
            write!(f, ": {}", self.at)?;
        }
        write!(f, ": {}", self.message)
    }
}

/// The faults found so far.
#[derive(Debug, Default)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    /// Notes a fault.
    pub fn add(&mut self, file: &str, at: impl fmt::Display, message: impl fmt::Display) {
        self.0.push(Problem { file: file.to_owned(), at: at.to_string(), message: message.to_string() });
    }
}
