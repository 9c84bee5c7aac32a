import { Stripe } from "stripe";
import { findingsAbout, type Finding } from "../doctor/finding.ts";
import { createClient } from "./stripe-client.ts";

const { ok, doubt, broken } = findingsAbout("payment");

/** What is tried out. */
export interface StripeQuestion {
  readonly secretKey: string;
  readonly apiUrl: string | null;
  /** Where Stripe's events have to arrive. */
  readonly webhookUrl: string | null;
}

const MOST_ENDPOINTS = 100;

function describeFailure(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return "Stripe does not know STRIPE_SECRET_KEY: copy it anew from the dashboard (Developers, API keys).";
  }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return "STRIPE_SECRET_KEY may not read checkout sessions: give the restricted key the right to write Checkout Sessions and Refunds.";
  }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return "Stripe cannot be reached: look at this machine's way out (firewall, DNS), or at STRIPE_API_URL.";
  }
  return `Stripe does not answer as it should: ${error instanceof Error ? error.message : String(error)}`;
}

/** Whether events reach us; null where the key may not look. */
async function isWebhookKnown(stripe: Stripe, webhookUrl: string): Promise<boolean | null> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: MOST_ENDPOINTS });
    return data.some(({ url, status }) => url === webhookUrl && status === "enabled");
  } catch {
    // A restricted key need not have this right.
    return null;
  }
}

/** Asks Stripe for what needs the key, and changes nothing. */
export async function examineStripe(question: StripeQuestion): Promise<Finding> {
  const { secretKey, webhookUrl } = question;
  const stripe = createClient({ ...question, fetch: null });
  try {
    await stripe.checkout.sessions.list({ limit: 1 });
  } catch (error) {
    return broken(describeFailure(error));
  }
  if (webhookUrl !== null && (await isWebhookKnown(stripe, webhookUrl)) === false) {
    return doubt(
      `Stripe takes the key, but has no webhook endpoint ${webhookUrl}: add it, and put its signing secret into STRIPE_WEBHOOK_SECRET.`,
    );
  }
  return /^.k_test_/u.test(secretKey)
    ? doubt("Stripe takes the key, which is a test key: nobody is charged.")
    : ok("Stripe takes the key.");
}
