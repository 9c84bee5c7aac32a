import * as z from "zod/mini";
import { forgetStored, readStored, store } from "./browser-storage.ts";

const KEY = "elenchus.payment";

/** A payment that somebody went to make. Source: specification §3, "Browser storage". */
export const PendingPayment = z.object({ email: z.string(), sessionId: z.string() });
export type PendingPayment = z.infer<typeof PendingPayment>;

/** Keeps who pays and in which session until the browser is back from the payment page. */
export function savePayment(payment: PendingPayment): void {
  store(KEY, JSON.stringify(payment));
}

/** The payment that is under way, or null. */
export function readPayment(): PendingPayment | null {
  try {
    const parsed = z.safeParse(PendingPayment, JSON.parse(readStored(KEY) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not ours to read; the next payment overwrites it.
    return null;
  }
}

/** Forgets it: the browser keeps it only until the return. */
export function forgetPayment(): void {
  forgetStored(KEY);
}
