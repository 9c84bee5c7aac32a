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

/** Has the reader say of each text what it is if it is no answer, given what the tutor said last. */
export async function hearActs(
  reader: Reader,
  { transcript }: Pick<DialogueView, "transcript">,
  texts: readonly string[],
): Promise<HeardAct[]> {
  const last = transcript.findLast(({ sender }) => sender === "system")?.text ?? "";
  const readings = await reader.read(texts.map((text) => [actText(last), text] as const));
  return readings.map(({ acts }) => {
    const others = READ_ACTS.map((act, at) => ({ act, share: acts[at] ?? 0 })).filter(({ act }) =>
      isNoAnswer(act),
    );
    const likelihood = others.reduce((sum, { share }) => sum + share, 0);
    const [best] = others.toSorted((one, other) => other.share - one.share);
    return { act: best !== undefined && isNoAnswer(best.act) ? best.act : "question", likelihood };
  });
}
