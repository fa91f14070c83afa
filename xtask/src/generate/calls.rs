//! A call of every generated method, for the test that drives them all against the simulator.

use std::fmt::Write as _;

use super::emit::{by_reference, request_type};
use super::operation::{Answer, Body, Surface};
use super::types::{Shape, Ty};
use crate::contract::document::ParameterIn;

/// `generated/testing/calls/mod.rs`.
pub fn root(apis: &[(String, usize)]) -> String {
    let mut text = format!("{}\n//! Calls every method with arguments of the driver.\n\n", super::HEADER);
    for (module, _) in apis {
        let _ = writeln!(text, "#[cfg(feature = \"{module}\")]\npub mod {module};");
    }
    text.push_str(
        "\n/// Calls every method of the APIs compiled in.\npub async fn all(driver: &super::Driver) {\n",
    );
    for (module, _) in apis {
        let _ = writeln!(text, "    #[cfg(feature = \"{module}\")]\n    {module}::all(driver).await;");
    }
    text.push_str("}\n");
    text
}

/// Calls of one API.
pub fn file(surface: &Surface<'_>) -> String {
    let module = surface.module;
    let mut text = format!(
        "{}\n#![allow(deprecated, unused_imports)]\n\nuse wildberries::{module}::{{self, operations}};\n\nuse crate::Driver;\n\npub async fn all(driver: &Driver) {{\n",
        super::HEADER
    );
    for operation in surface.operations.iter().filter(|operation| operation.spec.retired.is_none()) {
        let constant = super::emit::constant(operation.name);
        let mut arguments = Vec::new();
        for argument in &operation.arguments {
            let location = match argument.location {
                ParameterIn::Path => "path",
                ParameterIn::Query => "query",
                ParameterIn::Header => "header",
            };
            let ty = match &argument.ty {
                Ty::Text => "String".to_owned(),
                ty => qualified(surface, ty),
            };
            let reference = if by_reference(&argument.ty) { "&" } else { "" };
            arguments.push(format!("{reference}call.argument::<{ty}>({location:?}, {:?})", argument.wire));
        }
        if operation.params.is_some() {
            arguments.push("&call.params()".to_owned());
        }
        match &operation.body {
            Body::None => {}
            Body::Json(ty) => arguments.push(match ty {
                Ty::List(_) => format!("&call.body::<{}>()", qualified(surface, ty)),
                _ => "&call.body()".to_owned(),
            }),
            Body::Form(index) => {
                let definition = &surface.types.definitions[*index];
                let mut form = format!("&{module}::{} {{ ", definition.name);
                if let Shape::Form(fields) = &definition.shape {
                    for field in fields {
                        let value = match &field.ty {
                            Ty::File if field.required => format!("call.file({:?})", field.wire),
                            Ty::File => format!("Some(call.file({:?}))", field.wire),
                            Ty::List(inner) if **inner == Ty::File => {
                                format!("vec![call.file({0:?}), call.file({0:?})]", field.wire)
                            }
                            _ => format!("call.argument(\"form\", {:?})", field.wire),
                        };
                        let _ = write!(form, "{}: {value}, ", field.rust);
                    }
                }
                arguments.push(form + "}");
            }
        }
        let _ = writeln!(text, "    for call in driver.calls(&operations::{constant}) {{");
        let _ = writeln!(
            text,
            "        let answer = call.client().{module}().{}({}).await;",
            operation.name,
            arguments.join(", ")
        );
        let check = match &operation.answer {
            Answer::Empty => "empty",
            Answer::Json(_) => "json",
            Answer::Bytes => "bytes",
            Answer::Download(_) => "download",
        };
        let _ = writeln!(text, "        call.check_{check}(answer);\n    }}");
    }
    text.push_str("}\n");
    text
}

fn qualified(surface: &Surface<'_>, ty: &Ty) -> String {
    let text = request_type(&surface.types, ty).to_string().replace(' ', "");
    let text = text
        .replace("Decimal", "wildberries::values::Decimal")
        .replace("DateTime", "wildberries::values::\u{1}")
        .replace("Date", "wildberries::values::Date")
        .replace('\u{1}', "DateTime");
    match ty {
        Ty::Named(_) => format!("{}::{text}", surface.module),
        Ty::List(inner) if matches!(**inner, Ty::Named(_)) => {
            text.replacen("Vec<", &format!("Vec<{}::", surface.module), 1)
        }
        _ => text,
    }
}
