//! Files that tell when they change.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};
use tokio::sync::Notify;

/// Wakes when one of the files may have changed. Their folders are watched: an editor, and a
/// configuration that is mounted, put a new file in the place of the old one.
pub(super) fn watch(paths: &[PathBuf], wake: &Arc<Notify>) -> Result<RecommendedWatcher, String> {
    let wake = Arc::clone(wake);
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        // Reading, ours too, is no change. After an error some may have been missed.
        if !event.is_ok_and(|event| matches!(event.kind, EventKind::Access(_))) {
            wake.notify_one();
        }
    })
    .map_err(|error| error.to_string())?;
    let folder = |path: &Path| match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    };
    let links = paths.iter().filter_map(|path| path.canonicalize().ok());
    let folders: BTreeSet<PathBuf> =
        paths.iter().map(|path| folder(path)).chain(links.map(|path| folder(&path))).collect();
    for folder in folders {
        watcher
            .watch(&folder, RecursiveMode::NonRecursive)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    Ok(watcher)
}
