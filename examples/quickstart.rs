//! The main job in one file: typed calls that pace themselves.
//!
//! `cargo run --example quickstart` talks to a simulator on localhost. With `WB_API_TOKEN` set it
//! talks to Wildberries, and only reads: seller info, one page of cards, orders since yesterday.

use std::error::Error;
use std::time::{Duration, Instant};

use wildberries::items::{CardsListParams, CardsListRequest, CardsListSettings, CardsListSettingsCursor};
use wildberries::reports::OrdersParams;
use wildberries::testing::Simulator;
use wildberries::values::{Date, Decimal};
use wildberries::{Client, Operation, TokenType};
use wildberries::{general, items, reports};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    // The simulator lives as long as the program.
    let (client, simulator) = if std::env::var_os("WB_API_TOKEN").is_some() {
        println!("Talking to Wildberries with the token in WB_API_TOKEN. Nothing is changed there.\n");
        (Client::from_env()?, None)
    } else {
        println!("WB_API_TOKEN is not set: talking to a simulated Wildberries on this machine.");
        println!("Its data is invented; its rate limits are the real ones.\n");
        let simulator = Simulator::start().await?;
        (simulator.client().build()?, Some(simulator))
    };

    println!("1. Who is it?");
    let seller = client.general().seller_info().await?;
    println!("   {} ({})\n", text(&seller.name), text(&seller.trade_mark));

    println!("2. A page of cards");
    let cards = client.items().cards_list(&CardsListParams::default(), &page_of(5)).await?;
    for card in &cards.cards {
        println!("   {:<12} {}", card.nm_id.unwrap_or_default(), text(&card.title));
    }
    println!();

    println!("3. Orders since yesterday");
    let yesterday = chrono::Utc::now().date_naive() - chrono::Days::new(1);
    let orders = client.reports().orders(Date::from(yesterday).into(), &OrdersParams::default()).await?;
    let cancelled = orders.iter().filter(|order| order.is_cancel == Some(true)).count();
    // A price that WB left out is not a price of zero: it is counted, not added.
    let prices: Vec<Decimal> = orders.iter().filter_map(|order| order.price_with_disc).collect();
    println!("   {} orders, {cancelled} cancelled", orders.len());
    println!("   {} roubles in {} of them\n", prices.iter().sum::<Decimal>(), prices.len());

    println!("4. What these methods may do, and what is left of it");
    let token_type = client.token_type().unwrap_or(TokenType::Personal);
    for operation in
        [&general::operations::SELLER_INFO, &items::operations::CARDS_LIST, &reports::operations::ORDERS]
    {
        show(&client, operation, token_type).await;
    }
    println!();

    burst(&client, token_type).await?;

    if let Some(simulator) = simulator {
        let refused = simulator.requests().iter().filter(|request| request.status == Some(429)).count();
        println!(
            "   The simulator answered {} requests, {refused} of them with 429.",
            simulator.requests().len()
        );
    }
    Ok(())
}

/// More calls at once than the limit allows: they queue here, so that WB never has to refuse one.
async fn burst(client: &Client, token_type: TokenType) -> Result<(), Box<dyn Error>> {
    let limit = client.limit(&items::operations::CARDS_LIST);
    println!("5. Eight calls at once");
    if limit.interval > Duration::from_secs(5) {
        println!("   A {token_type} token may call once every {:?}: left out here.", limit.interval);
        return Ok(());
    }
    println!("   {} may go at once, then one every {:?}.", limit.burst, limit.interval);
    let started = Instant::now();
    let mut calls = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let client = client.clone();
        calls.spawn(async move {
            let answer = client.items().cards_list(&CardsListParams::default(), &page_of(1)).await;
            (started.elapsed(), answer.map(|answer| answer.attempts()))
        });
    }
    let mut number = 0;
    while let Some(call) = calls.join_next().await {
        let (at, attempts) = call?;
        number += 1;
        println!("   answer {number} after {:.2} s, attempts: {}", at.as_secs_f64(), attempts?);
    }
    Ok(())
}

fn page_of(limit: i64) -> CardsListRequest {
    let cursor = CardsListSettingsCursor { limit: Some(limit), ..Default::default() };
    CardsListRequest { settings: Some(CardsListSettings { cursor: Some(cursor), ..Default::default() }) }
}

async fn show(client: &Client, operation: &'static Operation, token_type: TokenType) {
    let limit = operation.limit(token_type);
    let quota = client.quota(operation).await;
    println!(
        "   {:<12} {:>3} per {:>4} s, at most {:>2} at once; now {:>2} of {:>2} left, full again in {:.1} s",
        operation.name(),
        limit.limit,
        limit.period.as_secs(),
        limit.burst,
        quota.available(),
        quota.capacity,
        quota.resets_in.as_secs_f64(),
    );
}

fn text(value: &Option<String>) -> &str {
    value.as_deref().unwrap_or("(not given)")
}
