import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import type { Assessment, SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { contentStems } from "@elenchus/dialogue/words/words";
import { cosine } from "../../text/cosine.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import type { Findings } from "./findings.ts";
import { OWN_TERM_ID } from "@elenchus/dialogue/own-term-id";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { gradeAnswer } from "./grade-answer.ts";
import { askedExpectations } from "./groups.ts";
import { kindOfStep } from "@elenchus/dialogue/step-kind";
import { wordsBeforeStep } from "../listen/earlier-words.ts";
import { type Heard, readSpeechAct } from "../listen/read-speech-act.ts";

/** An answer less near than this to all of the passage and to what is asked for, without a word of it, is about something else. */
const ON_TOPIC = 0.3;

/** Judges a message against the open step: cheap checks first, then its content. */
export async function assessMessage(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
  judge: string,
): Promise<Assessment> {
  const heard = readSpeechAct(view, message);
  if (heard.speechAct !== "answer") return withoutContent(heard, judge);
  const read = await gradeAnswer(encoder, view, message);
  const findings = await addEarlierWords(encoder, view, read);
  const named = await nameSpeechAct(encoder, view, message, findings);
  // What stood beside a question and says nothing of the matter belonged to it.
  const speechAct = named === "off_topic" && heard.about?.startsWith("asks_") ? "question" : named;
  const isTry = speechAct === "answer";
  const unsure = findings.unsure.filter((id) => (findings.coverage[id] ?? 0) < COVERED);
  return {
    speechAct,
    coverage: findings.coverage,
    ...(isTry && unsure.length > 0 ? { unsure } : {}),
    ...(findings.earnedBy === undefined ? {} : { earnedBy: findings.earnedBy }),
    misconception: isTry ? findings.misconception : null,
    confidence: findings.confidence,
    reasons: findings.reasons.length === 0 ? ["touches nothing"] : findings.reasons,
    judge,
  };
}

/** The judgement of a message that was no answer: nothing in it is graded. */
function withoutContent({ speechAct, about, takesBack }: Heard, judge: string): Assessment {
  return {
    speechAct,
    coverage: {},
    misconception: null,
    confidence: 0.9,
    reasons: about === null ? [] : [about],
    ...(takesBack === undefined ? {} : { takesBack }),
    judge,
  };
}

/** An earlier message speaks of wording when it says so. */
const ABOUT_WORDS =
  /\b(?:ambiguous|ambiguity|(?:could|can|may|might) mean|two (?:ways|meanings)|vague)\b/iu;

/** What a learner said at length before its step was open counts with the first reply to that step. */
async function addEarlierWords(
  encoder: SentenceEncoder,
  view: DialogueView,
  findings: Findings,
): Promise<Findings> {
  const kind = kindOfStep(view);
  const isTermStep = kind === "ambiguous_term";
  if (kind !== "reason" && !isTermStep) return findings;
  const text = wordsBeforeStep(view);
  if (text === null || (isTermStep && !ABOUT_WORDS.test(text))) return findings;
  const coverage: Record<string, number> = { ...findings.coverage };
  const before: string[] = [];
  const said = await gradeAnswer(encoder, view, text);
  for (const [id, value] of Object.entries(said.coverage)) {
    if (value < COVERED || value <= (coverage[id] ?? 0) || id === OWN_TERM_ID) continue;
    coverage[id] = value;
    before.push(`said ${id} before: ${text}`);
  }
  // The first reason goes with the move: where nothing else counts, the words are to say that it was said before.
  const isNow = Object.values(findings.coverage).some((value) => value >= COVERED);
  const reasons = isNow ? [...findings.reasons, ...before] : [...before, ...findings.reasons];
  return { ...findings, coverage, reasons };
}

async function nameSpeechAct(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
  findings: Findings,
): Promise<SpeechAct> {
  const { argument } = view;
  if (Math.max(0, ...Object.values(findings.coverage)) >= NEAR) return "answer";
  if (findings.misconception !== null) return "answer";
  if (kindOfStep(view) === "impact" || findings.unsure.length > 0) return "answer";
  const passage = contentStems(argument.passage);
  if ([...contentStems(message)].some((stem) => passage.has(stem))) return "answer";
  const asked = askedExpectations(argument, view.dialogue).map(({ statement }) => statement);
  const matter = [...splitSentences(argument.passage), ...asked];
  const [said, ...matters] = await encoder.embed([message, ...matter]);
  if (said === undefined) return "off_topic";
  const isNear = matters.some((one) => cosine(said, one) >= ON_TOPIC);
  return isNear ? "answer" : "off_topic";
}
