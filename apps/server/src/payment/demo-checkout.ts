import type { CheckoutState } from "../store/payments/checkout-state.ts";
import type { DemoCheckoutRow, DemoCheckoutStore } from "../store/payments/demo-checkout-store.ts";
import { BadSignatureError, type Checkout, type DemoCheckoutDesk } from "./checkout.ts";

export interface DemoCheckoutOptions {
  readonly store: DemoCheckoutStore;
  /** The name, on the payer's page, of what the money is for. */
  readonly productName: string;
  /** Address that people open. */
  readonly publicUrl: () => string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Told of each checkout that was paid. */
  readonly onPaid: (sessionId: string) => Promise<void>;
  /** Told of what `onPaid` could not do; the next reconciliation does it. */
  readonly report: (message: string, cause: unknown) => void;
}

/** As long as a provider's last. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** An address of ours as it is where the payer is now: a checkout may have been begun at another host of this demo. */
function readdress(url: string, origin: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${origin}${pathname}${search}${hash}`;
}

/** Ends one whose time is over. */
function endWhenOver(row: DemoCheckoutRow, now: Date): DemoCheckoutRow {
  const isOver = row.standing === "open" && Date.parse(row.expiresAt) <= now.getTime();
  return isOver ? { ...row, standing: "expired" } : row;
}

function readState(row: DemoCheckoutRow, publicUrl: string): CheckoutState {
  const { id, userId, amount, currency, standing, paymentIntent, refund } = row;
  return {
    id,
    url: standing === "open" ? `${publicUrl}/demo/checkout/${id}` : null,
    userId,
    amount,
    currency,
    expiresAt: new Date(row.expiresAt),
    standing,
    paymentIntent,
    cases:
      refund === null
        ? []
        : [
            {
              id: refund.id,
              kind: "refund",
              state: "succeeded",
              amount,
              currency,
              reason: null,
              dueAt: null,
              openedAt: new Date(refund.at),
            },
          ],
  };
}

type Working = DemoCheckoutOptions & { readonly makeId: (prefix: string) => string };

function createCheckout({ store, publicUrl, now, makeId }: Working): Checkout {
  const tell = (row: DemoCheckoutRow): CheckoutState => readState(row, publicUrl());
  return {
    async create(order) {
      const expiresAt = new Date(now().getTime() + LIFETIME_MS).toISOString();
      const ids = { id: makeId("cs_test_"), paymentIntent: null, refund: null };
      const row = { ...order, ...ids, expiresAt, standing: "open" as const };
      await store.add(row);
      return tell(row);
    },
    async find(id) {
      const row = await store.change(id, (before) => endWhenOver(before, now()));
      return row === null ? null : tell(row);
    },
    findByPayment: async (payment) => (await store.findByPayment(payment))?.id ?? null,
    async expire(id) {
      const expired = await store.change(id, (row) =>
        row.standing === "open" ? { ...row, standing: "expired" } : row,
      );
      if (expired === null) throw new Error("there is no such checkout");
    },
    async refund(paymentIntent) {
      const found = await store.findByPayment(paymentIntent);
      if (found === null) throw new Error("no checkout was paid by this payment");
      await store.change(found.id, (row) => ({
        ...row,
        refund: row.refund ?? { id: makeId("re_"), at: now().toISOString() },
      }));
    },
    readEvent() {
      throw new BadSignatureError("the demo's checkout sends no events");
    },
  };
}

function createDesk(options: Working): DemoCheckoutDesk {
  const { store, productName, publicUrl, now, makeId } = options;
  const present = (row: DemoCheckoutRow) => ({
    id: row.id,
    product: productName,
    email: row.email,
    amount: row.amount,
    currency: row.currency,
    standing: row.standing,
    successUrl: readdress(row.successUrl, publicUrl()),
    cancelUrl: readdress(row.cancelUrl, publicUrl()),
  });
  return {
    async find(id) {
      const row = await store.change(id, (before) => endWhenOver(before, now()));
      return row === null ? null : present(row);
    },
    async pay(id) {
      let isFirst = false;
      const row = await store.change(id, (before) => {
        const current = endWhenOver(before, now());
        if (current.standing !== "open") return current;
        isFirst = true;
        return { ...current, standing: "paid", paymentIntent: makeId("pi_") };
      });
      if (isFirst) {
        await options.onPaid(id).catch((error: unknown) => {
          options.report("a payment of the demo is booked later", error);
        });
      }
      return row === null ? null : present(row);
    },
  };
}

/**
 * The demo's checkout, where no card is charged: one row a checkout in our own database, so that a restart or another
 * server knows each. Nothing is refused by a bank here, and no event comes by a webhook.
 */
export function createDemoCheckout(options: DemoCheckoutOptions) {
  const { newId } = options;
  const makeId = (prefix: string): string => `${prefix}${newId().replaceAll("-", "")}`;
  const working = { ...options, makeId };
  return { checkout: createCheckout(working), desk: createDesk(working) };
}
