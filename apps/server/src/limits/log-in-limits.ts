import type { Orm } from "../db/database.ts";
import { AppError } from "../errors/app-error.ts";
import { takeFromBucket } from "../store/accounts/log-in-bucket.ts";
import { accountKey } from "./account-key.ts";
import { addressKey } from "./address-key.ts";
import type { HashTurns } from "./hash-turns.ts";
import type { Limits } from "./limits.ts";
import { DEVICE_PACE, SPRAY_PACE, STRANGERS_PACE, TRY_RULES } from "./limit-rules.ts";
import { createShortRefusals, type ShortRefusals } from "./short-refusals.ts";
import { createLeakyBucket, type Pace } from "./leaky-bucket.ts";
import type { AccountsCounter } from "./count-accounts.ts";

/** The parts that trying to log in works with. */
export interface LogInParts {
  readonly orm: Orm;
  readonly tryOut: Limits["tryOut"];
  readonly turns: HashTurns;
  /** Accounts that were tried in vain from an address. */
  readonly failures: AccountsCounter;
  /** For so many milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>;
}

type Run<Result> = () => Promise<Result | null>;

/** Its own five tries, and then one every so often: at a known device a right password always passes. */
async function tryAtDevice<Result>(
  by: string,
  { tryOut, pace }: { tryOut: Limits["tryOut"]; pace: Pace },
  run: Run<Result>,
): Promise<Result | null> {
  try {
    return await tryOut("log_in", by, run);
  } catch (error) {
    if (!(error instanceof AppError && error.status === 429)) throw error;
    return pace(accountKey(by), DEVICE_PACE, run);
  }
}

/** Slows an address down from which one password after the other was tried on many accounts. */
function createSlowSpraying({ orm, failures, wait }: LogInParts, refusals: ShortRefusals) {
  return async <Result>(address: string, account: string, run: Run<Result>) => {
    if (await failures.isOver(address)) {
      const { isTaken, ms } = await takeFromBucket(orm, `spray_pace:${address}`, SPRAY_PACE);
      if (!isTaken) throw refusals.refuse(address, ms);
      if (ms > 0) await wait(ms);
    }
    const result = await run();
    if (result === null) await failures.add(address, account);
    return result;
  };
}

/** Log-in by device cookies. Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies". */
export function createTryLogIn(parts: LogInParts): Limits["tryLogIn"] {
  const { orm, tryOut, turns, wait } = parts;
  const pace = createLeakyBucket(orm, wait);
  const refusals = createShortRefusals(TRY_RULES.log_in.text, wait);
  const slowSpraying = createSlowSpraying(parts, refusals);
  return (subject, run) => {
    const { device } = subject;
    const account = subject.account.trim().toLowerCase();
    if (device !== null) {
      // A source of its own: nobody at the same address is ahead of it.
      const by = `${account} device ${device}`;
      return turns.enter(by, (takeTurn) => tryAtDevice(by, { tryOut, pace }, () => takeTurn(run)));
    }
    const address = addressKey(subject.address);
    // The waits for a place keep nobody at the same address from their turn.
    return turns.enter(address, async (takeTurn) => {
      await refusals.check(address);
      return tryOut("log_in", `${account} address ${address}`, () =>
        slowSpraying(address, account, () =>
          pace(accountKey(account), STRANGERS_PACE, () => takeTurn(run)),
        ),
      );
    });
  };
}
