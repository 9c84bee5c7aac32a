import { COVERED } from "@elenchus/dialogue/coverage";
import type { Assessment, SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { asksForQuestions, kindOfStep } from "@elenchus/dialogue/step-kind";
import { splitSentences } from "@elenchus/domain/split-sentences";
import type { Reader } from "../../reader/reader.ts";
import type { Findings } from "./findings.ts";
import { gradeAnswer } from "./grade-answer.ts";
import { readOtherWeakness } from "./read-other-weakness.ts";
import { readAhead, readEarlier } from "./said-elsewhere.ts";
import { hearAct, type HeardAct } from "../listen/hear-act.ts";
import { hearByWords } from "../listen/hear-message.ts";
import { pickAnswer } from "../listen/pick-answer.ts";

/** From so likely on a message is no answer: where it says nothing of what is asked, may say it, or does say it. */
const SURE = { saysNothing: 0.5, maySay: 0.7, says: 0.95 } as const;

/** Acts that something is said to. */
const IS_ASKED: ReadonlySet<SpeechAct> = new Set([
  "question",
  "objection",
  "complaint",
  "asks_for_answer",
  "off_topic",
]);
/** Ids of stored answers that do more than answer. */
const WANTS_HINT = "hint";
const NEVER_SAID = "never-said";

/** Judges a message against the open step: what it does, and what it says. */
export async function assessMessage(
  reader: Reader,
  view: DialogueView,
  message: string,
  judge: string,
): Promise<Assessment> {
  const heard = hearByWords(view, message);
  if (heard !== null && heard.speechAct !== "answer")
    return { ...withoutContent(judge), speechAct: heard.speechAct, reasons: [heard.finding] };
  const [findings, ahead, act] = await Promise.all([
    gradeAnswer(reader, view, message),
    readAhead(reader, view, message),
    hearAct(reader, view, message),
  ]);
  const speechAct = heard === null ? actOf(act, findings) : "answer";
  if (speechAct !== "answer") return assessAsked(reader, view, { message, speechAct, judge });
  const unsure = findings.unsure.filter((id) => (findings.coverage[id] ?? 0) < COVERED);
  const asks = await askedBeside(reader, view, message);
  const isMissed = unsure.length === 0 && !isSaid(findings) && findings.misconception === null;
  const alsoWeak =
    isMissed && (await readOtherWeakness(reader, view.argument, kindOfStep(view), message));
  return {
    speechAct,
    coverage: { ...ahead, ...findings.coverage },
    ...(unsure.length > 0 ? { unsure } : {}),
    ...(findings.earnedBy === undefined ? {} : { earnedBy: findings.earnedBy }),
    ...(asks === null ? {} : { asks }),
    ...(alsoWeak ? { alsoWeak } : {}),
    misconception: findings.misconception,
    confidence: findings.confidence,
    reasons: findings.reasons.length === 0 ? ["touches nothing"] : findings.reasons,
    judge,
  };
}

const isSaid = ({ coverage }: Findings): boolean =>
  Object.values(coverage).some((value) => value >= COVERED);

/** What a message does: the more it says of what is asked, the surer the reader has to be that it is no answer. */
function actOf({ act, likelihood }: HeardAct, findings: Findings): SpeechAct {
  const maySay = findings.unsure.length > 0 || findings.misconception !== null;
  const unsaid = maySay ? SURE.maySay : SURE.saysNothing;
  const sure = isSaid(findings) ? SURE.says : unsaid;
  return likelihood >= sure ? act : "answer";
}

const withoutContent = (judge: string) =>
  ({ coverage: {}, misconception: null, confidence: 0.9, judge }) as const;

/** The judgement of a message that is no answer: nothing in it is graded; a complaint has what was said before read again. */
async function assessAsked(
  reader: Reader,
  view: DialogueView,
  said: { readonly message: string; readonly speechAct: SpeechAct; readonly judge: string },
): Promise<Assessment> {
  const { message, speechAct, judge } = said;
  const asks = IS_ASKED.has(speechAct)
    ? ((await pickAnswer(reader, view, { message, speechAct }))?.id ?? null)
    : null;
  const reasons = [`is heard as ${speechAct}`];
  const bare = { ...withoutContent(judge), reasons, ...(asks === null ? {} : { asks }) };
  if (asks === WANTS_HINT) return { ...bare, speechAct: "dont_know" };
  if (speechAct !== "complaint") return { ...bare, speechAct };
  const last = view.transcript.findLast((one) => one.sender === "system")?.move?.covered ?? [];
  return asks === NEVER_SAID && last.length > 0
    ? { ...bare, speechAct, takesBack: last }
    : { ...bare, speechAct, ...(await readEarlier(reader, view)) };
}

/** The stored answer to a question that stands beside an answer, in a sentence of its own; null where none does. */
async function askedBeside(
  reader: Reader,
  view: DialogueView,
  message: string,
): Promise<string | null> {
  const sentences = splitSentences(message);
  const asked = sentences.find((one) => one.trimEnd().endsWith("?"));
  if (asked === undefined || sentences.length < 2 || asksForQuestions(view)) return null;
  const { act, likelihood } = await hearAct(reader, view, asked);
  if (act !== "question" || likelihood < SURE.maySay) return null;
  return (await pickAnswer(reader, view, { message: asked, speechAct: "question" }))?.id ?? null;
}
