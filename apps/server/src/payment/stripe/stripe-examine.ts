import { Stripe } from "stripe";
import { findingsAbout, type Finding } from "../../doctor/finding.ts";
import { createClient } from "./stripe-client.ts";
import { PAYMENT_EVENTS, SESSION_EVENTS } from "./stripe-events.ts";

const { ok, doubt, broken } = findingsAbout("payment");

/** The settings that are tried out. */
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

/** Events that an older name of theirs stands for: whoever listens to one need not to the other. */
const ALIASES: ReadonlySet<string> = new Set(["charge.refund.updated"]);

/** Which events do not reach us; all where the webhook is unknown, and null where the key may not look. */
async function listUnheard(
  stripe: Stripe,
  webhookUrl: string,
): Promise<readonly string[] | "all" | null> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: MOST_ENDPOINTS });
    const ours = data.filter(({ url, status }) => url === webhookUrl && status === "enabled");
    if (ours.length === 0) return "all";
    const heard = new Set(ours.flatMap(({ enabled_events: events }) => events));
    const needed = [...SESSION_EVENTS, ...PAYMENT_EVENTS].filter((type) => !ALIASES.has(type));
    return heard.has("*") ? [] : needed.filter((type) => !heard.has(type));
  } catch {
    // A restricted key need not have this right.
    return null;
  }
}

/** Names of what the key may not read of payments. */
async function listForbidden(stripe: Stripe): Promise<string[]> {
  const tries = [
    ["Refunds", () => stripe.refunds.list({ limit: 1 })],
    ["Disputes", () => stripe.disputes.list({ limit: 1 })],
    ["Early fraud warnings", () => stripe.radar.earlyFraudWarnings.list({ limit: 1 })],
  ] as const;
  const forbidden: string[] = [];
  for (const [name, look] of tries) {
    try {
      await look();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
      forbidden.push(name);
    }
  }
  return forbidden;
}

async function examineEvents(stripe: Stripe, webhookUrl: string | null): Promise<Finding | null> {
  const unheard = webhookUrl === null ? null : await listUnheard(stripe, webhookUrl);
  if (unheard === "all") {
    return doubt(
      `Stripe takes the key, but has no webhook endpoint ${webhookUrl}: add it, and put its signing secret into STRIPE_WEBHOOK_SECRET.`,
    );
  }
  if (unheard === null || unheard.length === 0) return null;
  return doubt(
    `Stripe takes the key, but its webhook does not send ${unheard.join(", ")}: add these events there, or refunds and disputes are heard of late or not at all.`,
  );
}

/** Asks Stripe for what needs the key, and changes nothing. */
export async function examineStripe(question: StripeQuestion): Promise<Finding> {
  const { secretKey, webhookUrl } = question;
  const stripe = createClient({ ...question, fetch: null });
  try {
    await stripe.checkout.sessions.list({ limit: 1 });
    const forbidden = await listForbidden(stripe);
    if (forbidden.length > 0) {
      return doubt(
        `Stripe takes the key, but it may not read ${forbidden.join(", ")}: give the restricted key the right to, or you do not see them here, and a disputed payment cannot be looked at.`,
      );
    }
  } catch (error) {
    return broken(describeFailure(error));
  }
  const unheard = await examineEvents(stripe, webhookUrl);
  if (unheard !== null) return unheard;
  return /^.k_test_/u.test(secretKey)
    ? doubt("Stripe takes the key, which is a test key: nobody is charged.")
    : ok("Stripe takes the key.");
}
