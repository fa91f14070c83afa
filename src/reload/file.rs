//! Limits and tables in files.

use std::error::Error;
use std::path::{Path, PathBuf};

use super::{Changes, Loading, Source, Table};
use crate::limits::Overrides;
use crate::suppliers::{self, Supplier};

/// A larger file is a mistake.
const MOST: u64 = 8 << 20;

/// Overrides in a file; the [module](super) shows its form. It has to be there: no overrides are an
/// empty file.
#[derive(Debug, Clone)]
pub struct LimitsFile {
    path: PathBuf,
}

impl LimitsFile {
    /// The file at a path.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        LimitsFile { path: path.into() }
    }
}

impl Source for LimitsFile {
    fn name(&self) -> String {
        self.path.display().to_string()
    }

    fn load(&self) -> Loading<'_, Overrides> {
        Box::pin(async { Ok(Overrides::from_toml(&read(&self.path).await?)?) })
    }

    fn path(&self) -> Option<&Path> {
        Some(&self.path)
    }
}

pub(super) struct TableFile<C> {
    path: PathBuf,
    supplier: Supplier<C>,
}

impl<C> TableFile<C> {
    pub fn new(path: PathBuf, supplier: Supplier<C>) -> Self {
        TableFile { path, supplier }
    }
}

impl<C: Clone + Send + Sync + 'static> Table for TableFile<C> {
    fn path(&self) -> &Path {
        &self.path
    }

    fn load(&self) -> Loading<'_, Changes> {
        Box::pin(async {
            let table = suppliers::Table::from_toml(&read(&self.path).await?)?;
            let name = self.supplier.table();
            if table.supplier() != name.supplier() {
                return Err(format!("it is of {:?}, not of {:?}", table.supplier(), name.supplier()).into());
            }
            Ok(self.supplier.replace_table(table))
        })
    }
}

async fn read(path: &Path) -> Result<String, Box<dyn Error + Send + Sync>> {
    let path = path.to_owned();
    let text = tokio::task::spawn_blocking(move || {
        let length = std::fs::metadata(&path)?.len();
        if length > MOST {
            return Err(std::io::Error::other(format!("{length} bytes are too many")));
        }
        std::fs::read_to_string(&path)
    });
    Ok(text.await??)
}
