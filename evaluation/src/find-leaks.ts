import { normalise } from "@elenchus/dialogue/words/words";
import { sentencesOf } from "@elenchus/tutor/built-in/word/fresh-choice";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import type { PlayedDialogue } from "./play-dialogue.ts";

/** What of the key stands in the tutor's words before it was earned or told, in its step or an earlier one. */
export function findLeaks({ argument, transcript, states }: PlayedDialogue): string[] {
  const leaks: string[] = [];
  let turn = 0;
  for (const entry of transcript) {
    if (entry.sender === "user") {
      turn += 1;
      continue;
    }
    const state = states[turn - 1];
    // What there is to choose from holds the answer, among others, and other parts of the passage as mistakes.
    const text = normalise(withoutOptions(entry));
    for (const one of argument.key.expectations) {
      const isEarned =
        (state?.coverage[one.id] ?? 0) >= COVERED || state?.asserted.includes(one.id) === true;
      if (isEarned || one.step < entry.step || one.isOwn === true) continue;
      const secrets = [
        one.statement,
        ...(one.kind === "probe" || one.kind === "fallacy_name" ? [] : one.paraphrases),
        ...(one.term?.readings ?? []),
      ];
      for (const secret of secrets)
        if (text.includes(normalise(secret).replace(/[.?]$/u, "")))
          leaks.push(`${one.id}: ${entry.text}`);
    }
  }
  return leaks;
}

/** A reply without what it gives to choose from, which may be told afterwards. */
function withoutOptions({ text, move }: TranscriptEntry): string {
  const isOption = (line: string): boolean =>
    move?.options?.some((one) => line.endsWith(one)) === true;
  return text
    .split("\n")
    .filter((line) => !isOption(line))
    .join("\n");
}

/** Sentences that the tutor said more than once. */
export function findRepeats({ transcript }: PlayedDialogue): string[] {
  const said = transcript
    .filter((one) => one.sender === "system")
    .flatMap((one) => sentencesOf(withoutOptions(one)));
  return said.filter((sentence, index) => said.indexOf(sentence) !== index);
}
