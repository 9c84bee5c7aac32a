import type { SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { plainWords } from "@elenchus/dialogue/words/words";
import { hearsDistress } from "../../checks/distress/hears-distress.ts";
import { isGaming } from "../../checks/gaming/check-gaming.ts";
import { isOtherLanguage } from "../../text/other-language.ts";
import { findCopy, isQuotation } from "./find-copy.ts";
import { isHeapOfWords } from "../grade/reading/heaps.ts";
import { isWayOfKey, saysWayOfStep } from "../grade/is-way-of-key.ts";
import { writtenOut } from "./plain-speech.ts";
import { readClauses } from "./read-clauses.ts";
import { type Spoken, weighClauses } from "./weigh-clauses.ts";

/** What a message is about besides an answer: a kind of question, objection or complaint, or why it is no try. */
export type About =
  | Spoken
  | "commands_the_tutor"
  | "copies_the_passage"
  | "copies_a_hint"
  | "heap_of_words"
  | "in_another_language"
  | "no_content"
  | "signs_of_distress";

/** What was heard in a message before its content is graded. */
export interface Heard {
  /** `answer` means: grade it; a question may stand beside it. */
  readonly speechAct: SpeechAct;
  readonly about: About | null;
  /** What the last tutor message credited and the learner says was never said. */
  readonly takesBack?: readonly string[];
}

const ANSWER: Heard = { speechAct: "answer", about: null };

/** Share of a text that stands in one of the key's ways, from which on it is no heap. */
const IN_KEY = 0.6;

/** Reads what a message does, before what it says: an answer, a question, an objection, a complaint, or no try at all. */
export function readSpeechAct(view: DialogueView, message: string): Heard {
  const { argument, dialogue } = view;
  if (hearsDistress(message, argument.passage))
    return { speechAct: "distress", about: "signs_of_distress" };
  // The greeting asks the issue: whoever sends the question back has answered nothing.
  if (plainWords(message) === plainWords(argument.issue))
    return { speechAct: "empty_effort", about: "copies_a_hint" };
  // Who says what is asked for has answered, whatever the words remind of.
  if (saysWayOfStep(argument, dialogue.step, message)) return ANSWER;
  const copied = findCopy(view, message);
  const copy: Heard | null = copied && { speechAct: "empty_effort", about: copied };
  // Whatever the text that was copied says, its copy gives no orders.
  if (isGaming(message)) return copy ?? { speechAct: "off_topic", about: "commands_the_tutor" };
  if (isOtherLanguage(message)) return { speechAct: "off_topic", about: "in_another_language" };
  const clauses = readClauses(message);
  const spoken = weighClauses(view, clauses);
  if (spoken !== null && spoken.speechAct !== "answer") return withCredit(view, spoken);
  if (clauses.every((one) => one.isEmpty))
    return { speechAct: "empty_effort", about: "no_content" };
  const isOfKey = isQuotation(argument, message) || isWayOfKey(argument, message, IN_KEY);
  if (!isOfKey && isHeapOfWords(writtenOut(message)))
    return { speechAct: "empty_effort", about: "heap_of_words" };
  return copy ?? spoken ?? ANSWER;
}

/** A complaint about what was credited takes that back: what the last tutor message covered. */
function withCredit({ transcript }: DialogueView, heard: Heard): Heard {
  if (heard.about !== "complains_credit" || heard.speechAct !== "complaint") return heard;
  const takesBack = transcript.findLast((one) => one.sender === "system")?.move?.covered ?? [];
  return takesBack.length === 0 ? heard : { ...heard, takesBack };
}
