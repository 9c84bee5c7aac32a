import { splitSentences } from "@elenchus/domain/split-sentences";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { asksForQuestions } from "@elenchus/dialogue/step-kind";
import type { Reader } from "../../reader/reader.ts";
import { type HeardAct, hearActs } from "./hear-act.ts";

/** A sentence that stands beside an answer, and asks or complains. */
export interface Beside {
  readonly act: "question" | "complaint";
  readonly text: string;
}

/** A message as a whole, and what of it answers. */
export interface HeardParts {
  readonly whole: HeardAct;
  /** What is left without the sentences beside it; the whole message where nothing would be left. */
  readonly answer: string;
  readonly beside: Beside | null;
}

/** From so likely on a sentence by itself is no answer. */
const SURE = 0.7;
/** Of longer messages no sentence is heard by itself. */
const MOST_SENTENCES = 8;

function toBeside({ act, likelihood }: HeardAct, text: string): Beside | null {
  if (likelihood < SURE) return null;
  if (act === "complaint") return { act, text };
  return text.trimEnd().endsWith("?") ? { act: "question", text } : null;
}

/** Hears what a message is, and sentence by sentence what in it is asked or complained of beside an answer. */
export async function hearParts(
  reader: Reader,
  view: DialogueView,
  message: string,
): Promise<HeardParts> {
  const sentences = splitSentences(message);
  const isOne = sentences.length < 2 || sentences.length > MOST_SENTENCES || asksForQuestions(view);
  const texts = [message, ...(isOne ? [] : sentences)];
  const [whole = { act: "question", likelihood: 0 } as const, ...single] = await hearActs(
    reader,
    view,
    texts,
  );
  const heard = single.map((act, at) => toBeside(act, sentences[at] ?? ""));
  const answer = sentences.filter((_, at) => heard[at] === null).join(" ");
  const beside = heard.find((one) => one !== null) ?? null;
  return beside === null || answer === ""
    ? { whole, answer: message, beside: null }
    : { whole, answer, beside };
}
