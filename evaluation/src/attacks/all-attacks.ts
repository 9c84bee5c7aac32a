import { ASKS, PRESSURE } from "./asks.ts";
import { ATTACK_CLASSES, type AttackMessage, type AttackClass, type Attacks } from "./attack.ts";
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
import { readDataset } from "../read-dataset.ts";
import { readUnseenTalk } from "./read-talk.ts";

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

/** What strangers sent, by what they tried. */
function readByClass(): Partial<Attacks> {
  const lines = readDataset<{ readonly list: AttackClass; readonly attack: AttackMessage }>(
    "attacks/by-class",
  );
  return Object.fromEntries(
    [...Map.groupBy(lines, ({ list }) => list)].map(([list, found]) => [
      list,
      found.map(({ attack }) => attack),
    ]),
  );
}

/** Messages that the checks were built and fitted with, by what they try. */
const FITTED_ATTACKS = join(
  FIRST_ATTACKS,
  MORE_ATTACKS,
  LAST_ATTACKS,
  FINAL_ATTACKS,
  readByClass(),
);

/** All messages; the unseen ones are by people who knew none of the others, and had no part in a fit. */
export const ATTACKS = join(FITTED_ATTACKS, { "talk to the judge": readUnseenTalk() });
