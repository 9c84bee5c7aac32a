import type { AnswerKey } from "@elenchus/dialogue/argument";
import type { JudgedMark, Move } from "@elenchus/dialogue/dialogue";
import type { FreshChoice } from "./fresh-choice.ts";
import phrases from "./phrases.json" with { type: "json" };

const { marks: banks } = phrases;

/** What is said to marks that earned nothing: what the sentence does instead, and what to look for. */
export function speakOfMarks(
  key: AnswerKey,
  { marks = [], again }: Move,
  choice: FreshChoice,
): string | null {
  const missed = marks.find(({ standing }) => standing === "wrong" || standing === undefined);
  if (missed === undefined) {
    const noted = marks.some(({ standing }) => standing === "right") ? banks.right : banks.later;
    return choice.filled(again === undefined ? noted : phrases.markedAgain);
  }
  if (marks.length > 1) return choice.filled(banks.several);
  const { role, instead } = missed;
  const known = key.misconceptions.find(({ id }) => id === `${instead}-as-${role}`);
  return (known && choice.first([known.correction])) ?? choice.filled(bankFor(missed));
}

function bankFor({ role, instead }: JudgedMark): readonly string[] {
  if (role === "flaw") return banks.flaw_elsewhere;
  if (role === "neither") return banks.part_for_neither;
  if (instead === "reason") return banks.reason_for_conclusion;
  return instead === "conclusion" ? banks.conclusion_for_reason : banks.other;
}
