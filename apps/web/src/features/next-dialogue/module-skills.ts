import type { ModuleNumber } from "@elenchus/domain/modules";

/** What a dialogue of each module trains, in one sentence. */
export const MODULE_SKILLS: Readonly<Record<ModuleNumber, string>> = {
  1: "You practise finding what an argument wants you to accept, what holds it up, and which of its words are vague.",
  2: "You practise asking for the facts that an argument leaves out and that would change your mind.",
  3: "You practise hearing what an argument takes for granted without saying it.",
  4: "You practise seeing which value an argument puts first, and which has to stand back for it.",
  5: "You practise catching a step that looks like reasoning and is none.",
  6: "You practise drawing other conclusions from the same reasons.",
  7: "You practise reading figures for what they show, and for what they do not.",
};
