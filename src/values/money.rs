//! Money that WB counts in hundredths.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use rust_decimal::prelude::ToPrimitive as _;
use serde::{Deserialize, Serialize};

use super::decimal::Decimal;
use super::decode::{Leaf, Value};

/// An amount in hundredths of a unit of currency: kopecks where that is the rouble.
///
/// WB writes some amounts so (bids, prices of orders) and others in roubles, under names that do not
/// always tell. The former are of this type, so that the two do not mix without
/// [`amount`](Kopecks::amount) or [`from_amount`](Kopecks::from_amount).
///
/// ```
/// use wildberries::values::{Decimal, Kopecks};
///
/// let bid = Kopecks::new(15_050);
/// assert_eq!(bid.amount(), "150.50".parse::<Decimal>().unwrap());
/// assert_eq!(Kopecks::from_amount("150.5".parse().unwrap()), Some(bid));
/// assert_eq!(bid.to_string(), "150.50");
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kopecks(i64);

impl Kopecks {
    /// So many hundredths.
    pub const fn new(hundredths: i64) -> Self {
        Kopecks(hundredths)
    }

    /// The number of hundredths.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// In whole units of currency: 15050 hundredths are 150.50.
    pub fn amount(self) -> Decimal {
        Decimal::new(self.0, 2)
    }

    /// From whole units of currency; `None` where it is no whole number of hundredths, or too large.
    pub fn from_amount(amount: Decimal) -> Option<Self> {
        let hundredths = amount.checked_mul(Decimal::ONE_HUNDRED)?;
        if hundredths.fract().is_zero() { hundredths.to_i64().map(Kopecks) } else { None }
    }
}

impl fmt::Display for Kopecks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.amount().fmt(f)
    }
}

impl Value for Kopecks {
    const EXPECTED: &'static str = "integer";

    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        <i64 as Value>::leaf(leaf).map(Kopecks)
    }
}

impl Add for Kopecks {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Kopecks(self.0 + other.0)
    }
}

impl Sub for Kopecks {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Kopecks(self.0 - other.0)
    }
}

impl AddAssign for Kopecks {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl SubAssign for Kopecks {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Mul<i64> for Kopecks {
    type Output = Self;

    fn mul(self, times: i64) -> Self {
        Kopecks(self.0 * times)
    }
}

impl Neg for Kopecks {
    type Output = Self;

    fn neg(self) -> Self {
        Kopecks(-self.0)
    }
}

impl Sum for Kopecks {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Kopecks(0), Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::decode::from_slice;

    #[test]
    fn read_and_written_as_the_integer() {
        for json in ["15000", "\"15000\"", "15000.0"] {
            let read = from_slice::<Option<Kopecks>>(json.as_bytes()).unwrap();
            assert_eq!((read.value, read.lost_count), (Some(Kopecks::new(15_000)), 0), "{json}");
        }
        assert_eq!(from_slice::<Option<Kopecks>>(b"150.5").unwrap().lost_count, 1);
        assert_eq!(serde_json::to_string(&Kopecks::new(5)).unwrap(), "5");
        assert_eq!(serde_json::from_str::<Kopecks>("5").unwrap(), Kopecks::new(5));
    }

    #[test]
    fn only_whole_hundredths_come_from_an_amount() {
        let from = |text: &str| Kopecks::from_amount(text.parse().unwrap()).map(Kopecks::get);
        assert_eq!(from("0.01"), Some(1));
        assert_eq!(from("-1.20"), Some(-120));
        assert_eq!(from("0.001"), None);
        assert_eq!(from("79228162514264337593543950335"), None);
        assert_eq!(from("92233720368547758.08"), None);
    }
}
