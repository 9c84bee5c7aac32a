import type { Skill } from "@elenchus/contract/growth";
import { MODULES } from "@elenchus/curriculum/modules/modules";

const SHARED: Readonly<Record<string, string>> = {
  Conclusion:
    "Put “therefore” before each claim in turn. Where it fits best, there is the conclusion.",
  Reasons: "Ask the conclusion “why?” and take each sentence that answers. Leave the rest aside.",
};

/** One thing to do about a skill. */
export function adviseOn({ title, module_id: module }: Skill): string {
  return module === null ? (SHARED[title] ?? "") : MODULES[module].advice;
}
