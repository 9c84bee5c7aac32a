import type { JudgedMark, Move } from "@elenchus/dialogue/dialogue";
import type { FreshChoice } from "./fresh-choice.ts";
import phrases from "./phrases.json" with { type: "json" };

const { marks: banks } = phrases;

/** What is said to marks that earned nothing: what the sentence does instead, and what to look for. */
export function speakOfMarks({ marks = [], again }: Move, choice: FreshChoice): string | null {
  const wrong = marks.filter(({ standing }) => standing === "wrong");
  const [first] = wrong;
  if (first === undefined) {
    const noted = marks.some(({ standing }) => standing === "right") ? banks.right : banks.later;
    return choice.filled(again === undefined ? noted : phrases.saidAgain);
  }
  const isMixed = marks.length > wrong.length || new Set(wrong.map(({ role }) => role)).size > 1;
  return choice.filled(isMixed || wrong.length > 2 ? banks.several : bankFor(first));
}

function bankFor({ role, instead }: JudgedMark): readonly string[] {
  if (role === "flaw") return banks.flaw_elsewhere;
  if (role === "neither") return banks.part_for_neither;
  if (instead === "reason") return banks.reason_for_conclusion;
  return instead === "conclusion" ? banks.conclusion_for_reason : banks.background;
}
