//! The HTTP client this crate makes for itself.

use std::time::Duration;

use crate::env::ConfigError;

/// Settles what must not be left to a caller's settings, and TLS.
///
/// - No redirects: WB uses none, and a redirect would carry the token and the secret along.
/// - No retries by the HTTP client: every attempt must take its place from the limiter.
pub(crate) fn finish(builder: reqwest::ClientBuilder) -> Result<reqwest::Client, ConfigError> {
    let builder =
        builder.redirect(reqwest::redirect::Policy::none()).referer(false).retry(reqwest::retry::never());
    builder.build().map_err(|source| ConfigError::Http { source })
}

/// Our own settings.
pub(crate) fn builder() -> Result<reqwest::ClientBuilder, ConfigError> {
    let builder = reqwest::Client::builder()
        .user_agent(concat!("wildberries/", env!("CARGO_PKG_VERSION"), " (Rust)"))
        .connect_timeout(Duration::from_secs(5))
        .pool_idle_timeout(Duration::from_secs(60))
        .tcp_keepalive(Duration::from_secs(30))
        .tcp_nodelay(true)
        // Reports of hundreds of MB: a window of 64 KiB would pace them by round trips. One that adapts
        // grows to many MB, all of which wait in memory where rows are used more slowly than they
        // come; half a MB is 10 MB/s at 50 ms, as fast as WB sends.
        .http2_initial_stream_window_size(512 << 10)
        .http2_initial_connection_window_size(8 << 20);
    #[cfg(feature = "gzip")]
    let builder = builder.gzip(true);
    backend(builder)
}

/// rustls with the ring provider and Mozilla's roots, set up for this client alone: no provider is
/// installed for the process.
#[cfg(feature = "rustls")]
fn backend(builder: reqwest::ClientBuilder) -> Result<reqwest::ClientBuilder, ConfigError> {
    use std::sync::{Arc, OnceLock};

    static CONFIG: OnceLock<rustls::ClientConfig> = OnceLock::new();
    let config = match CONFIG.get() {
        Some(config) => config.clone(),
        None => {
            let provider = Arc::new(rustls::crypto::ring::default_provider());
            let roots = rustls::RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() };
            let mut config = rustls::ClientConfig::builder_with_provider(provider)
                .with_safe_default_protocol_versions()
                .map_err(|error| ConfigError::Tls { problem: error.to_string() })?
                .with_root_certificates(roots)
                .with_no_client_auth();
            config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
            CONFIG.get_or_init(|| config).clone()
        }
    };
    Ok(builder.tls_backend_preconfigured(config))
}

#[cfg(all(feature = "native-tls", not(feature = "rustls")))]
fn backend(builder: reqwest::ClientBuilder) -> Result<reqwest::ClientBuilder, ConfigError> {
    Ok(builder.tls_backend_native())
}

/// Without TLS only overridden `http://` base URLs can be reached.
#[cfg(not(any(feature = "rustls", feature = "native-tls")))]
fn backend(builder: reqwest::ClientBuilder) -> Result<reqwest::ClientBuilder, ConfigError> {
    Ok(builder)
}
