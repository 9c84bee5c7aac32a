import { hashText } from "@elenchus/dialogue/seeded-choice";
import type { Expectation } from "@elenchus/dialogue/argument";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import type { GradedAnswer } from "../grade/graded-answer.ts";
import { readAnswers } from "../grade/read-answers.ts";
import { actsOf, type Earned, type ReadTurn, type Split } from "./read-turn.ts";

/** One issue in so many is for drawing limits. */
const ONE_FOR_LIMITS = 12;
/** What nobody typed as an answer to this place: it teaches, and measures nothing. */
export const MADE: ReadonlySet<string> = new Set([
  "talk",
  "unseen",
  "elsewhere",
  "cross",
  "unrelated",
  "heap",
  "listed",
]);
/** What was judged as a speech act, too. */
const JUDGED_AS_ACTS: ReadonlySet<string> = new Set(["labelled", "panel", "written", "turned"]);
/** Labels of the first panel that state nothing. */
const STATES_NOTHING: ReadonlySet<string> = new Set(["wrong", "gaming", "question", "other_step"]);

function splitOf({ source, origin, isHeldOut }: GradedAnswer): Split {
  if (isHeldOut) return "test";
  return !MADE.has(source) && hashText(`limits ${origin}`) % ONE_FOR_LIMITS === 0
    ? "limits"
    : "fit";
}

function earnedBy(answer: GradedAnswer, point: Expectation): Earned {
  const { covers, near, isOneOf, source, label } = { ...answer, isOneOf: answer.anyOf };
  if (isOneOf || (source === "panel" && !STATES_NOTHING.has(label))) return null;
  const isIn = (ids: readonly string[]): boolean =>
    isOwnFinding(point) ? ids.length > 0 : ids.includes(point.id);
  if (isIn(covers)) return 1;
  return isIn(near) ? 0.35 : 0;
}

/** What the label comes to where an answer is labelled by what it covers. */
function labelOf({ source, label, covers, near, anyOf }: GradedAnswer): string {
  if (source === "panel" || (label !== "answer" && source === "labelled")) return label;
  if (covers.length > 0 || anyOf) return "right";
  return near.length > 0 ? "partial" : "wrong";
}

/** The answers that there were before: labelled, written, turned round, typed, of the first panel, and made ones. */
export async function gradedTurns(): Promise<ReadTurn[]> {
  return (await readAnswers()).map((answer): ReadTurn => {
    const { argument, dialogue, transcript, message, source, label, anyOf } = answer;
    const [probe] = dialogue.probed;
    const last = transcript.findLast(({ sender }) => sender === "system")?.text;
    return {
      split: splitOf(answer),
      source,
      argument,
      step: dialogue.step,
      ...(probe === undefined ? {} : { probe }),
      ...(last === undefined ? {} : { last }),
      message,
      label: labelOf(answer),
      acts: JUDGED_AS_ACTS.has(source) ? actsOf(label) : [],
      isOneOf: anyOf,
      earned: (point) => earnedBy(answer, point),
    };
  });
}
