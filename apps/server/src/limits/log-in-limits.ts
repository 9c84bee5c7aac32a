import { setTimeout as sleep } from "node:timers/promises";
import type { Orm } from "../db/database.ts";
import { AppError } from "../errors/app-error.ts";
import { accountKey } from "./account-key.ts";
import { addressKey } from "./address-key.ts";
import type { Limits } from "./limits.ts";
import { DEVICE_PACE, STRANGERS_PACE } from "./limit-rules.ts";
import { createPace, type Pace } from "./pace.ts";
import { createTurnTaking } from "./turn-taking.ts";

/**
 * Strangers' tries of one address that run at once. As many as there are threads to hash passwords: a class
 * loses no time, and one address does not take them all from everybody else for long.
 */
const TRIES_AT_ONCE = 4;

/** Its own five tries, and then one every so often: at a known device a right password always passes. */
async function tryAtDevice<Result>(
  by: string,
  { tryOut, pace }: { tryOut: Limits["tryOut"]; pace: Pace },
  run: () => Promise<Result | null>,
): Promise<Result | null> {
  try {
    return await tryOut("log_in", by, run);
  } catch (error) {
    if (!(error instanceof AppError && error.status === 429)) throw error;
    return pace(accountKey(by), DEVICE_PACE, run);
  }
}

/** Log-in by device cookies. Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies". */
export function createTryLogIn(
  orm: Orm,
  tryOut: Limits["tryOut"],
  wait: (ms: number) => Promise<unknown> = sleep,
): Limits["tryLogIn"] {
  const pace = createPace(orm, wait);
  const takeTurnsAtAddress = createTurnTaking(TRIES_AT_ONCE);
  return (subject, run) => {
    const { device } = subject;
    const account = subject.account.trim().toLowerCase();
    if (device !== null) return tryAtDevice(`${account} device ${device}`, { tryOut, pace }, run);
    const address = addressKey(subject.address);
    // The wait for a place keeps nobody at the same address from theirs.
    return tryOut("log_in", `${account} address ${address}`, () =>
      pace(accountKey(account), STRANGERS_PACE, () => takeTurnsAtAddress(address, run)),
    );
  };
}
