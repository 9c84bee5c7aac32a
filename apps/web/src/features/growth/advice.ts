import type { Skill } from "@elenchus/contract/growth";
import type { ModuleNumber } from "@elenchus/domain/modules";

const SHARED: Readonly<Record<string, string>> = {
  Conclusion:
    "Put “therefore” before each claim in turn. Where it fits best, there is the conclusion.",
  Reasons: "Ask the conclusion “why?” and take each sentence that answers. Leave the rest aside.",
};

const OWN: Readonly<Record<ModuleNumber, string>> = {
  1: "Go through the reasons and ask of each plain word: could a fair reader take it another way?",
  2: "Before you judge, write down one number or fact that you would have to ask the writer for.",
  3: "Say “even if the reason is true, it only helps if …” and finish the sentence.",
  4: "Ask who would lose if the writer got their way, and what those people care about.",
  5: "Say the step from reason to conclusion in one sentence, and ask whether the first forces the second.",
  6: "Keep the reasons, cover the conclusion, and write down what else they could lead to.",
  7: "Of each figure ask: of how many, compared with what, and who was counted?",
};

/** One thing to do about a skill. */
export function adviseOn({ title, module_id: module }: Skill): string {
  return module === null ? (SHARED[title] ?? "") : OWN[module];
}
