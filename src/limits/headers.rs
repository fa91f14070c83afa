//! The rate-limit headers of an answer.

use std::time::Duration;

use http::HeaderMap;

/// What WB says about a bucket in the headers of an answer. Everything is optional: a success
/// usually carries `Limit` and `Remaining` only, a 429 may lack `Remaining`, and some hosts send
/// nothing. A value that cannot be read is left out; it never fails a call.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct RateLimitHeaders {
    /// `X-Ratelimit-Limit`: capacity of the bucket, which is the burst and not the requests per
    /// window.
    pub limit: Option<u32>,
    /// `X-Ratelimit-Remaining`: requests that may still go at once.
    pub remaining: Option<u32>,
    /// `X-Ratelimit-Retry`: time until the next request may go. `Retry-After` in seconds is read
    /// where it is missing.
    pub retry: Option<Duration>,
    /// `X-Ratelimit-Reset`: time until the bucket is full again.
    pub reset: Option<Duration>,
}

impl RateLimitHeaders {
    /// Longest wait taken from a header. WB's longest interval is a day; a larger number is a
    /// date, another unit or garbage.
    const LONGEST: Duration = Duration::from_secs(31 * 24 * 60 * 60);

    /// Reads the headers of an answer.
    pub fn read(headers: &HeaderMap) -> Self {
        RateLimitHeaders {
            limit: find(headers, "x-ratelimit-limit", count).filter(|limit| *limit > 0),
            remaining: find(headers, "x-ratelimit-remaining", count),
            retry: find(headers, "x-ratelimit-retry", wait).or_else(|| find(headers, "retry-after", wait)),
            reset: find(headers, "x-ratelimit-reset", wait),
        }
    }

    /// Whether the answer said nothing.
    pub fn is_empty(&self) -> bool {
        *self == RateLimitHeaders::default()
    }
}

/// The first value of a header that can be read.
fn find<T>(headers: &HeaderMap, name: &str, read: fn(&str) -> Option<T>) -> Option<T> {
    headers.get_all(name).iter().find_map(|value| read(value.to_str().ok()?.trim()))
}

/// Splits `[+-]digits[.digits]`; `None` for anything else.
fn number(text: &str) -> Option<(bool, &str, &str)> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    (plain(whole) && plain(fraction) && !(whole.is_empty() && fraction.is_empty()))
        .then_some((negative, whole, fraction))
}

/// A count: what is below zero is zero (a bucket in debt), a fraction is dropped, a huge value is
/// the largest one.
fn count(text: &str) -> Option<u32> {
    let (negative, whole, _) = number(text)?;
    if negative || whole.is_empty() {
        return Some(0);
    }
    Some(whole.parse().unwrap_or(u32::MAX))
}

/// Seconds, whole or not; what is below zero is zero.
fn wait(text: &str) -> Option<Duration> {
    let (negative, whole, fraction) = number(text)?;
    if negative {
        return Some(Duration::ZERO);
    }
    let seconds = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    // Digits past the ninth are below a nanosecond.
    let nanos = fraction.bytes().chain(std::iter::repeat(b'0')).take(9);
    let nanos = nanos.fold(0, |sum: u32, digit| sum * 10 + u32::from(digit - b'0'));
    let wait = Duration::new(seconds, nanos);
    (wait <= RateLimitHeaders::LONGEST).then_some(wait)
}

#[cfg(test)]
mod tests {
    use http::{HeaderName, HeaderValue};
    use proptest::prelude::*;

    use super::*;

    fn read(pairs: &[(&str, &str)]) -> RateLimitHeaders {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            let name: HeaderName = name.parse().unwrap();
            headers.append(name, HeaderValue::from_str(value).unwrap());
        }
        RateLimitHeaders::read(&headers)
    }

    #[test]
    fn a_429_of_a_method() {
        let read = read(&[
            ("X-Ratelimit-Limit", "10"),
            ("X-RATELIMIT-REMAINING", "0"),
            ("x-ratelimit-retry", "2"),
            ("X-RateLimit-Reset", "29"),
        ]);
        assert_eq!(read.limit, Some(10));
        assert_eq!(read.remaining, Some(0));
        assert_eq!(read.retry, Some(Duration::from_secs(2)));
        assert_eq!(read.reset, Some(Duration::from_secs(29)));
    }

    #[test]
    fn a_success_has_two_headers_and_may_have_none() {
        let two = read(&[("X-Ratelimit-Limit", " 10 "), ("X-Ratelimit-Remaining", "9")]);
        assert_eq!((two.limit, two.remaining, two.retry, two.reset), (Some(10), Some(9), None, None));
        assert!(read(&[]).is_empty());
        assert!(!two.is_empty());
    }

    #[test]
    fn retry_after_is_the_fallback() {
        assert_eq!(read(&[("Retry-After", "7")]).retry, Some(Duration::from_secs(7)));
        let both = read(&[("Retry-After", "7"), ("X-Ratelimit-Retry", "3")]);
        assert_eq!(both.retry, Some(Duration::from_secs(3)));
        let unreadable = read(&[("Retry-After", "7"), ("X-Ratelimit-Retry", "soon")]);
        assert_eq!(unreadable.retry, Some(Duration::from_secs(7)));
        assert_eq!(read(&[("Retry-After", "Wed, 21 Oct 2026 07:28:00 GMT")]).retry, None);
    }

    #[test]
    fn odd_numbers() {
        let retry = |text| read(&[("X-Ratelimit-Retry", text)]).retry;
        assert_eq!(retry("1.5"), Some(Duration::from_millis(1500)));
        assert_eq!(retry(".25"), Some(Duration::from_millis(250)));
        assert_eq!(retry("0.0000000019"), Some(Duration::from_nanos(1)));
        assert_eq!(retry("-3"), Some(Duration::ZERO));
        assert_eq!(retry("18236"), Some(Duration::from_secs(18_236)));
        for garbage in
            ["", ".", "-", "1e3", "NaN", "inf", "2s", "1,5", "0x10", "1790000000", "99999999999999999999"]
        {
            assert_eq!(retry(garbage), None, "{garbage:?}");
        }
        let count = |text| read(&[("X-Ratelimit-Remaining", text)]).remaining;
        assert_eq!(count("-9"), Some(0));
        assert_eq!(count("3.0"), Some(3));
        assert_eq!(count("99999999999999999999"), Some(u32::MAX));
        assert_eq!(count("many"), None);
        assert_eq!(read(&[("X-Ratelimit-Limit", "0")]).limit, None);
    }

    proptest! {
        #[test]
        fn no_value_panics(bytes in proptest::collection::vec(any::<u8>(), 0..40), text in "[-+.0-9]{0,30}") {
            let mut headers = HeaderMap::new();
            for name in ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-retry", "x-ratelimit-reset"] {
                if let Ok(value) = HeaderValue::from_bytes(&bytes) {
                    headers.append(name, value);
                }
                headers.append(name, HeaderValue::from_str(&text).unwrap());
            }
            let read = RateLimitHeaders::read(&headers);
            prop_assert!(read.retry.is_none_or(|wait| wait <= RateLimitHeaders::LONGEST));
            prop_assert!(read.limit.is_none_or(|limit| limit > 0));
        }
    }
}
