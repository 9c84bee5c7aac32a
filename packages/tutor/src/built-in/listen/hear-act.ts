import type { DialogueView } from "@elenchus/dialogue/tutor";
import { actText, READ_ACTS, type ReadAct } from "../../reader/act-text.ts";
import type { Reader } from "../../reader/reader.ts";

/** What the reader takes a message for besides an answer, and how likely it is that it is none. */
export interface HeardAct {
  readonly act: Exclude<ReadAct, AnswerAct>;
  /** That the message is no answer, 0 to 1. */
  readonly likelihood: number;
}

/** Who points back or chooses tries to answer; whether a message is empty its words tell. */
const ANSWERS = ["answer", "repeat", "choice", "empty_effort"] as const;
type AnswerAct = (typeof ANSWERS)[number];

const isNoAnswer = (act: ReadAct): act is HeardAct["act"] => !ANSWERS.some((one) => one === act);

/** Has the reader say what a message is if it is no answer, given what the tutor said last. */
export async function hearAct(
  reader: Reader,
  { transcript }: DialogueView,
  message: string,
): Promise<HeardAct> {
  const last = transcript.findLast(({ sender }) => sender === "system")?.text ?? "";
  const [reading] = await reader.read([[actText(last), message]]);
  const heard = READ_ACTS.map((act, at) => ({ act, share: reading?.acts[at] ?? 0 }));
  const others = heard.filter(({ act }) => isNoAnswer(act));
  const likelihood = others.reduce((sum, { share }) => sum + share, 0);
  const [best] = others.toSorted((one, other) => other.share - one.share);
  return { act: best !== undefined && isNoAnswer(best.act) ? best.act : "question", likelihood };
}
