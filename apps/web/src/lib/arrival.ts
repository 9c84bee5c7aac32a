import type { PageStart } from "@elenchus/contract/page-start";
import { saveJoinToken } from "./join-storage.ts";

/** How a click on a verification link went, as the server tells it by the address. */
const EMAIL_OUTCOMES = ["verified", "already_verified", "superseded", "invalid", "later"] as const;

/** The reason why the page was opened, by its address. Source: specification §2. */
export type Arrival =
  | { readonly kind: "plain" }
  /** The server knew this when it sent the page. */
  | PageStart
  | {
      readonly kind: "reset-password";
      readonly token: string;
      /** Whose, as the address has it behind its #; empty where it has not. */
      readonly owner: string;
    }
  | { readonly kind: "change-email"; readonly token: string }
  /** From a password manager: the account is wanted, once somebody is there. */
  | { readonly kind: "change-password" }
  /** Another site has let somebody in who has a second factor here. */
  | { readonly kind: "second-factor" }
  | { readonly kind: "confirm-email"; readonly token: string }
  | {
      readonly kind: "email-checked";
      readonly outcome: (typeof EMAIL_OUTCOMES)[number];
    }
  | { readonly kind: "payment"; readonly outcome: "success" | "cancelled" };

/** Whether the page came with the answer to who is there: then there is nothing to ask. */
export function isKnownStart(arrival: Arrival): arrival is PageStart {
  return arrival.kind === "stranger" || arrival.kind === "resumed";
}

const PARAMETERS = [
  "reset_token",
  "confirmation_token",
  "email_token",
  "payment",
  "email",
  "change_password",
  "second_factor",
  "join",
] as const;

/** Reads the query of an address, and what stands behind that. Pure. */
export function readArrival(search: string, hash = ""): Arrival {
  const query = new URLSearchParams(search);
  const resetToken = query.get("reset_token") ?? "";
  if (resetToken !== "") return { kind: "reset-password", token: resetToken, owner: hash.slice(1) };
  const confirmationToken = query.get("confirmation_token") ?? "";
  if (confirmationToken !== "") return { kind: "confirm-email", token: confirmationToken };
  const emailToken = query.get("email_token") ?? "";
  if (emailToken !== "") return { kind: "change-email", token: emailToken };
  const outcome = EMAIL_OUTCOMES.find((one) => one === query.get("email"));
  if (outcome !== undefined) return { kind: "email-checked", outcome };
  const payment = query.get("payment");
  if (payment === "success" || payment === "cancelled")
    return { kind: "payment", outcome: payment };
  if (query.has("second_factor")) return { kind: "second-factor" };
  return { kind: query.has("change_password") ? "change-password" : "plain" };
}

/**
 * Reads the page's address and takes what was read out of it. Comes before anything else: a token is
 * not to be in the address when a request leaves, nor in the history, nor in a bookmark.
 */
export function takeArrival(): Arrival {
  const arrival = readArrival(location.search, location.hash);
  const query = new URLSearchParams(location.search);
  const found = PARAMETERS.filter((name) => query.has(name));
  const join = query.get("join") ?? "";
  if (join !== "") saveJoinToken(join);
  if (found.length > 0) {
    for (const name of found) query.delete(name);
    const rest = query.size > 0 ? `?${query}` : "";
    const hash = arrival.kind === "reset-password" ? "" : location.hash;
    history.replaceState(history.state, "", `${location.pathname}${rest}${hash}`);
  }
  return arrival;
}
