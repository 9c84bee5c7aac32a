import { setTimeout as sleep } from "node:timers/promises";
import type { Fleet } from "./start-fleet.ts";
import type { Talker } from "./talk-as-page.ts";

/** What became of turns whose server was killed. */
export interface Kills {
  /** From each kill until the reply was there; milliseconds. */
  readonly goneFor: readonly number[];
  /** Turns that the page's own second try did not bring to their end. */
  readonly pressedRetry: number;
  /** Kills that came when the reply was there already; they were made again. */
  readonly tooLate: number;
}

/** A turn takes about so long. */
const TURN_MS = 2500;

/**
 * Kills the server that works on a turn, at any moment of it, and starts it again.
 * @param nextAsked answers which server asks its model next
 */
export async function killInMidTurn(
  fleet: Fleet,
  talker: Talker,
  { times, nextAsked }: { readonly times: number; readonly nextAsked: () => Promise<number> },
): Promise<Kills> {
  const goneFor: number[] = [];
  let [pressedRetry, tooLate] = [0, 0];
  while (goneFor.length < times) {
    const asked = nextAsked();
    const saying = talker.say();
    const victim = await asked;
    await sleep(Math.random() * TURN_MS);
    const killedAt = performance.now();
    await fleet.server(victim).kill();
    const { failures } = await saying;
    const ms = Math.round(performance.now() - killedAt);
    if (failures.length === 0) tooLate += 1;
    else {
      goneFor.push(ms);
      console.log(`Kill ${goneFor.length}: ${ms} ms; ${failures.join(", ")}`);
    }
    if (failures.length > 1) pressedRetry += 1;
    await fleet.restart(victim);
  }
  return { goneFor, pressedRetry, tooLate };
}
