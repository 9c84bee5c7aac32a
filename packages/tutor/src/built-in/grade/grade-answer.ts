import { COVERED } from "@elenchus/dialogue/coverage";
import { isFindKind } from "@elenchus/dialogue/find-kinds";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { expectationsIn } from "@elenchus/dialogue/marks";
import { contentStems } from "@elenchus/dialogue/words/words";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { extraStems } from "@elenchus/dialogue/words/word-talk";
import { isOfPassage, otherSpokenOf, quotesOther } from "../listen/sentence-asked-of.ts";
import { askedAt } from "../../reader/asked-at.ts";
import type { Reader } from "../../reader/reader.ts";
import { findMisconceptions } from "./find-misconceptions.ts";
import type { Findings } from "./findings.ts";
import { gradeFinds } from "./grade-finds.ts";
import { type GradedPoint, gradePoints, toFinding } from "./grade-points.ts";
import { findSaidWrong, isWayOfStep } from "./is-way-of-key.ts";
import { givesVerdict, lookUpNames } from "./look-up-names.ts";
import { wordsThatSay } from "./words-that-say.ts";

/** Beside what counts, nobody is asked what else they meant unless they are likely to have meant it. */
const LIKELY_BESIDE = 0.2;
/** How sure it is that a message is wrong which the key lists as wrong, word for word. */
const LISTED_AS_WRONG = 0.9;
/** What a word counts that is named alone. */
const NAMED = 0.66;
/** Meanings take at least so many words of content beside the word that has them. */
const LEAST_BESIDE = 2;

/** Grades what a message says of the open step, with what the one before it left half said of a verdict. */
export async function gradeAnswer(
  reader: Reader,
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const alone = await gradeMessage(reader, view, message);
  const half = isSaid(alone) ? null : halfBefore(view);
  if (half === null) return alone;
  const both = await gradeMessage(reader, view, `${half.replace(/[.\s]+$/u, "")}. ${message}`);
  return isSaid(both) ? both : alone;
}

const isSaid = ({ coverage }: Findings): boolean =>
  Object.values(coverage).some((value) => value >= COVERED);

/** What was said of the verdict before, where a half of it may be missing: the judgement or its ground. */
function halfBefore({ argument, dialogue, transcript }: DialogueView): string | null {
  const target = argument.key.expectations.find(({ id }) => id === dialogue.target);
  if (target?.kind !== "impact") return null;
  const before = transcript.findLast(({ sender }) => sender === "user");
  if (before?.step !== dialogue.step || before.assessment?.speechAct !== "answer") return null;
  const isUnclear = before.assessment.unsure?.includes(target.id) === true;
  return isUnclear || givesVerdict(before.text) ? before.text : null;
}

/** Grades a text: by look-up where that is certain, else as the reader reads it. */
async function gradeMessage(
  reader: Reader,
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const { argument, dialogue } = view;
  const wrong = findSaidWrong(argument, dialogue, message);
  if (wrong !== null && !isWayOfStep(argument, dialogue.step, message))
    return { ...NOTHING_ASKED_FOR, misconceptions: wrong };
  if (isOfPassage(view) && quotesOther(argument, message)) return NOTHING_ASKED_FOR;
  const asked = askedAt(argument, dialogue);
  if (asked.some((one) => isOwnFinding(one) && isFindKind(one.kind)))
    return gradeFinds(reader, view, message, asked);
  const graded = await gradePoints(reader, argument, asked, message);
  const points = graded.map(doubtBareWord(message)).map(doubtOtherPlace(argument, message));
  const found = findingsOf(view, points);
  const known = lookUpNames(view, message, found);
  const isMissed =
    known.misconceptions.length === 0 &&
    known.unsure.length === 0 &&
    !asked.some(({ kind }) => kind === "probe") &&
    Object.values(known.coverage).every((value) => value < COVERED);
  if (isMissed)
    return { ...known, misconceptions: await findMisconceptions(reader, view, message) };
  const isNew = ({ id }: Expectation): boolean =>
    (known.coverage[id] ?? 0) >= COVERED && (dialogue.coverage[id] ?? 0) < COVERED;
  const earnedBy = await wordsThatSay(reader, argument, asked.filter(isNew), message);
  // What may be meant is believed later, in these words.
  const unsure = Object.fromEntries(known.unsure.map((id) => [id, message]));
  return { ...known, earnedBy: { ...unsure, ...earnedBy, ...known.earnedBy } };
}

/** What writes out a sentence that only backs up or sets the scene says that, however near it is to what it backs up. */
const NOTHING_ASKED_FOR: Findings = {
  coverage: {},
  unsure: [],
  misconceptions: [],
  confidence: LISTED_AS_WRONG,
  findings: [],
};

/** A word that is named without what it could mean is half said: the reader hears the word, and may hear meanings in it. */
const doubtBareWord =
  (text: string) =>
  (point: GradedPoint): GradedPoint => {
    const { term } = point.expectation;
    if (term === undefined || point.zone === "missed") return point;
    return extraStems(text, [term.phrase]).length >= LEAST_BESIDE
      ? point
      : { ...point, coverage: NAMED, zone: "missed" };
  };

/** Who names another sentence, with twice as many words as of the one that goes wrong, does not mean that one. */
const doubtOtherPlace =
  (argument: Argument, text: string) =>
  (point: GradedPoint): GradedPoint => {
    const { kind, id } = point.expectation;
    const isFlaw = kind === "fallacy" || kind === "statistical_flaw";
    const other = isFlaw && point.zone === "unsure" ? otherSpokenOf(argument, text) : null;
    if (other?.part !== "detail" && other?.part !== "background") return point;
    const stems = contentStems(text);
    const share = (sentence: string): number =>
      [...contentStems(sentence)].filter((stem) => stems.has(stem)).length;
    const failing = splitSentences(argument.passage).filter((_, at) =>
      expectationsIn(argument, at).some((one) => one.id === id),
    );
    const isElsewhere = failing.every((sentence) => 2 * share(sentence) <= share(other.sentence));
    return isElsewhere ? { ...point, zone: "missed" } : point;
  };

function findingsOf({ dialogue }: DialogueView, graded: readonly GradedPoint[]): Findings {
  const coverage = Object.fromEntries(graded.map((one) => [one.expectation.id, one.coverage]));
  const isAccepted = graded.some((one) => one.coverage >= COVERED);
  const least = isAccepted ? LIKELY_BESIDE : 0;
  const unsure = graded
    .filter(
      ({ expectation: { id }, zone, likelihood }) =>
        zone === "unsure" && likelihood >= least && (dialogue.coverage[id] ?? 0) < COVERED,
    )
    .toSorted((one, other) => other.likelihood - one.likelihood)
    .map(({ expectation }) => expectation.id);
  const best = Math.max(0, ...graded.map(({ likelihood }) => likelihood));
  return {
    coverage,
    unsure,
    misconceptions: [],
    confidence: !isAccepted && unsure.length > 0 ? 0.4 : Math.abs(2 * best - 1),
    findings: graded.map(toFinding),
  };
}
