import type { SessionObject } from "./objects.ts";
import type { StripeBooksStore } from "./books.ts";
import type { DemoCheckoutDesk, DemoCheckoutSession } from "../../src/payment/checkout.ts";
import { readdress } from "./readdress.ts";
import { createStripeApi } from "./api.ts";
import {
  expireSession,
  lookAtSession,
  paySession,
  type Change,
  type Happening,
} from "./changes.ts";
import { createEventSender, type EventSenderOptions } from "./events.ts";
import { disputeSession, settleRefund, warnOfFraud } from "./reversals.ts";

export interface StripeServerOptions extends EventSenderOptions {
  readonly store: StripeBooksStore;
  /** Address that people open. */
  readonly publicUrl: () => string;
}

/** A checkout like Stripe's, where no card is charged: its API and its payer's desk. */
export interface StripeServer extends DemoCheckoutDesk {
  /** Answers as Stripe's API does: hand it to the SDK, or to a server. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Ends an open session. @throws StripeRefusal when it is not open */
  expire(sessionId: string): Promise<void>;
  /**
   * Has the payer's bank dispute a payment, or go on with that.
   * @param status as Stripe calls it: `needs_response`, unless another is named
   * @returns false when there is nothing to dispute, or it stands so already
   */
  dispute(sessionId: string, status?: string): Promise<boolean>;
  /** Has the newest refund of a payment become `pending`, `succeeded`, `failed` …; false when there is none. */
  settleRefund(sessionId: string, status: string): Promise<boolean>;
  /** Has the payer's bank warn of fraud; false when nothing was paid. */
  warnOfFraud(sessionId: string): Promise<boolean>;
}

const STANDINGS = { open: "open", complete: "paid", expired: "expired" } as const;

/** What the payer sees of a session. */
function presentSession(
  session: SessionObject | null,
  publicUrl: () => string,
): DemoCheckoutSession | null {
  if (session === null) return null;
  const { id, success_url, cancel_url, amount_total, currency, customer_email, status } = session;
  return {
    id,
    product: session.line_items?.data[0]?.description ?? "",
    email: customer_email,
    amount: amount_total,
    currency,
    standing: STANDINGS[status],
    successUrl: readdress(success_url.replaceAll("{CHECKOUT_SESSION_ID}", id), publicUrl()),
    cancelUrl: readdress(cancel_url, publicUrl()),
  };
}

/** Makes changes in one transaction each; events are sent once it holds, never before. */
function createChanger({ store, now, newId }: StripeServerOptions) {
  const makeId = (prefix: string) => `${prefix}${newId().replaceAll("-", "")}`;
  return async <T>(work: (change: Change) => Promise<T>) => {
    const happened: Happening[] = [];
    const result = await store.transact((books) => work({ books, happened, now: now(), makeId }));
    return { result, happened };
  };
}

/**
 * The Stripe server: a server that speaks Stripe's wire format, with books in our database, so that
 * a restart or another instance knows every session.
 * @throws Error for a blank webhook secret
 */
export function createStripeServer(options: StripeServerOptions): StripeServer {
  if (options.webhookSecret.trim() === "") throw new Error("the webhook secret is blank");
  const send = createEventSender(options);
  const makeChange = createChanger(options);
  /** For the payer, who waits until the webhook was told. */
  const changeAndTell = async <T>(work: (change: Change) => Promise<T>): Promise<T> => {
    const { result, happened } = await makeChange(work);
    await send(happened);
    return result;
  };
  /** For programs: the webhook may wait for a lock that whoever asks is holding. */
  const change = async <T>(work: (change: Change) => Promise<T>): Promise<T> => {
    const { result, happened } = await makeChange(work);
    void send(happened);
    return result;
  };
  return {
    fetch: createStripeApi({ ...options, change }),
    find: async (id) =>
      presentSession(await change((made) => lookAtSession(made, id)), options.publicUrl),
    pay: async (id) =>
      presentSession(await changeAndTell((made) => paySession(made, id)), options.publicUrl),
    async expire(id) {
      await changeAndTell((made) => expireSession(made, id));
    },
    dispute: (id, status = "needs_response") =>
      changeAndTell((made) => disputeSession(made, id, status)),
    settleRefund: (id, status) => changeAndTell((made) => settleRefund(made, id, status)),
    warnOfFraud: (id) => changeAndTell((made) => warnOfFraud(made, id)),
  };
}
