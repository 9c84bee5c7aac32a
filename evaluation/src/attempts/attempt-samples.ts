import { checkCheaply } from "@elenchus/tutor/built-in/grade/check-cheaply";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import type { Argument } from "@elenchus/dialogue/argument";
import { readAsides } from "@elenchus/tutor/checks/gaming/asides/read-asides";
import {
  type AttemptTerms,
  readAttemptTerms,
  type SaidAt,
} from "@elenchus/tutor/checks/gaming/attempts/attempt-terms";
import { partsOfMessage } from "@elenchus/tutor/checks/gaming/attempts/is-attempt";
import { FITTED_ATTACKS, listMessages } from "../attacks/all-attacks.ts";
import { fillSlots } from "../attacks/fill-slots.ts";
import { readTalk } from "../attacks/read-talk.ts";
import { talkSamples } from "../attacks/talk-samples.ts";
import LED_AWAY from "../../datasets/attempts/led-away.json" with { type: "json" };
import { dialogueAt, HELD_OUT_FRAMES, placeAnswer } from "../labelled-answer.ts";
import { readLabels } from "../read-labels.ts";
import { type StrangerArgument, strangerAnswers } from "../stranger-arguments.ts";
import QUESTIONS from "../../datasets/attempts/questions.json" with { type: "json" };
import VAGUE from "../../datasets/attempts/vague.json" with { type: "json" };

/** What a message is: a try to get round the tutor, other talk, or what learners say who try. */
export type AttemptSource =
  | "attack"
  | "talk"
  | "template"
  | "led away"
  | "miss"
  | "vague"
  | "hit"
  | "question";

/** A message with what is weighed of it. */
export interface AttemptSample {
  readonly source: AttemptSource;
  /** What samples have in common that must not be told apart by what they share. */
  readonly origin: string;
  readonly terms: AttemptTerms;
  /** Of its parts. */
  readonly meanings: readonly Float32Array[];
}

/** A message before it is read. */
interface Filed extends Omit<SaidAt, "slight"> {
  readonly source: AttemptSource;
  readonly origin: string;
}

/** Templates that begin alike are one origin. */
const TEMPLATE_START = 12;
/** Each attack stands in so many arguments. */
const PLACES = 2;

/** Deals arguments out, each time another, and of each another step. */
function dealer(
  strangers: readonly StrangerArgument[],
): () => { argument: Argument; step: number } {
  let at = 0;
  return () => {
    // Shares no divisor with the number of arguments.
    const { argument } = strangers[(at * 7) % strangers.length] as StrangerArgument;
    at += 1;
    return { argument, step: (at * 3) % argument.steps.length };
  };
}

/** What may be said about any argument, about some of them each: talk, questions about the task, and tries that are vague. */
async function fileAnywhere(strangers: readonly StrangerArgument[]): Promise<Filed[]> {
  const deal = dealer(strangers);
  const file = (source: AttemptSource, text: string, origin = text): Filed => {
    const { argument, step } = deal();
    return { source, origin, argument, step, target: null, message: fillSlots(text, argument) };
  };
  const attacks = listMessages(FITTED_ATTACKS);
  return [
    ...attacks.flatMap((text) => Array.from({ length: PLACES }, () => file("attack", text))),
    ...readTalk().map((text) => file("talk", text)),
    ...talkSamples().map((text) => file("template", text, text.slice(0, TEMPLATE_START))),
    ...[...new Set(LED_AWAY.map(({ message }) => message))].map((text) => file("led away", text)),
    ...QUESTIONS.map((text) => file("question", text)),
    ...VAGUE.map((text) => file("vague", text)),
  ];
}

/** What learners said about the strangers' arguments. */
function fileTries(strangers: readonly StrangerArgument[]): Filed[] {
  return strangers.flatMap((one) => {
    const { argument, turns } = one;
    const origin = argument.frame;
    return [
      ...turns.map(({ step, message }) => ({
        source: "miss" as const,
        origin,
        argument,
        step,
        target: null,
        message,
      })),
      ...strangerAnswers(one).map(({ dialogue, message }) => ({
        source: "hit" as const,
        origin,
        argument,
        step: dialogue.step,
        target: dialogue.target,
        message,
      })),
    ];
  });
}

/** What learners said about the composer's. */
async function fileLabelled(): Promise<Filed[]> {
  const tuned = (await readLabels()).filter(({ frame }) => !HELD_OUT_FRAMES.includes(frame));
  return tuned
    .filter(({ act }) => act === "answer" || act === "question")
    .map((label) => {
      const { argument, dialogue, message } = placeAnswer(label);
      const tried = label.covers.length + label.near.length > 0 ? "hit" : "miss";
      const source = label.act === "question" ? "question" : tried;
      const { step, target } = dialogue;
      return { source, origin: argument.issue, argument, step, target, message };
    });
}

/** Whether nothing else tells already that a message is no try. */
function isInDoubt({ argument, step, message }: Filed): boolean {
  const { answer, asides } = readAsides(argument, message);
  if (answer === "" || asides.length > 0) return false;
  const cheap = checkCheaply(
    { argument, dialogue: dialogueAt(argument, { step }), transcript: [] },
    message,
    "",
  );
  return cheap === null || cheap.speechAct === "question";
}

/** Reads messages of all sources of which nothing else tells what they are. */
export async function attemptSamples(
  encoder: SentenceEncoder,
  strangers: readonly StrangerArgument[],
): Promise<AttemptSample[]> {
  const filed = [
    ...(await fileAnywhere(strangers)),
    ...fileTries(strangers),
    ...(await fileLabelled()),
  ].filter(isInDoubt);
  const samples: AttemptSample[] = [];
  for (const { source, origin, ...said } of filed) {
    const { slight } = readAsides(said.argument, said.message);
    const meanings = await encoder.embed(partsOfMessage(said.message));
    samples.push({ source, origin, terms: readAttemptTerms({ ...said, slight }), meanings });
  }
  return samples;
}
