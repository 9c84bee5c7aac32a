import { splitSentences } from "@elenchus/domain/split-sentences";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { wordsOf } from "@elenchus/dialogue/words/words";
import type { Reader } from "../../reader/reader.ts";
import { type HeardAct, hearActs } from "./hear-act.ts";

/** What stands beside an answer, and asks, objects or complains. */
export interface Beside {
  readonly act: "question" | "objection" | "complaint";
  readonly text: string;
}

/** A message as a whole, and what of it answers. */
export interface HeardParts {
  readonly whole: HeardAct;
  /** What is left without the sentences beside it; the whole message where nothing would be left. */
  readonly answer: string;
  readonly beside: Beside | null;
  /** Whether a sentence beside it is surely one that answers. */
  readonly answers: boolean;
}

/** From so likely on a sentence by itself is no answer. */
const SURE = 0.7;
/** The same of what has a question mark; and of what has to be told from an answer without one. */
const MARKED = 0.5;
const UNMARKED = 0.9;
/** A sentence of so many words that is so unlikely to be no answer is one. */
const ANSWERS = 0.3;
const LEAST = 4;
/** Of longer messages no sentence is heard by itself. */
const MOST_SENTENCES = 8;

/** Whether a text ends in a question mark. */
export const isQuestion = (text: string): boolean => text.trimEnd().endsWith("?");

function toBeside({ act, likelihood }: HeardAct, text: string): Beside | null {
  if (isQuestion(text)) return likelihood >= MARKED ? { act: "question", text } : null;
  if (act === "complaint") return likelihood >= SURE ? { act, text } : null;
  const isHeard = likelihood >= UNMARKED && (act === "question" || act === "objection");
  return isHeard ? { act, text } : null;
}

/** Hears what a message is, and sentence by sentence what in it is asked, objected or complained of beside an answer. */
export async function hearParts(
  reader: Reader,
  view: DialogueView,
  message: string,
): Promise<HeardParts> {
  const sentences = splitSentences(message);
  const isOne = sentences.length < 2 || sentences.length > MOST_SENTENCES;
  const texts = [message, ...(isOne ? [] : sentences)];
  const [whole = { act: "question", likelihood: 0 } as const, ...single] = await hearActs(
    reader,
    view,
    texts,
  );
  const heard = single.map((act, at) => toBeside(act, sentences[at] ?? ""));
  const answer = sentences.filter((_, at) => heard[at] === null).join(" ");
  const first = heard.find((one) => one !== null);
  if (first === undefined || answer === "")
    return { whole, answer: message, beside: null, answers: false };
  const own = heard.filter((one) => one?.act === first.act).map((one) => one?.text);
  const answers = single.some(
    ({ likelihood }, at) =>
      heard[at] === null && likelihood <= ANSWERS && wordsOf(sentences[at] ?? "").length >= LEAST,
  );
  return { whole, answer, beside: { act: first.act, text: own.join(" ") }, answers };
}
