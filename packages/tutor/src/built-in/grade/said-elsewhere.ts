import type { Expectation } from "@elenchus/dialogue/argument";
import { COVERED, coreExpectations, isOpen } from "@elenchus/dialogue/coverage";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { Reader } from "../../reader/reader.ts";
import type { Findings } from "./findings.ts";
import { type GradedPoint, gradePoints } from "./grade-points.ts";
import { givesVerdict } from "./look-up-names.ts";
import { wordsThatSay } from "./words-that-say.ts";

/** What nobody has asked for yet counts only where it is plainly said. */
const SURE = 0.9;
/** So many of the learner's messages are read again, latest first. */
const LATEST = 6;

/** What stands in the passage is said in the same words at whatever step. */
const isOfPassage = ({ kind }: Expectation): boolean => kind === "conclusion" || kind === "reason";

const isListed = (one: Expectation): boolean =>
  one.kind !== "probe" && one.kind !== "fallacy_name" && !isOwnFinding(one);

const NOTHING = { coverage: {}, earnedBy: {} };

/**
 * Points of later steps that a message states already, with what it covers of them and in which words: reasons, and a verdict where one
 * is given. The rest is asked for when its step opens: read before it is asked for, an answer to one question is taken for one to another.
 * @param earned ids of what it earned of the open step: the words for that say nothing else
 */
export async function readAhead(
  reader: Reader,
  { argument, dialogue }: DialogueView,
  message: string,
  earned: readonly string[],
): Promise<Pick<Findings, "coverage"> & Required<Pick<Findings, "earnedBy">>> {
  const later = argument.key.expectations.filter(
    (one) =>
      one.step > dialogue.step &&
      (one.kind === "reason" || (one.kind === "impact" && givesVerdict(message))) &&
      (dialogue.coverage[one.id] ?? 0) < COVERED,
  );
  if (later.length === 0) return NOTHING;
  const graded = await gradePoints(reader, argument, later, message);
  const said = graded.filter(({ zone, likelihood }) => zone === "accepted" && likelihood >= SURE);
  if (said.length === 0) return NOTHING;
  const points = said.map(({ expectation }) => expectation);
  const open = argument.key.expectations.filter(({ id }) => earned.includes(id));
  const words = await wordsThatSay(reader, argument, [...open, ...points], message);
  const taken = open.map(({ id, kind }) => ({ words: words[id] ?? message, kind }));
  // No clause of what answers a further question is a reason besides: "it backs up none of them" is none.
  const isTaken = (own: string): boolean =>
    taken.some((one) => one.words === own || (one.kind === "probe" && one.words.includes(own)));
  const apart = said.flatMap(({ expectation: { id, kind }, coverage }) => {
    const own = words[id] ?? message;
    // The verdict has to stand in the very words that are taken for one.
    const isOther = isTaken(own) || (kind === "impact" && !givesVerdict(own));
    return isOther ? [] : [{ id, coverage, own }];
  });
  return {
    coverage: Object.fromEntries(apart.map(({ id, coverage }) => [id, coverage])),
    earnedBy: Object.fromEntries(apart.map(({ id, own }) => [id, own])),
  };
}

/**
 * What earlier messages say of what the open step still asks for: what is plainly said is covered, what may be said is unsure,
 * likeliest first. A conclusion and reasons may have been said at any step.
 */
export async function readEarlier(
  reader: Reader,
  { argument, dialogue, transcript }: DialogueView,
): Promise<Pick<Findings, "coverage" | "unsure" | "earnedBy">> {
  const open = coreExpectations(argument, dialogue.step).filter(
    (one) => isListed(one) && isOpen(argument, dialogue, one.id),
  );
  const messages = transcript
    .filter(({ sender, text }) => sender === "user" && text !== "")
    .slice(-LATEST);
  const all = await Promise.all(
    messages.map(async ({ text, step, assessment }) => {
      // What was graded for the open step then is known; a protest was about the step before.
      const isKnown = assessment?.speechAct === "answer" || assessment?.takesBack !== undefined;
      const isNew = step === dialogue.step && !isKnown;
      const own = open.filter((one) => isNew || isOfPassage(one));
      const graded = await gradePoints(reader, argument, own, text);
      return graded.map((one): GradedPoint & { readonly text: string } => ({ ...one, text }));
    }),
  );
  const best = [...Map.groupBy(all.flat(), ({ expectation }) => expectation.id).values()].map(
    (own) => own.reduce((one, other) => (other.likelihood > one.likelihood ? other : one)),
  );
  const said = best.filter(({ zone }) => zone === "accepted");
  const idOf = ({ expectation }: GradedPoint): string => expectation.id;
  const words = await Promise.all(
    said.map(({ expectation, text }) => wordsThatSay(reader, argument, [expectation], text)),
  );
  return {
    coverage: Object.fromEntries(said.map((one) => [idOf(one), one.coverage])),
    earnedBy: Object.fromEntries(
      said.map((one, at) => [idOf(one), words[at]?.[idOf(one)] ?? one.text]),
    ),
    unsure: best
      .filter(({ zone }) => zone === "unsure")
      .toSorted((one, other) => other.likelihood - one.likelihood)
      .map(idOf),
  };
}
