import { readDataset } from "../read-dataset.ts";
import { ATTACK_CLASSES, type AttackClass, type AttackMessage, type Attacks } from "./attack.ts";
import { readUnseenTalk } from "./read-talk.ts";

/** Messages that the checks were built and fitted with, by class: ours first, then what strangers sent. */
function readFitted(): Attacks {
  const lines = readDataset<{ readonly list: AttackClass; readonly attack: AttackMessage }>(
    "attacks/by-class",
  );
  const messagesOf = (name: AttackClass) =>
    lines.filter(({ list }) => list === name).map(({ attack }) => attack);
  return Object.fromEntries(
    ATTACK_CLASSES.map((name) => [name, messagesOf(name)]),
  ) as unknown as Attacks;
}

const FITTED = readFitted();

/** All messages; the unseen ones are by people who knew none of the others, and had no part in a fit. */
export const ATTACKS: Attacks = {
  ...FITTED,
  "talk to the judge": [...FITTED["talk to the judge"], ...readUnseenTalk()],
};
