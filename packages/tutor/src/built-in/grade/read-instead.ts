import { COVERED } from "@elenchus/dialogue/coverage";
import { takeBack } from "@elenchus/dialogue/take-back";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { contentStems } from "@elenchus/dialogue/words/words";
import { splitSentences } from "@elenchus/domain/split-sentences";
import type { Reader } from "../../reader/reader.ts";
import { pickProtest } from "../listen/pick-answer.ts";
import type { Findings } from "./findings.ts";
import { gradeAnswer } from "./grade-answer.ts";

/** Whether a text has all words of the message before it: what did not count then counts no more for being said again. */
function repeatsLast({ transcript }: DialogueView, text: string): boolean {
  const before = transcript.findLast(({ sender }) => sender === "user")?.text ?? "";
  const [own, stems] = [contentStems(before), contentStems(text)];
  return own.size > 0 && [...own].every((stem) => stems.has(stem));
}

/**
 * What a protest says in place of what was counted: its sentences that protest against nothing answer the question that
 * the credit had settled.
 * @param protest.last ids of what is given back
 */
export async function readInstead(
  reader: Reader,
  view: DialogueView,
  { last, text }: { readonly last: readonly string[]; readonly text: string },
): Promise<Required<Pick<Findings, "coverage" | "earnedBy" | "unsure">>> {
  const without = takeBack(view.argument, view.dialogue, last);
  const sentences = splitSentences(text);
  const protests = await Promise.all(sentences.map((one) => pickProtest(reader, view, one)));
  const said = sentences.filter((_, at) => protests[at] === null).join(" ");
  const nothing = { coverage: {}, earnedBy: {}, unsure: [] };
  if (without === null || said === "" || repeatsLast(view, said)) return nothing;
  const opened = { ...view, dialogue: without.dialogue };
  const { coverage, earnedBy, unsure } = await gradeAnswer(reader, opened, said);
  const counted = Object.keys(coverage).filter((id) => (coverage[id] ?? 0) >= COVERED);
  const bySentences = Object.fromEntries(counted.map((id) => [id, said]));
  return { coverage, earnedBy: { ...bySentences, ...earnedBy }, unsure };
}
