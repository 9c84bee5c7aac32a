import { ASKS, PRESSURE } from "./asks.ts";
import { ATTACK_CLASSES, type Attacks } from "./attack.ts";
import { FALSE_AUTHORITY, ROLE_PLAY } from "./authority.ts";
import { ENCODINGS } from "./encodings.ts";
import { HIDDEN_IN_A_TEXT } from "./hidden.ts";
import { FINAL_ATTACKS } from "./final-attacks.ts";
import { LAST_ATTACKS } from "./last-attacks.ts";
import { MORE_ATTACKS } from "./more-attacks.ts";
import { OTHER_LANGUAGES } from "./languages.ts";
import { SEVERAL_TURNS } from "./several-turns.ts";
import { SHELLS } from "./shells.ts";
import { TALK_TO_THE_JUDGE } from "./talk-to-the-judge.ts";

/** The messages that the checks were built with. */
const FIRST_ATTACKS: Attacks = {
  asks: ASKS,
  pressure: PRESSURE,
  "false authority": FALSE_AUTHORITY,
  "role play": ROLE_PLAY,
  encodings: ENCODINGS,
  "other languages": OTHER_LANGUAGES,
  "hidden in a text": HIDDEN_IN_A_TEXT,
  "several turns": SEVERAL_TURNS,
  "shells of answers": SHELLS,
  "talk to the judge": TALK_TO_THE_JUDGE,
};

/** All messages, by what they try. */
export const ATTACKS = Object.fromEntries(
  ATTACK_CLASSES.map((name) => [
    name,
    [...FIRST_ATTACKS[name], ...MORE_ATTACKS[name], ...LAST_ATTACKS[name], ...FINAL_ATTACKS[name]],
  ]),
) as unknown as Attacks;

/** Every single message, those of a row one by one. */
export function allAttacks(): string[] {
  return Object.values(ATTACKS).flatMap((messages) =>
    messages.flatMap((one) => (typeof one === "string" ? [one] : one)),
  );
}
