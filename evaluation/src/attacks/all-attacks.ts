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
import UNSEEN from "../../datasets/attacks/talk/unseen.json" with { type: "json" };
import BY_STRANGERS from "../../datasets/attacks/talk/by-class.json" with { type: "json" };

/** The messages that the checks were built with. */
const FIRST_ATTACKS: Partial<Attacks> = {
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

function join(...lists: readonly Partial<Attacks>[]): Attacks {
  return Object.fromEntries(
    ATTACK_CLASSES.map((name) => [name, lists.flatMap((one) => one[name] ?? [])]),
  ) as unknown as Attacks;
}

/** Messages that the checks were built and fitted with, by what they try. */
export const FITTED_ATTACKS = join(
  FIRST_ATTACKS,
  MORE_ATTACKS,
  LAST_ATTACKS,
  FINAL_ATTACKS,
  BY_STRANGERS,
);

/** All messages; the unseen ones are by people who knew none of the others, and had no part in a fit. */
export const ATTACKS = join(FITTED_ATTACKS, { "talk to the judge": UNSEEN });

/** Every single message, those of a row one by one. */
export function listMessages(attacks: Attacks): string[] {
  return Object.values(attacks).flatMap((messages) =>
    messages.flatMap((one) => (typeof one === "string" ? [one] : one)),
  );
}
