import type { Orm } from "./database.ts";

/** Further behind than this, a replica is read no more; it is again once it is no further behind than the second. */
export const MOST_LAG_SECONDS = 30;
export const BACK_AT_SECONDS = 10;
/** From this on, people are told how old the figures are that they see. */
export const TOLD_LAG_SECONDS = 5;

/** How a replica stands. It is read in the first of these states alone. */
export type ReplicaState =
  | { readonly kind: "following"; readonly lagSeconds: number }
  /** Null: for how long is not known yet. */
  | { readonly kind: "behind"; readonly lagSeconds: number | null }
  | { readonly kind: "away" };

/** Port: a copy of the database that follows it, for what is only read. */
export interface Replica {
  /** Reads from the replica, and from the primary whenever the replica cannot be read. Takes no transaction. */
  readonly orm: Orm;
  state(): ReplicaState;
  close(): Promise<void>;
}
