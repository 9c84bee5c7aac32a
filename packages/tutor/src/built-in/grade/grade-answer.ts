import { COVERED } from "@elenchus/dialogue/coverage";
import { isFindKind } from "@elenchus/dialogue/find-kinds";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { plainWords } from "@elenchus/dialogue/words/words";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { readPairs } from "./features.ts";
import type { Findings } from "./findings.ts";
import { gradeFinds } from "./grade-finds.ts";
import { type GradedPair, gradeAll } from "./grade-pairs.ts";
import { findSaidWrong, findWaysIn } from "./is-way-of-key.ts";
import { lookUpNames } from "./look-up-names.ts";
import { repairSpelling } from "./reading/spelling.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** Coverage of a message that is, word for word, one of the ways of saying it that the key lists. */
const LISTED = 0.92;
const CERTAIN = { unsure: [], confidence: LISTED } as const;
/** So near in meaning, or in so many of its words, does a message come to a misconception that it has. */
const WRONG = { near: 0.75, f1: 0.6 } as const;
/** By so much nearer than to what is right. */
const NEARER = 0.05;

/** The expectation of the open step whose listed wording a message is; null where it is none. */
function findListed({ argument, dialogue }: DialogueView, message: string): string | null {
  const said = plainWords(message);
  const own = argument.key.expectations.filter(
    (one) => one.step === dialogue.step && one.paraphrases.some((way) => plainWords(way) === said),
  );
  const asked = argument.key.expectations.find(({ id }) => id === dialogue.target);
  const found = own.find((one) => one.id === dialogue.target) ?? own[0];
  return found === undefined || (asked?.kind === "probe" && found !== asked) ? null : found.id;
}

/** Grades what a message says of the open step: by look-up where that is certain, else by the network. */
export async function gradeAnswer(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const { argument, dialogue } = view;
  const listed = findListed(view, message);
  const wrong = findSaidWrong(argument, dialogue, message);
  // What is listed as right and as wrong, the network decides.
  if (listed !== null && wrong === null) {
    const reasons = [`is a listed way of saying ${listed}`];
    return { ...CERTAIN, coverage: { [listed]: LISTED }, misconception: null, reasons };
  }
  if (listed === null && wrong !== null)
    return { ...CERTAIN, ...wrong, coverage: {}, reasons: ["is a listed mistake"] };
  const text = repairSpelling(message, vocabularyOf(argument));
  const graded = gradeAll(await readPairs(encoder, argument, dialogue, text));
  const [first] = graded;
  if (
    first !== undefined &&
    isFindKind(first.expectation.kind) &&
    graded.some(({ expectation }) => isOwnFind(expectation))
  )
    return gradeFinds(encoder, view, text, graded);
  return lookUpNames(view, text, findingsOf(view, graded.map(acceptListed(view, text))));
}

/** A point that a message has in it word for word counts, whatever else the message says: its reason, or another point. */
function acceptListed(
  { argument, dialogue }: DialogueView,
  text: string,
): (pair: GradedPair) => GradedPair {
  const said = findWaysIn(argument, dialogue.step, text);
  return (pair) =>
    said.includes(pair.expectation) && pair.coverage < LISTED
      ? { ...pair, coverage: LISTED, grade: { ...pair.grade, zone: "accepted" } }
      : pair;
}

function findingsOf({ argument, dialogue }: DialogueView, graded: readonly GradedPair[]): Findings {
  const coverage = Object.fromEntries(
    graded.map(({ expectation, coverage: own }) => [expectation.id, own]),
  );
  const isAccepted = graded.some((one) => one.coverage >= COVERED);
  const open = graded.filter(({ expectation: { id } }) => (dialogue.coverage[id] ?? 0) < COVERED);
  const unsure = open
    .filter(({ grade }) => grade.zone === "unsure")
    .toSorted((one, other) => other.grade.likelihood - one.grade.likelihood)
    .map(({ expectation }) => expectation.id);
  const misconception = isAccepted
    ? null
    : misconceptionOf(argument.key.misconceptions, dialogue.step, graded);
  const best = Math.max(0, ...graded.map(({ grade }) => grade.likelihood));
  return {
    coverage,
    unsure: misconception === null ? unsure : [],
    misconception,
    confidence: !isAccepted && unsure.length > 0 ? 0.4 : Math.abs(2 * best - 1),
    reasons: graded.map(
      ({ expectation, grade }) =>
        `${grade.zone} ${expectation.id} (${grade.likelihood.toFixed(2)})`,
    ),
  };
}

/** The misconception that an answer comes nearest to, where it comes nearer to it than to all that is right. */
function misconceptionOf(
  misconceptions: DialogueView["argument"]["key"]["misconceptions"],
  step: number,
  graded: readonly GradedPair[],
): string | null {
  if (graded.some(({ expectation }) => expectation.kind === "probe")) return null;
  const own = Math.max(0, ...graded.map(({ near }) => near));
  const wrong = graded
    .flatMap((one) => [one.wrong, one.opposite])
    .reduce((one, other) => (other.near > one.near ? other : one));
  const isSaid = wrong.near >= WRONG.near && wrong.f1 >= WRONG.f1 && wrong.near > own + NEARER;
  if (!isSaid) return null;
  const found = misconceptions.find(
    (one) => one.step === step && one.paraphrases.includes(wrong.nearest),
  );
  // Unsure whether it is said, nobody is told that it was turned round.
  const turned = graded.find(({ expectation: { id } }) => found?.id === `opposite-${id}`);
  return turned?.grade.zone === "unsure" ? null : (found?.id ?? null);
}
