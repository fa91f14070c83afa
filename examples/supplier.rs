//! Another supplier, by the table in etm.toml: how long a catalogue takes with one credential and with
//! 21, first on paper, then, for a few goods, in real time.
//!
//! `cargo run --example supplier --features tables`

use std::error::Error;
use std::fmt;
use std::time::{Duration, Instant};

use wildberries::limits::Limiter;
use wildberries::pool::{Failure, Verdict};
use wildberries::suppliers::{Supplier, Table};

/// What can go wrong in a request to the supplier, and whose fault it is.
#[derive(Debug)]
struct Refused(u16);

impl Failure for Refused {
    fn verdict(&self) -> Verdict {
        match self.0 {
            429 => Verdict::Limited { wait: None },
            401 | 403 => Verdict::Rejected,
            _ => Verdict::Other,
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "status {}", self.0)
    }
}

impl Error for Refused {}

/// Here the request would be made, with the credential's session.
async fn goods(_session: &str, number: u32) -> Result<String, Refused> {
    tokio::time::sleep(Duration::from_millis(20)).await;
    Ok(format!("goods {number}"))
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    for credentials in [1, 21] {
        let supplier = Supplier::new(Table::from_toml(include_str!("etm.toml"))?, Limiter::new());
        supplier.add("system", "session of the system".to_owned(), |credential| credential);
        for number in 1..credentials {
            let (id, session) = (format!("customer-{number}"), format!("session {number}"));
            // Its owner lets the catalogue be crawled with it.
            supplier.add(id.clone(), session, |credential| credential.owner(id).serves(["catalog"]));
        }
        let calls = supplier.endpoint("goods_read")?;
        let plan = calls.time_for(500_000).await.unwrap_or_default();
        println!("{credentials:>2} credentials: {:.0} requests per second", calls.rate());
        println!("   500,000 goods take {:.1} hours", plan.as_secs_f64() / 3600.0);

        let start = Instant::now();
        let crawl: Vec<_> = (0..5 * credentials)
            .map(|number| {
                let supplier = supplier.clone();
                tokio::spawn(async move {
                    let calls = supplier.endpoint("goods_read").ok()?;
                    calls.run(|turn| async move { goods(&turn, number).await }).await.ok()
                })
            })
            .collect();
        let mut fetched = 0;
        for goods in crawl {
            fetched += usize::from(goods.await?.is_some());
        }
        println!("   {fetched} goods took {:.1} s\n", start.elapsed().as_secs_f64());
    }
    Ok(())
}
