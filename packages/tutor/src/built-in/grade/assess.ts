import { COVERED, isProbe } from "@elenchus/dialogue/coverage";
import type { Assessment, Finding, SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { asksForQuestions, kindOfStep } from "@elenchus/dialogue/step-kind";
import { contentStems } from "@elenchus/dialogue/words/words";
import type { Reader } from "../../reader/reader.ts";
import { judgeBare } from "@elenchus/dialogue/finding";
import type { Findings } from "./findings.ts";
import { gradeAnswer } from "./grade-answer.ts";
import { readInstead } from "./read-instead.ts";
import { readOtherWeakness } from "./read-other-weakness.ts";
import { readAhead, readEarlier } from "./said-elsewhere.ts";
import { isPutAsQuestion } from "../listen/find-likeliest.ts";
import { disowns } from "../listen/disowns.ts";
import type { HeardAct } from "../listen/hear-act.ts";
import { hearByWords } from "../listen/hear-message.ts";
import { type HeardParts, hearParts, isQuestion } from "../listen/hear-parts.ts";
import { asksOfSentence, OF_PART } from "../listen/sentence-asked-of.ts";
import { meaningsAskedOf } from "../listen/words-asked-of.ts";
import {
  COMPLAINS,
  DISCOURAGED,
  DOUBTS,
  pickAnswer,
  pickProtest,
  SAYS_SAID,
  TAKES_BACK,
  UNKNOWN,
} from "../listen/pick-answer.ts";

/** From so likely on a message is no answer: where it says nothing of what is asked, may say it or asks it, or does say it. */
const SURE = { saysNothing: 0.3, maySay: 0.5, says: 0.95 } as const;

/** What a message does that asks for these stored answers, whatever else it is taken for. */
const ACTS_ASKED: Readonly<Record<string, SpeechAct>> = {
  hint: "dont_know",
  [DISCOURAGED]: "discouraged",
};
const PROTESTS: ReadonlySet<string> = new Set(["complaint", "objection"]);
const ASKS_OF_PART: ReadonlySet<string> = new Set(["question", "objection"]);
/** What is heard beside an answer where nothing stored fits. */
const UNHEARD = { question: UNKNOWN, objection: DOUBTS, complaint: COMPLAINS } as const;

/** Judges a message against the open step: what it does, and what it says. */
export async function assessMessage(
  reader: Reader,
  view: DialogueView,
  message: string,
  judge: string,
): Promise<Assessment> {
  const heard = hearByWords(view, message);
  if (heard !== null && heard !== "answer") return judgeBare(heard, judge);
  const parts = await hearParts(reader, view, message);
  const findings = await gradeParts(reader, view, parts, message);
  const ahead = await readAhead(reader, view, parts.answer, earnedIn(findings));
  const speechAct = heard === null ? actOf(view, parts, { message, findings }) : "answer";
  const asked = { message, speechAct, judge, findings, parts };
  if (speechAct !== "answer") return assessAsked(reader, view, asked);
  const mayProtest =
    parts.beside?.act === "complaint" ||
    disowns(message) ||
    (believedLast(view) !== null && !isSaid(findings));
  if (mayProtest && (await protests(reader, view, protestIn(parts, message))))
    return assessAsked(reader, view, { ...asked, speechAct: "complaint" });
  const unsure = saysMore(findings, parts.answer)
    ? findings.unsure.filter((id) => (findings.coverage[id] ?? 0) < COVERED)
    : [];
  const spoken = await askedBeside(reader, view, parts);
  const isMissed = unsure.length === 0 && !isSaid(findings) && findings.misconceptions.length === 0;
  const alsoWeak =
    isMissed && (await readOtherWeakness(reader, view.argument, kindOfStep(view), parts.answer));
  return {
    ...findings,
    speechAct,
    coverage: { ...ahead.coverage, ...findings.coverage },
    earnedBy: { ...ahead.earnedBy, ...findings.earnedBy },
    unsure,
    ...(alsoWeak ? { alsoWeak } : {}),
    findings: [...findings.findings, ...spoken],
    judge,
  };
}

/** Grades what answers in a message; the whole of it where that says nothing, for an answer may be a guess in the form of a question. */
async function gradeParts(
  reader: Reader,
  view: DialogueView,
  { answer, beside }: HeardParts,
  message: string,
): Promise<Findings> {
  const findings = await gradeAnswer(reader, view, answer);
  if (beside === null) return findings;
  const isOver = isSaid(findings) || maySay(findings);
  if (!isOver && beside.act === "question") return gradeAnswer(reader, view, message);
  // What stands beside the answer earned nothing.
  const bySentence = Object.fromEntries(earnedIn(findings).map((id) => [id, answer]));
  return { ...findings, earnedBy: { ...bySentence, ...findings.earnedBy } };
}

/** Ids of what counts. */
const earnedIn = ({ coverage }: Pick<Findings, "coverage">): string[] =>
  Object.keys(coverage).filter((id) => (coverage[id] ?? 0) >= COVERED);

const isSaid = (findings: Pick<Findings, "coverage">): boolean => earnedIn(findings).length > 0;

/** In fewer words of content nothing else is said beside what counts. */
const LEAST_REST = 3;

/** Whether a text may say something besides what it earned. */
function saysMore(findings: Findings, text: string): boolean {
  const earned = earnedIn(findings);
  if (earned.length === 0) return true;
  const taken = contentStems(earned.map((id) => findings.earnedBy?.[id] ?? text).join(" "));
  return [...contentStems(text)].filter((stem) => !taken.has(stem)).length >= LEAST_REST;
}

const maySay = ({ unsure, misconceptions }: Findings): boolean =>
  unsure.length > 0 || misconceptions.length > 0;

/**
 * What a message does: the more it says of what is asked, the surer the reader has to be that it is no answer. What may
 * answer a further question is believed at once, so it has to be one.
 */
function actOf(
  view: DialogueView,
  { whole, beside, answers }: HeardParts,
  { message, findings: found }: { readonly message: string; readonly findings: Findings },
): SpeechAct {
  // Who asks what words mean, and answers with no sentence, asks.
  if (!answers && !isSaid(found) && meaningsAskedOf(view, message).length > 0) return "question";
  // What is asked beside an answer, or beside a second try at it, is heard already.
  const triesAgain = found.unsure.some((id) => view.dialogue.unsureOf.includes(id));
  const isTry = answers || (beside?.act === "question" && triesAgain);
  if (beside !== null && (isSaid(found) || isTry)) return "answer";
  const isFurther = isProbe(view.argument, view.dialogue.target);
  const says = isSaid(found) || (maySay(found) && !isFurther);
  const unsaid = says ? SURE.maySay : SURE.saysNothing;
  const asks = whole.act === "question" && isQuestion(message) && !asksForQuestions(view);
  const sure = isSaid(found) && !asks ? SURE.says : unsaid;
  return whole.likelihood >= sure ? whole.act : "answer";
}

/** A message that is no answer. */
interface NoAnswer {
  readonly message: string;
  readonly speechAct: HeardAct["act"] | SpeechAct;
  readonly judge: string;
  readonly findings: Findings;
  readonly parts: HeardParts;
}

function coveredLast({ transcript }: DialogueView): readonly string[] {
  return transcript.findLast(({ sender }) => sender === "system")?.move?.covered ?? [];
}

/** What the tutor has just counted without being certain of it, and has asked to be told of if it was not meant. */
function believedLast(view: DialogueView): string | null {
  const last = view.transcript.findLast(({ sender }) => sender === "user")?.assessment?.believed;
  return last !== undefined && coveredLast(view).includes(last) ? last : null;
}

/** What was counted last: what was believed, where something was, for it is that which may be wrong. */
function creditedLast(view: DialogueView): readonly string[] {
  const believed = believedLast(view);
  return believed === null ? coveredLast(view) : [believed];
}

/** What of a message may protest: what complains beside an answer, else the whole. */
const protestIn = ({ beside }: HeardParts, message: string): string =>
  beside?.act === "complaint" ? beside.text : message;

/** Whether a text protests against what was counted last. */
async function protests(reader: Reader, view: DialogueView, text: string): Promise<boolean> {
  return creditedLast(view).length > 0 && (await pickProtest(reader, view, text)) !== null;
}

/** The judgement of a message that is no answer: nothing in it is graded but what a complaint says. */
async function assessAsked(
  reader: Reader,
  view: DialogueView,
  { message, speechAct: heard, judge, findings, parts }: NoAnswer,
): Promise<Assessment> {
  const last = creditedLast(view);
  // Who was asked to say so, and complains or objects with a denial, protests in whatever words.
  const isAskedFor = PROTESTS.has(heard) && believedLast(view) !== null;
  const text = protestIn(parts, message);
  const protest = last.length === 0 ? null : await pickProtest(reader, view, text, isAskedFor);
  const act = protest === null ? heard : "complaint";
  const picked = protest ?? (await pickAnswer(reader, view, { message, speechAct: act }));
  const meant = ACTS_ASKED[picked?.id ?? ""];
  const isOfWord = act === "question" && meaningsAskedOf(view, message).length > 0;
  const isOfPart = protest === null && !isOfWord && asksOfSentence(view, message);
  // Who does not know asks nothing else.
  const known = act === "dont_know" && meant === undefined ? null : (picked?.id ?? null);
  const asks = isOfPart ? OF_PART : known;
  const ofPart = ASKS_OF_PART.has(act) ? act : "question";
  const speechAct = isOfPart ? ofPart : (meant ?? act);
  const spoken: Finding = { kind: "spoken", act: speechAct, ...(asks === null ? {} : { asks }) };
  const bare = judgeBare(spoken, judge);
  if (speechAct !== "complaint") return bare;
  if (TAKES_BACK.has(asks ?? "")) {
    // What is said beside the protest answers the question that is opened again, and no other.
    const instead = await readInstead(reader, view, { last, text: parts.answer });
    return { ...bare, ...instead, takesBack: last };
  }
  const said = isSaid(findings)
    ? { coverage: findings.coverage, earnedBy: findings.earnedBy ?? {}, unsure: [] }
    : await readEarlier(reader, view);
  const before = view.transcript.findLast(({ sender }) => sender === "user")?.assessment;
  const complainsAgain = before?.speechAct === "complaint";
  // A second complaint that nothing can be done about is no way on: help is.
  const isStuck = complainsAgain && said.unsure.length + view.dialogue.unsureOf.length === 0;
  if (isStuck && !isSaid({ ...findings, ...said })) return { ...bare, speechAct: "dont_know" };
  // Most complaints say that it was said. Nothing is believed of who plainly complains of something else, once.
  const isHeard = complainsAgain || asks === null || SAYS_SAID.has(asks);
  return { ...bare, ...said, ...(isHeard ? {} : { takesBack: [] }) };
}

/** What is asked, objected or complained of beside an answer, with the stored answer to it; none where nothing is. */
async function askedBeside(
  reader: Reader,
  view: DialogueView,
  { beside }: HeardParts,
): Promise<Finding[]> {
  if (beside === null) return [];
  const { act, text } = beside;
  if (ASKS_OF_PART.has(act) && asksOfSentence(view, text))
    return [{ kind: "spoken", act, asks: OF_PART }];
  const picked = await pickAnswer(reader, view, {
    message: text,
    speechAct: act,
    isPart: true,
  });
  // Where questions are asked for, what answers is one.
  const isOne = !asksForQuestions(view) && isPutAsQuestion(text);
  if (picked === null && act === "question" && !isOne) return [];
  return [{ kind: "spoken", act, asks: picked?.id ?? UNHEARD[act] }];
}
