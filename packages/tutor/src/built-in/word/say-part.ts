import { COVERED } from "@elenchus/dialogue/coverage";
import { expectationsIn, partIn } from "@elenchus/dialogue/marks";
import { splitSentences } from "@elenchus/domain/split-sentences";
import {
  isOfPassage,
  otherSpokenOf,
  sentenceAskedOf,
  sentenceSpokenOf,
} from "../listen/sentence-asked-of.ts";
import type { Wording } from "./wording.ts";
import answers from "./answers.json" with { type: "json" };

/** What a sentence of the passage does that is asked about, as far as the open step may tell: nothing that is still to be found. */
export function tellPart({ view, move, message, choice }: Wording): string | null {
  const { argument, dialogue } = view;
  const sentence = sentenceAskedOf(view, message);
  if (sentence === null) return null;
  const part = partIn(argument, sentence);
  const isFound = expectationsIn(argument, sentence).some(
    ({ id }) => (dialogue.coverage[id] ?? 0) >= COVERED,
  );
  if (isFound) return choice.among(answers.part.found);
  // The step in which it was asked: the answer beside it may have opened the next.
  const isOfReasons = argument.key.expectations.some(
    ({ step, kind }) => step === move.step && kind === "reason",
  );
  if (part === "reason") return choice.among(answers.part[isOfReasons ? "may_be" : "reason"]);
  if (part === "conclusion")
    return choice.among(answers.part[move.step > 0 ? "conclusion" : "may_be_conclusion"]);
  return part === undefined ? null : choice.among(answers.part[part]);
}

/** What the sentence does instead that an answer or an objection speaks of; null where it may be what is asked for. */
export function sayPart({ view, message, choice }: Wording): string | null {
  const other = isOfPassage(view) ? otherSpokenOf(view.argument, message) : null;
  if (other === null) return null;
  const spoken = choice.filled(answers.spokenOf[other.part], { "": other.sentence });
  // What was quoted once is not quoted again.
  return spoken ?? choice.among(answers.part[other.part]);
}

/** What the passage says of that which a question is about; null where it is about no one sentence, or about one that is to be found. */
export function quotePassage({ view, move, message, choice }: Wording): string | null {
  const { argument, dialogue } = view;
  const at = move.speechAct === "question" ? sentenceSpokenOf(argument, message) : null;
  if (at === null) return null;
  const isOpen = expectationsIn(argument, at).some(
    ({ id }) => (dialogue.coverage[id] ?? 0) < COVERED,
  );
  const quote = splitSentences(argument.passage)[at] ?? "";
  return isOpen ? null : choice.filled(answers.passageSays, { "": quote });
}
