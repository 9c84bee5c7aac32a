import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { NEAR } from "@elenchus/dialogue/coverage";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { contentStems } from "@elenchus/dialogue/words/words";
import { hashText, shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import facts from "./decoy-facts.json" with { type: "json" };
import { clamp, type Judgement } from "./judgement.ts";

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

/**
 * A fact of which hardly an argument speaks, with other ways of saying it: the one that has least to do with this argument.
 * What lies near may rightly be said: of 43 messages that earned something, three had a common mistake beside it.
 */
const chooseFact = memoiseOf((argument: Argument): readonly string[] => {
  const matter = contentStems(argument.passage);
  const shared = (fact: readonly string[]): number =>
    [...contentStems(fact.join(" "))].filter((stem) => matter.has(stem)).length;
  const [fact = []] = shuffleBySeed(facts, hashText(argument.passage)).toSorted(
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
