import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";

/** What an answer is held against, in the order of the features. */
export const GROUPS = [
  "own",
  "quote",
  "opposite",
  "wrong",
  "rivals",
  "elsewhere",
  "conclusion",
  "reasons",
  "passage",
] as const;
/** A kind of text that an answer is held against. */
export type Group = (typeof GROUPS)[number];
/** The texts of each group, for one expectation. */
export type Groups = Readonly<Record<Group, readonly string[]>>;

/** What is asked for where a dialogue stands; one place stands for all finds of the learner's own. */
export function askedExpectations(argument: Argument, dialogue: Dialogue): Expectation[] {
  const { expectations } = argument.key;
  const target = expectations.find((one) => one.id === dialogue.target);
  if (target?.kind === "probe") return [target];
  const ofStep = expectations.filter(
    (one) => one.step === dialogue.step && one.kind !== "probe" && one.kind !== "fallacy_name",
  );
  const own = ofStep.find(isOwnFind);
  return ofStep.filter((one) => !isOwnFind(one) || one === own);
}

function waysOf({ paraphrases, statement, term }: Expectation): string[] {
  return term === undefined ? [...paraphrases, statement] : [...term.readings];
}

/** For each expectation of an argument the texts that an answer to it is held against. */
export const groupsOf = memoiseOf((argument: Argument) => {
  const { expectations, misconceptions } = argument.key;
  const listed = expectations.filter((one) => !isOwnFind(one) && one.kind !== "fallacy_name");
  const ofKind = (kind: string): string[] =>
    listed.filter((one) => one.kind === kind).flatMap(waysOf);
  const passage = splitSentences(argument.passage);
  return memoiseOf((own: Expectation): Groups => {
    const isOwn = isOwnFind(own);
    const beside = listed.filter((one) => one.step === own.step && one.kind !== "probe");
    const wrong = misconceptions.filter((one) => one.step === own.step);
    const isOpposite = (id: string): boolean => id === `opposite-${own.id}`;
    const ways = (is: (id: string) => boolean): string[] =>
      wrong.filter(({ id }) => is(id)).flatMap((one) => one.paraphrases);
    const others = listed.filter(
      (one) => one.step !== own.step && one.kind !== "probe" && one.kind !== "impact",
    );
    return {
      own: isOwn ? beside.flatMap(waysOf) : waysOf(own),
      quote: own.quote === undefined ? [] : [own.quote],
      opposite: [...(own.opposites ?? []), ...ways(isOpposite)],
      wrong: own.kind === "probe" ? [] : ways((id) => !isOpposite(id)),
      rivals: isOwn ? [] : beside.filter((one) => one.id !== own.id).flatMap(waysOf),
      elsewhere: others.flatMap(waysOf),
      conclusion: ofKind("conclusion"),
      reasons: ofKind("reason"),
      passage,
    };
  });
});
