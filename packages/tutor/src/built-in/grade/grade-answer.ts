import { COVERED } from "@elenchus/dialogue/coverage";
import { isFindKind } from "@elenchus/dialogue/find-kinds";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { contentStems, plainWords } from "@elenchus/dialogue/words/words";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { readPairs } from "./features.ts";
import type { Findings } from "./findings.ts";
import { gradeFinds } from "./grade-finds.ts";
import { type GradedPair, gradeAll } from "./grade-pairs.ts";
import { hasWordsOf } from "./is-way-of-key.ts";
import { lookUpNames } from "./look-up-names.ts";
import { isDenial } from "./reading/polarity.ts";
import { splitSegments } from "./reading/segments.ts";
import { repairSpelling } from "./reading/spelling.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** Coverage of a message that is, word for word, one of the ways of saying it that the key lists. */
const LISTED = 0.92;
/** So near in meaning, or in so many of its words, does a message come to a misconception that it has. */
const WRONG = { near: 0.75, f1: 0.6 } as const;
/** By so much nearer than to what is right. */
const NEARER = 0.05;

/** The expectation of the open step whose listed wording a message is; null where it is none, or a misconception's, too. */
function findListed({ argument, dialogue }: DialogueView, message: string): string | null {
  const said = plainWords(message);
  const isSaid = (texts: readonly string[]): boolean =>
    texts.some((text) => plainWords(text) === said);
  const { expectations, misconceptions } = argument.key;
  const own = expectations.filter(
    (one) => one.step === dialogue.step && (isSaid(one.paraphrases) || hasWordsOf(one, message)),
  );
  const asked = argument.key.expectations.find(({ id }) => id === dialogue.target);
  const found = own.find((one) => one.id === dialogue.target) ?? own[0];
  if (asked?.kind === "probe" && found !== asked) return null;
  const wrong = misconceptions.filter((one) => one.step === dialogue.step);
  const turned = own.flatMap(({ opposites = [] }) => opposites);
  const isWrongToo = isSaid([...wrong.flatMap((one) => one.paraphrases), ...turned]);
  return found === undefined || isWrongToo ? null : found.id;
}

/** Grades what a message says of the open step: by look-up where that is certain, else by the network. */
export async function gradeAnswer(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const { argument, dialogue } = view;
  const listed = findListed(view, message);
  if (listed !== null)
    return {
      coverage: { [listed]: LISTED },
      unsure: [],
      misconception: null,
      confidence: LISTED,
      reasons: [`is a listed way of saying ${listed}`],
    };
  const text = repairSpelling(message, vocabularyOf(argument));
  const graded = gradeAll(await readPairs(encoder, argument, dialogue, text));
  const [first] = graded;
  if (
    first !== undefined &&
    isFindKind(first.expectation.kind) &&
    graded.some(({ expectation }) => isOwnFind(expectation))
  )
    return gradeFinds(encoder, view, text, graded);
  return lookUpNames(view, text, findingsOf(view, graded.map(acceptListed(argument, text))));
}

/** In fewer words of content a part of a message says nothing by itself. */
const LEAST_CONTENT = 2;

/** The parts of a text as they are compared. */
function partsOf(text: string): string[] {
  const claims = splitSegments(text).filter(({ role }) => role !== "rejected");
  return claims.map((one) => plainWords(one.text));
}

/** The parts of all that is known to be wrong. */
const wrongParts = memoiseOf(
  ({ key }: Argument) =>
    new Set(
      [
        ...key.misconceptions.flatMap(({ paraphrases }) => paraphrases),
        ...key.expectations.flatMap(({ opposites = [] }) => opposites),
      ].flatMap(partsOf),
    ),
);

/** Ways of saying an expectation, each with its parts. */
const waysInParts = memoiseOf(({ statement, paraphrases }: Expectation) =>
  [statement, ...paraphrases].map((way) => ({ way, parts: partsOf(way) })),
);

/** A part that is a listed way of saying it counts, whatever else the message says: its reason, or the name of a fault. */
function acceptListed(argument: Argument, text: string): (pair: GradedPair) => GradedPair {
  const wrong = wrongParts(argument);
  const said = new Set(
    partsOf(text).filter((part) => !wrong.has(part) && contentStems(part).size >= LEAST_CONTENT),
  );
  return (pair) => {
    const isSaid = waysInParts(pair.expectation).some(
      ({ way, parts }) =>
        parts.length > 0 && parts.every((part) => said.has(part)) && !isDenial(text, way),
    );
    return isSaid && pair.coverage < LISTED
      ? { ...pair, coverage: LISTED, grade: { ...pair.grade, zone: "accepted" } }
      : pair;
  };
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
