import type { LimitKind } from "./limits.ts";

/** So many points in so many seconds. */
export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 3600;

/** What each kind allows an account and an address; a class may share one address. */
export const LIMIT_RULES: Readonly<
  Record<LimitKind, { account: LimitRule; address: LimitRule; text: string }>
> = {
  // Counts failures alone. Source: issue "More than 5 wrong passwords in a minute".
  log_in: {
    account: { points: 5, seconds: MINUTE },
    address: { points: 20, seconds: MINUTE },
    text: "Too many failed attempts to log in.",
  },
  registration: {
    account: { points: 5, seconds: HOUR },
    address: { points: 300, seconds: HOUR },
    text: "Too many registrations.",
  },
  reset: {
    account: { points: 5, seconds: HOUR },
    address: { points: 300, seconds: HOUR },
    text: "Too many password resets.",
  },
  verification: {
    account: { points: 60, seconds: MINUTE },
    address: { points: 300, seconds: MINUTE },
    text: "Too many attempts to verify an address.",
  },
  second_factor: {
    account: { points: 5, seconds: MINUTE },
    address: { points: 20, seconds: MINUTE },
    text: "Too many wrong codes.",
  },
  payment: {
    account: { points: 60, seconds: MINUTE },
    address: { points: 6000, seconds: MINUTE },
    text: "Too many payment attempts.",
  },
  interest: {
    account: { points: 300, seconds: MINUTE },
    address: { points: 3000, seconds: MINUTE },
    text: "You made too many changes at once.",
  },
  turn: {
    account: { points: 600, seconds: MINUTE },
    address: { points: 6000, seconds: MINUTE },
    text: "You sent too many messages at once.",
  },
  own_data: {
    account: { points: 30, seconds: MINUTE },
    address: { points: 300, seconds: MINUTE },
    text: "You asked for this too often.",
  },
  // Codes are not to be guessed; a whole class may join at once from one address.
  join_group: {
    account: { points: 10, seconds: MINUTE },
    address: { points: 300, seconds: MINUTE },
    text: "Too many codes.",
  },
};
