import type { LimitKind, TryKind } from "./limits.ts";

/** So many points in so many seconds. */
export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 3600;

/**
 * How often an account and an address, which a school may share, may do each kind. At an address an account's repeats
 * count as one, so the numbers there are of people, of which `LIMITS_FACTOR` makes more or fewer.
 */
export const LIMIT_RULES: Readonly<
  Record<LimitKind, { account: LimitRule; address: LimitRule; text: string }>
> = {
  registration: {
    account: { points: 5, seconds: HOUR },
    address: { points: 1000, seconds: HOUR },
    text: "Too many registrations.",
  },
  reset: {
    account: { points: 5, seconds: HOUR },
    address: { points: 1000, seconds: HOUR },
    text: "Too many password resets.",
  },
  email_change: {
    account: { points: 5, seconds: HOUR },
    address: { points: 300, seconds: HOUR },
    text: "Too many changes of an address.",
  },
  verification: {
    account: { points: 60, seconds: MINUTE },
    address: { points: 300, seconds: MINUTE },
    text: "Too many attempts to verify an address.",
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
  // Each is tried on dozens of answers.
  own_text: {
    account: { points: 20, seconds: MINUTE },
    address: { points: 100, seconds: MINUTE },
    text: "Too many texts were looked through.",
  },
  own_text_draft: {
    account: { points: 30, seconds: HOUR },
    address: { points: 150, seconds: HOUR },
    text: "Too many keys were drafted.",
  },
  // A list of a thousand learners is added in forty parts.
  class_list: {
    account: { points: 200, seconds: MINUTE },
    address: { points: 2000, seconds: MINUTE },
    text: "You changed lists and passwords too often.",
  },
  sign_on: {
    account: { points: 60, seconds: MINUTE },
    address: { points: 3000, seconds: MINUTE },
    text: "Too many log-ins.",
  },
  sign_on_code: {
    account: { points: 5, seconds: HOUR },
    address: { points: 1000, seconds: HOUR },
    text: "Too many codes were mailed.",
  },
  // Mail providers ask for all their users from few addresses.
  stop_mails: {
    account: { points: 60, seconds: MINUTE },
    address: { points: 6000, seconds: MINUTE },
    text: "Too many requests to stop mails.",
  },
};

/** How many tries may fail. Source: issue "More than 5 wrong passwords in a minute". */
export const TRY_RULES: Readonly<Record<TryKind, LimitRule & { text: string }>> = {
  log_in: { points: 5, seconds: MINUTE, text: "Too many failed attempts to log in." },
  second_factor: { points: 5, seconds: MINUTE, text: "Too many wrong codes." },
};

/**
 * How fast one account is tried by all strangers together: so many at once, then one every so many
 * seconds, for which one waits, or comes again. One more than an address has, so that an address that has
 * used up its own leaves the next stranger a place.
 */
export const STRANGERS_PACE = { atOnce: 6, everySeconds: 10, waitSeconds: 10 } as const;

/** So many accounts may be tried in vain from one address, each counted once, by people who only mistyped. */
export const SPRAY_RULE: LimitRule = { points: 100, seconds: 10 * MINUTE };

/** How fast strangers are tried from such an address then, all accounts together. */
export const SPRAY_PACE = { atOnce: 1, everySeconds: 1, waitSeconds: 10 } as const;

/** A rule for an address that many share, or few. */
export function scaleRule({ points, seconds }: LimitRule, factor: number): LimitRule {
  return { points: Math.max(1, Math.round(points * factor)), seconds };
}

/** Where a known device has used up its own tries, one at a time waits for so long, and is heard. */
export const DEVICE_PACE = { atOnce: 0, everySeconds: 12, waitSeconds: 12 } as const;

/** Whoever is refused without a look at the database is answered after so long: to ask again at once keeps nobody busy. */
export const REFUSE_AFTER_MS = 1000;
