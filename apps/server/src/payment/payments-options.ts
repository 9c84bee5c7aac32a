import type { AccountStore } from "../store/account-store.ts";
import type { ProgressStore } from "../store/progress-store.ts";
import type { Settling } from "./settle-payment.ts";

/** What payments work with. */
export interface PaymentsOptions extends Settling {
  readonly accounts: AccountStore;
  readonly progress: ProgressStore;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
}
