import { nameNoTry } from "@elenchus/dialogue/finding";
import { asTold } from "../prompts/words-move.ts";
import type { Materials, MoveTurn } from "./materials.ts";

/** What is said to a message that was no try, by what its judge found. */
const NO_TRY: Readonly<Record<string, string>> = {
  commands_the_tutor: "It is what you say about the passage that counts here.",
  copies_passage: "That is the passage itself; I would like to hear it in your own words.",
  copies_tutor: "Those are my own words; I would like to hear yours.",
  heap_of_words: "Those are the words; now tell me what you say about them.",
  no_content: "A rough thought is enough.",
};

/** That the message is right, where it earned something; else nothing. */
export function confirm({ covered }: Materials): string {
  return covered.length > 0 ? "Yes, that is right." : "";
}

/** What a reply begins with that says no more than its move must. */
function begin({ move }: MoveTurn, materials: Materials): string {
  if (materials.covered.length > 0) return confirm(materials);
  switch (move.kind) {
    case "redirect":
      return NO_TRY[nameNoTry(move.because) ?? ""] ?? "Let us stay with the passage.";
    case "pump":
      return "I am not sure yet what you mean.";
    case "locate":
      return "I am not sure yet what you mean. Mark the sentence that you have in mind, or put it in other words.";
    case "prompt":
      return move.near.length > 0 ? "You are near." : "Let us make it smaller.";
    case "assertion":
      return "Then let me show you.";
    case "correct":
      return "";
    default:
      return "Let us go on with this.";
  }
}

/** The end of a dialogue, where the model has no words for it. */
function close({ view }: MoveTurn): string {
  return view.dialogue.outcome === "success"
    ? "With that we are at the end: you have found what this argument rests on, and where it is weak. The summary shows how you did it."
    : "We are at the end of this dialogue. The summary shows what you found, and what is worth another look.";
}

/** What is told, close to the key's words. */
export function tell(told: Materials["told"]): string {
  return told.map((one) => `*${asTold(one)}*`).join(" ");
}

/** How the reply goes on: with the key's own question or task, or with the end of the dialogue. */
export function askByKey(turn: MoveTurn, { help, question }: Materials): string {
  if (turn.view.dialogue.outcome !== null) return close(turn);
  if (turn.move.nextStep !== null) return `\n\n${question ?? ""}`;
  return help ?? question ?? "";
}

/** A move in the argument's own words, for when a model has none or is not asked for any. */
export function sayLeast(turn: MoveTurn, materials: Materials): string {
  return [begin(turn, materials), tell(materials.told), askByKey(turn, materials)]
    .filter((part) => part !== "")
    .join(" ")
    .replaceAll(" \n", "\n");
}
