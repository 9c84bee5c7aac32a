import type { Form } from "./form.ts";
import { badParameter } from "./refusal.ts";
import type { SessionOrder } from "./session.ts";

/** Every parameter with which a session can be created here. */
export const ORDER_PARAMS =
  /^(?:mode|(?:success|cancel)_url|client_reference_id|customer_email|metadata\[\w{1,40}\]|allowed_payment_method_types\[\d*\]|adaptive_pricing\[enabled\]|line_items\[0\]\[(?:quantity|price_data\]\[(?:currency|unit_amount|product_data\]\[name))\])$/;

const PRICE = "line_items[0][price_data]";
/** About what Stripe asks for at least, in most currencies. */
const LEAST_AMOUNT = 50;

function readChoice(form: Form, name: string, only: string): void {
  const value = form.text(name);
  if (value === only) return;
  throw badParameter("parameter_invalid_enum", name, `Invalid ${name}: must be ${only}`);
}

/** Nothing but cards, and no prices in other currencies: what the port promises. */
function checkTerms(form: Form): void {
  readChoice(form, "mode", "payment");
  readChoice(form, "line_items[0][quantity]", "1");
  readChoice(form, "adaptive_pricing[enabled]", "false");
  const name = "allowed_payment_method_types";
  const methods = form.listBy(/^(allowed_payment_method_types)\[/);
  if (methods.length !== 1 || methods[0]?.[1] !== "card") {
    throw badParameter("parameter_invalid_enum", name, "Only cards can be allowed here.");
  }
}

function readAmount(form: Form): number {
  const name = `${PRICE}[unit_amount]`;
  const amount = form.integer(name, 0);
  if (amount >= LEAST_AMOUNT) return amount;
  throw badParameter("amount_too_small", name, `The total must be at least ${LEAST_AMOUNT}.`);
}

function readCurrency(form: Form): string {
  const name = `${PRICE}[currency]`;
  const currency = form.text(name);
  if (/^[a-z]{3}$/.test(currency)) return currency;
  throw badParameter("parameter_invalid", name, `Invalid currency: ${currency}`);
}

function readEmail(form: Form): string | null {
  const email = form.optionalText("customer_email");
  if (email === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw badParameter("email_invalid", "customer_email", `Invalid email address: ${email}`);
}

function readUrl(form: Form, name: string): string {
  const url = form.text(name);
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw badParameter("url_invalid", name, "Not a valid URL");
}

/**
 * Reads what a session is to be created for.
 * @throws StripeRefusal
 */
export function readOrder(form: Form): SessionOrder {
  checkTerms(form);
  return {
    productName: form.text(`${PRICE}[product_data][name]`),
    unitAmount: readAmount(form),
    currency: readCurrency(form),
    userReference: form.optionalText("client_reference_id"),
    email: readEmail(form),
    metadata: Object.fromEntries(form.listBy(/^metadata\[(\w+)\]$/)),
    successUrl: readUrl(form, "success_url"),
    cancelUrl: readUrl(form, "cancel_url"),
  };
}
