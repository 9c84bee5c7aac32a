import type { SessionObject } from "./objects.ts";
import type { StripeBooks } from "./books.ts";
import { badParameter } from "./refusal.ts";
import { showSession } from "./session.ts";

/** Everything that a session can be shown with: `expand[]`. */
const PATHS = new Set(["line_items", "payment_intent", "payment_intent.latest_charge"]);

async function expandPayment(books: StripeBooks, id: string, withCharge: boolean) {
  const intent = await books.find("payment_intent", id);
  if (intent === null || !withCharge) return intent;
  return { ...intent, latest_charge: await books.find("charge", intent.latest_charge) };
}

/**
 * A session with the objects that are asked for in place of their ids.
 * @throws StripeRefusal for a path that cannot be expanded
 */
export async function showExpanded(
  books: StripeBooks,
  session: SessionObject,
  paths: readonly string[],
): Promise<object> {
  const odd = paths.find((path) => !PATHS.has(path));
  if (odd !== undefined) {
    throw badParameter(
      "property_not_expandable",
      "expand",
      `This property cannot be expanded (${odd}).`,
    );
  }
  const shown = paths.includes("line_items") ? session : showSession(session);
  const wantsPayment = paths.some((path) => path.startsWith("payment_intent"));
  if (!wantsPayment || session.payment_intent === null) return shown;
  const withCharge = paths.includes("payment_intent.latest_charge");
  const payment_intent = await expandPayment(books, session.payment_intent, withCharge);
  return { ...shown, payment_intent };
}
