import type { AccountStore } from "../store/accounts/account-store.ts";
import type { ProgressStore } from "../store/learning/progress-store.ts";
import type { Look, Settling } from "./settle-payment.ts";

/** The parts that payments work with. */
export interface PaymentsOptions extends Settling {
  readonly accounts: AccountStore;
  readonly progress: ProgressStore;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
}

/** Payments, with their one way to look at one. */
export interface PaymentsAtWork extends PaymentsOptions {
  /** Asks for a payment's state and acts on it; null where the provider knows no such checkout. */
  readonly look: (sessionId: string) => Promise<Look | null>;
}
