import { COVERED } from "@elenchus/dialogue/coverage";
import type { Assessment, SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { asksForQuestions, kindOfStep } from "@elenchus/dialogue/step-kind";
import type { Reader } from "../../reader/reader.ts";
import type { Findings } from "./findings.ts";
import { gradeAnswer } from "./grade-answer.ts";
import { readOtherWeakness } from "./read-other-weakness.ts";
import { readAhead, readEarlier } from "./said-elsewhere.ts";
import type { HeardAct } from "../listen/hear-act.ts";
import { hearByWords } from "../listen/hear-message.ts";
import { type HeardParts, hearParts, isQuestion } from "../listen/hear-parts.ts";
import { asksOfSentence, OF_PART } from "../listen/sentence-asked-of.ts";
import { pickAnswer, pickProtest, SAYS_SAID, TAKES_BACK, UNKNOWN } from "../listen/pick-answer.ts";

/** From so likely on a message is no answer: where it says nothing of what is asked, may say it or asks it, or does say it. */
const SURE = { saysNothing: 0.5, maySay: 0.7, says: 0.95 } as const;

/** Acts that something is said to. */
const IS_ASKED: ReadonlySet<SpeechAct> = new Set([
  "question",
  "objection",
  "complaint",
  "asks_for_answer",
  "off_topic",
]);
const ASKS_OF_PART: ReadonlySet<string> = new Set(["question", "objection"]);
/** The stored answers to who wants help, and no answer; and to who disagrees. */
const WANTS_HINT = "hint";
const DISAGREES = "disagree-conclusion";

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
  const parts = await hearParts(reader, view, message);
  const [findings, ahead] = await Promise.all([
    gradeParts(reader, view, parts, message),
    readAhead(reader, view, parts.answer),
  ]);
  const speechAct = heard === null ? actOf(view, parts, { message, findings }) : "answer";
  if (speechAct !== "answer")
    return assessAsked(reader, view, { message, speechAct, judge, findings });
  const unsure = findings.unsure.filter((id) => (findings.coverage[id] ?? 0) < COVERED);
  const asks = await askedBeside(reader, view, parts);
  const isMissed = unsure.length === 0 && !isSaid(findings) && findings.misconception === null;
  const alsoWeak =
    isMissed && (await readOtherWeakness(reader, view.argument, kindOfStep(view), parts.answer));
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

/** Grades what answers in a message; the whole of it where that says nothing. */
async function gradeParts(
  reader: Reader,
  view: DialogueView,
  { answer, beside }: HeardParts,
  message: string,
): Promise<Findings> {
  const findings = await gradeAnswer(reader, view, answer);
  if (beside === null) return findings;
  if (!isSaid(findings) && !maySay(findings)) return gradeAnswer(reader, view, message);
  // What stands beside the answer earned nothing.
  const earned = Object.entries(findings.coverage).filter(([, value]) => value >= COVERED);
  const bySentence = Object.fromEntries(earned.map(([id]) => [id, answer]));
  return { ...findings, earnedBy: { ...bySentence, ...findings.earnedBy } };
}

const isSaid = ({ coverage }: Findings): boolean =>
  Object.values(coverage).some((value) => value >= COVERED);

const maySay = ({ unsure, misconception }: Findings): boolean =>
  unsure.length > 0 || misconception !== null;

/** What a message does: the more it says of what is asked, the surer the reader has to be that it is no answer. */
function actOf(
  view: DialogueView,
  { whole, beside }: HeardParts,
  { message, findings: found }: { readonly message: string; readonly findings: Findings },
): SpeechAct {
  // What is asked beside an answer, or beside a second try at it, is heard already.
  const triesAgain = found.unsure.some((id) => view.dialogue.unsureOf.includes(id));
  if (beside !== null && (isSaid(found) || (beside.act === "question" && triesAgain)))
    return "answer";
  const unsaid = maySay(found) || isSaid(found) ? SURE.maySay : SURE.saysNothing;
  const asks = whole.act === "question" && isQuestion(message) && !asksForQuestions(view);
  const sure = isSaid(found) && !asks ? SURE.says : unsaid;
  return whole.likelihood >= sure ? whole.act : "answer";
}

const withoutContent = (judge: string) =>
  ({ coverage: {}, misconception: null, confidence: 0.9, judge }) as const;

/** A message that is no answer. */
interface NoAnswer {
  readonly message: string;
  readonly speechAct: HeardAct["act"] | SpeechAct;
  readonly judge: string;
  readonly findings: Findings;
}

/** What was counted last: what was believed, where something was, for it is that which may be wrong. */
function creditedLast({ transcript }: DialogueView): readonly string[] {
  const believed = transcript.findLast(({ sender }) => sender === "user")?.assessment?.believed;
  const covered = transcript.findLast(({ sender }) => sender === "system")?.move?.covered ?? [];
  return believed !== undefined && covered.includes(believed) ? [believed] : covered;
}

/** The judgement of a message that is no answer: nothing in it is graded but what a complaint says. */
async function assessAsked(
  reader: Reader,
  view: DialogueView,
  { message, speechAct: heardAct, judge, findings }: NoAnswer,
): Promise<Assessment> {
  const last = creditedLast(view);
  const protest = last.length === 0 ? null : await pickProtest(reader, view, message);
  const speechAct = protest === null ? heardAct : "complaint";
  const picked = IS_ASKED.has(speechAct)
    ? (protest ?? (await pickAnswer(reader, view, { message, speechAct })))
    : null;
  const isOfPart = ASKS_OF_PART.has(speechAct) && asksOfSentence(view, message);
  const asks = isOfPart ? OF_PART : (picked?.id ?? null);
  const reasons = [`is heard as ${speechAct}`];
  const bare = { ...withoutContent(judge), reasons, ...(asks === null ? {} : { asks }) };
  if (asks === WANTS_HINT) return { ...bare, speechAct: "dont_know" };
  if (speechAct !== "complaint") return { ...bare, speechAct };
  if (TAKES_BACK.has(asks ?? "")) return { ...bare, speechAct, takesBack: last };
  const said = isSaid(findings)
    ? { coverage: findings.coverage, earnedBy: findings.earnedBy ?? {}, unsure: [] }
    : await readEarlier(reader, view);
  const before = view.transcript.findLast(({ sender }) => sender === "user")?.assessment;
  const complainsAgain = before?.speechAct === "complaint";
  // A second complaint that nothing can be done about is no way on: help is.
  const isStuck = complainsAgain && said.unsure.length + view.dialogue.unsureOf.length === 0;
  if (isStuck && !isSaid({ ...findings, ...said })) return { ...bare, speechAct: "dont_know" };
  // Nothing is believed of who does not say, or say again, that it was said.
  const isHeard = complainsAgain || SAYS_SAID.has(asks ?? "");
  return { ...bare, speechAct, ...said, ...(isHeard ? {} : { takesBack: [] }) };
}

/** The stored answer to what is asked or complained of beside an answer; null where nothing is. */
async function askedBeside(
  reader: Reader,
  view: DialogueView,
  { beside }: HeardParts,
): Promise<string | null> {
  if (beside === null) return null;
  const { act, text } = beside;
  if (ASKS_OF_PART.has(act) && asksOfSentence(view, text)) return OF_PART;
  const picked = await pickAnswer(reader, view, {
    message: text,
    speechAct: act,
    isPart: true,
  });
  if (picked !== null) return picked.id;
  if (act === "question") return UNKNOWN;
  // Whether one agrees is another matter than what the passage says.
  const isOfPassage = ["conclusion", "reason"].includes(kindOfStep(view) ?? "");
  return act === "objection" && isOfPassage ? DISAGREES : null;
}
