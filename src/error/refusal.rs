//! Why WB refuses a token.

use super::body::ErrorBody;

/// Why WB refuses a token with 401 or 403. WB tells by the text of its answer alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Refusal {
    /// It is no token of WB's: cut, mistyped, with a wrong signature.
    Malformed,
    /// Its 180 days are over.
    Expired,
    /// It was withdrawn, or WB does not know it.
    Withdrawn,
    /// It does not open the category of the method.
    Category,
    /// It may only read.
    ReadOnly,
    /// Tokens of its type may not call the method.
    TokenType,
    /// The seller lacks the subscription or tariff the method is part of.
    Subscription,
    /// It is a test token outside the sandbox, or another one inside it.
    Environment,
    /// WB does not accept it (401) and says no more.
    Unauthorized,
    /// It may not do this (403), WB says no more.
    Denied,
}

impl Refusal {
    /// What to do about it.
    pub fn advice(self) -> &'static str {
        match self {
            Refusal::Malformed => "copy the whole token again, without spaces or quotes",
            Refusal::Expired => "make a new token in the seller's account",
            Refusal::Withdrawn => "it was withdrawn or is unknown: make a new token in the seller's account",
            Refusal::Category => "make a token that includes the method's category",
            Refusal::ReadOnly => "use a token that may write",
            Refusal::TokenType => "use a personal or service token, or send the base token with its secret",
            Refusal::Subscription => "the seller needs the subscription or tariff this method is part of",
            Refusal::Environment => "a test token is for the sandbox only, and others for production",
            Refusal::Unauthorized => "make a new token in the seller's account",
            Refusal::Denied => {
                "check the token's categories, type and read-only mark, and that the id is the seller's"
            }
        }
    }

    pub(super) fn of(body: Option<&ErrorBody>, unauthorized: bool) -> Refusal {
        let text: String = body
            .map(|body| {
                let parts = [body.title(), body.detail(), body.code(), body.status_text()];
                let items = body.items().iter().filter_map(|item| item.message.as_deref());
                parts.into_iter().flatten().chain(items).collect::<Vec<_>>().join(" ").to_lowercase()
            })
            .unwrap_or_default();
        let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
        // Other things than tokens are withdrawn, deleted or not found as well.
        let of_a_token = unauthorized || says(&["token", "токен", "key", "ключ", "supplier", "поставщик"]);
        if says(&["read-only", "readonly", "read only", "только чтение", "только на чтение"])
        {
            Refusal::ReadOnly
        } else if says(&["subscription", "tariff", "подписк", "тариф"]) {
            Refusal::Subscription
        } else if says(&["sandbox", "test token", "тестов", "песочниц"]) {
            Refusal::Environment
        } else if says(&[
            "base token",
            "basic token",
            "token type",
            "type of token",
            "personal token",
            "service token",
            "базов",
            "тип токена",
        ]) {
            Refusal::TokenType
        } else if says(&["scope", "category", "категори"]) {
            Refusal::Category
        } else if says(&["expired", "истек", "истёк", "срок действия"]) {
            Refusal::Expired
        } else if of_a_token
            && says(&[
                "withdrawn",
                "revoked",
                "deleted",
                "not found",
                "disabled",
                "отозван",
                "удален",
                "удалён",
                "не найден",
            ])
        {
            Refusal::Withdrawn
        } else if says(&[
            "malformed",
            "signature",
            "base64",
            "invalid token",
            "can't decode",
            "could not parse",
            "no token",
            "empty auth",
        ]) {
            Refusal::Malformed
        } else if unauthorized {
            Refusal::Unauthorized
        } else {
            Refusal::Denied
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_told_by_its_text() {
        for (status, body, refusal) in [
            (
                401,
                r#"{"title":"unauthorized","detail":"token problem; token is malformed: could not base64 decode signature"}"#,
                Refusal::Malformed,
            ),
            (401, r#"{"title":"unauthorized","detail":"token problem; token is expired"}"#, Refusal::Expired),
            (401, r#"{"title":"unauthorized","detail":"access token expired"}"#, Refusal::Expired),
            (401, r#"{"title":"unauthorized","detail":"withdrawn token"}"#, Refusal::Withdrawn),
            (401, "(api-new) supplier key not found", Refusal::Withdrawn),
            (401, r#"{"title":"unauthorized","detail":"token scope not allowed"}"#, Refusal::Category),
            (
                401,
                r#"{"title":"unauthorized","detail":"read-only token scope not allowed for this route"}"#,
                Refusal::ReadOnly,
            ),
            (403, r#"{"title":"forbidden","detail":"base token is not allowed"}"#, Refusal::TokenType),
            (
                403,
                r#"{"title":"no active subscription or tariff","detail":"this feature requires active subscription or active tariff"}"#,
                Refusal::Subscription,
            ),
            (403, r#"{"code":"AccessDenied","message":"Доступ запрещён"}"#, Refusal::Denied),
            (401, "proxy: unauthorized", Refusal::Unauthorized),
            (401, "", Refusal::Unauthorized),
            (403, r#"{"errors":["token withdrawn"]}"#, Refusal::Withdrawn),
        ] {
            let read = ErrorBody::read(body.as_bytes());
            assert_eq!(Refusal::of(Some(&read), status == 401), refusal, "{body}");
        }
    }
}
