//! The file of an analytics report: a ZIP with one CSV inside (feature `report-files`).
//!
//! ```no_run
//! # #[cfg(feature = "analytics")]
//! # async fn run(client: wildberries::Client) -> Result<(), Box<dyn std::error::Error>> {
//! use wildberries::report_file::ReportFile;
//!
//! let file = client.analytics().download_csv_report("06eae887-9d9f-491f-b16a-bb1766fcb8d2").await?;
//! let mut file = ReportFile::open(file.into_inner())?;
//! for row in file.rows()? {
//!     let row = row?;
//!     println!("{:?}: {:?}", row.get("NmID"), row.days().collect::<Vec<_>>());
//! }
//! # Ok(())
//! # }
//! ```

use std::fmt;
use std::io::{Cursor, Read, Seek};
use std::sync::Arc;

use bytes::Bytes;

use crate::values::decimal::Decimal;
use crate::values::{Date, decimal, decode};

/// Why a report cannot be read.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReportFileError {
    /// It is no ZIP, or a broken one.
    Zip(zip::result::ZipError),
    /// There is no CSV in it, or more than one and none was named.
    Entry {
        /// What is in it.
        names: Vec<String>,
    },
    /// The CSV is broken.
    Csv(csv::Error),
}

impl fmt::Display for ReportFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReportFileError::Zip(error) => write!(f, "the report is no ZIP that can be read: {error}"),
            ReportFileError::Entry { names } => {
                write!(f, "expected one CSV in the report, found {names:?}")
            }
            ReportFileError::Csv(error) => write!(f, "the CSV of the report cannot be read: {error}"),
        }
    }
}

impl std::error::Error for ReportFileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReportFileError::Zip(error) => Some(error),
            ReportFileError::Csv(error) => Some(error),
            ReportFileError::Entry { .. } => None,
        }
    }
}

/// A ZIP with a CSV.
#[derive(Debug)]
pub struct ReportFile<R = Cursor<Bytes>> {
    archive: zip::ZipArchive<R>,
}

impl ReportFile {
    /// Opens a file in memory.
    ///
    /// # Errors
    /// It is no ZIP.
    pub fn open(file: impl Into<Bytes>) -> Result<Self, ReportFileError> {
        ReportFile::from_reader(Cursor::new(file.into()))
    }
}

impl<R: Read + Seek> ReportFile<R> {
    /// Opens a file on disk, say: one that was too big for memory.
    ///
    /// # Errors
    /// It is no ZIP.
    pub fn from_reader(reader: R) -> Result<Self, ReportFileError> {
        let archive = zip::ZipArchive::new(reader).map_err(ReportFileError::Zip)?;
        Ok(ReportFile { archive })
    }

    /// Names of the files in it; a name that cannot be read is left out.
    pub fn names(&self) -> Vec<String> {
        self.archive.file_names().filter_map(|name| Some(name.ok()?.into_owned())).collect()
    }

    /// The rows of its only CSV. They are unpacked as they are read.
    ///
    /// # Errors
    /// There is none or more than one, or its header cannot be read.
    pub fn rows(&mut self) -> Result<CsvRows<'_>, ReportFileError> {
        let names = self.names();
        let csv: Vec<_> = names.iter().filter(|name| name.to_ascii_lowercase().ends_with(".csv")).collect();
        match csv[..] {
            [name] => self.rows_of(name),
            _ => Err(ReportFileError::Entry { names }),
        }
    }

    /// The rows of one of several files.
    ///
    /// # Errors
    /// There is none of this name, or its header cannot be read.
    pub fn rows_of(&mut self, name: &str) -> Result<CsvRows<'_>, ReportFileError> {
        let file = self.archive.by_name(name).map_err(ReportFileError::Zip)?;
        CsvRows::new(Box::new(file))
    }
}

/// The rows of a CSV; an iterator.
pub struct CsvRows<'a> {
    reader: csv::Reader<Box<dyn Read + 'a>>,
    columns: Arc<Columns>,
}

/// The header.
#[derive(Debug)]
struct Columns {
    names: Vec<String>,
    /// Columns named after a day.
    days: Vec<(usize, Date)>,
}

impl<'a> CsvRows<'a> {
    fn new(file: Box<dyn Read + 'a>) -> Result<Self, ReportFileError> {
        let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(file);
        let header = reader.headers().map_err(ReportFileError::Csv)?;
        let names: Vec<String> =
            header.iter().map(|name| name.trim_start_matches('\u{feff}').trim().to_owned()).collect();
        let days = names
            .iter()
            .enumerate()
            .filter_map(|(index, name)| Some((index, name.parse::<Date>().ok()?)))
            .collect();
        Ok(CsvRows { reader, columns: Arc::new(Columns { names, days }) })
    }

    /// Names of the columns, as written.
    pub fn columns(&self) -> &[String] {
        &self.columns.names
    }

    /// The days that are columns of their own (`26.08.2026`), in their order.
    pub fn day_columns(&self) -> impl Iterator<Item = Date> {
        self.columns.days.iter().map(|(_, day)| *day)
    }
}

impl Iterator for CsvRows<'_> {
    type Item = Result<CsvRow, ReportFileError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut record = csv::StringRecord::new();
        match self.reader.read_record(&mut record) {
            Ok(true) => Some(Ok(CsvRow { record, columns: Arc::clone(&self.columns) })),
            Ok(false) => None,
            Err(error) => Some(Err(ReportFileError::Csv(error))),
        }
    }
}

impl fmt::Debug for CsvRows<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CsvRows").field("columns", &self.columns.names).finish_non_exhaustive()
    }
}

/// A row of a CSV.
#[derive(Debug, Clone)]
pub struct CsvRow {
    record: csv::StringRecord,
    columns: Arc<Columns>,
}

impl CsvRow {
    /// The text in a column. The case of letters and underscores in its name do not matter: WB
    /// writes `NmID` in one report and `nmID` in the next. `None` where there is no such column.
    pub fn get(&self, column: &str) -> Option<&str> {
        let names = &self.columns.names;
        let exact = names.iter().position(|name| name == column);
        let index = exact.or_else(|| names.iter().position(|name| decode::is_same_word(name, column)))?;
        self.record.get(index)
    }

    /// The number in a column; `None` where there is none.
    pub fn number(&self, column: &str) -> Option<Decimal> {
        decimal::parse(self.get(column)?)
    }

    /// Column and text of every field.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        self.columns.names.iter().map(String::as_str).zip(&self.record)
    }

    /// Day and text of the columns that are days.
    pub fn days(&self) -> impl Iterator<Item = (Date, &str)> {
        self.columns.days.iter().filter_map(|(index, day)| Some((*day, self.record.get(*index)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(csv: &str) -> Vec<CsvRow> {
        CsvRows::new(Box::new(csv.as_bytes())).unwrap().map(Result::unwrap).collect()
    }

    #[test]
    fn columns_of_days_a_byte_order_mark_and_short_rows() {
        let rows = rows("\u{feff}nmID,Name,26.08.2026,2026-08-27\n1,\"Товар, \"\"x\"\"\",5,\"4,5\"\n2,y\n");
        assert_eq!(rows[0].get("NmID"), Some("1"));
        assert_eq!(rows[0].get("name"), Some("Товар, \"x\""));
        let days: Vec<_> = rows[0].days().map(|(day, text)| (day.to_string(), text)).collect();
        assert_eq!(days, [("2026-08-26".to_owned(), "5"), ("2026-08-27".to_owned(), "4,5")]);
        assert_eq!(rows[0].number("2026-08-27").map(|number| number.to_string()).as_deref(), Some("4.5"));
        assert_eq!(rows[1].days().count(), 0);
        assert_eq!(rows[1].get("nothing"), None);
    }

    #[test]
    fn what_is_no_report_is_told() {
        assert!(matches!(ReportFile::open(&b"{\"error\":true}"[..]), Err(ReportFileError::Zip(_))));
    }

    proptest::proptest! {
        #[test]
        fn any_bytes_are_safe(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..300)) {
            let _ = CsvRows::new(Box::new(&bytes[..])).map(|rows| rows.count());
            let mut zip = b"PK\x03\x04".to_vec();
            zip.extend(bytes);
            let _ = ReportFile::open(zip).map(|mut file| file.rows().map(|rows| rows.count()));
        }
    }
}
