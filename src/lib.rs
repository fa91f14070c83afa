//! SDK for the Wildberries Seller API.
