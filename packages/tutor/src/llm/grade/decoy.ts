import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { NEAR } from "@elenchus/dialogue/coverage";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { contentStems } from "@elenchus/dialogue/words/words";
import { hashText, shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { clamp, type Judgement } from "./judgement.ts";

/** Facts of which hardly an argument speaks, each with other ways of saying it. */
const FACTS: readonly (readonly [string, string, string])[] = [
  [
    "The keeper of the lighthouse wrote his logbook in two different inks.",
    "the lighthouse logbook has two inks in it",
    "he changed the ink halfway through the logbook",
  ],
  [
    "The glacier has lost eleven metres of ice since it was first mapped.",
    "the ice is eleven metres thinner than on the first map",
    "the glacier has melted since they mapped it",
  ],
  [
    "The clockmaker delivered the bells before the cathedral had its tower.",
    "the bells came first, and the cathedral tower after them",
    "the clockmaker had his bells and the cathedral no tower",
  ],
  [
    "The beekeeper moved the hives uphill because of the frost in the valley.",
    "the hives went up the hill to be out of the frost",
    "bees in the valley would have frozen",
  ],
  [
    "The submarine was painted a second time while it lay in the harbour.",
    "they painted the submarine twice",
    "the harbour is where the submarine got its second coat",
  ],
  [
    "The curtain of the puppet theatre was sewn from old sails.",
    "the puppet theatre has a curtain made of sails",
    "old sails became a curtain for the puppets",
  ],
];

/** The expectations that a judge is asked about, and which of them is the decoy. */
export interface Planted {
  readonly listed: readonly Expectation[];
  readonly decoyId: string;
}

/** An id as the key of the argument might have it, next to one that it has. */
function freeId({ key }: Argument, like: string): string {
  const taken = new Set(key.expectations.map(({ id }) => id));
  const stem = like.replace(/-\d+$/u, "");
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** Ways of saying something that has as little to do with the argument as can be. */
const chooseFact = memoiseOf((argument: Argument): readonly string[] => {
  const matter = contentStems(argument.passage);
  const shared = (fact: readonly string[]): number =>
    [...contentStems(fact.join(" "))].filter((stem) => matter.has(stem)).length;
  const [fact = []] = shuffleBySeed(FACTS, hashText(argument.passage)).toSorted(
    (one, other) => shared(one) - shared(other),
  );
  return fact;
});

/**
 * Puts a decoy among what is listed: an expectation of the same kind that no answer to this argument says. Whoever credits
 * it credits whatever is listed, be it that somebody talked the judge round or that it cannot judge.
 */
export function plantDecoy(
  { argument, dialogue }: DialogueView,
  expectations: readonly Expectation[],
): Planted {
  const [like] = expectations;
  if (like === undefined) return { listed: [], decoyId: "" };
  // A probe that is asked later stands at the end, so that what stands before it stays the same.
  const core = expectations.filter((one) => one.kind !== "probe").length;
  const place = hashText(`${dialogue.step}:${argument.issue}`) % (core + 1);
  const [statement = "", ...paraphrases] = chooseFact(argument);
  const { kind, step, question } = like;
  const decoy: Expectation = {
    id: freeId(argument, like.id),
    kind,
    step,
    statement,
    paraphrases,
    hints: [],
    prompt: "",
    ...(question === undefined ? {} : { question }),
  };
  return { listed: expectations.toSpliced(place, 0, decoy), decoyId: decoy.id };
}

/** Whether a judge fell for the decoy. */
export function creditsDecoy({ expectations }: Judgement, { decoyId }: Planted): boolean {
  return expectations.some(({ id, coverage }) => id === decoyId && clamp(coverage) >= NEAR);
}
