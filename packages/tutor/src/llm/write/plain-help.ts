import { impactHelp } from "@elenchus/dialogue/answer-key/impact";
import type { ModuleNumber } from "@elenchus/domain/modules";
import texts from "./plain-help.json" with { type: "json" };

/** Help that fits any passage: hints from weak to strong, and a prompt. */
interface PlainHelp {
  readonly hints: readonly string[];
  readonly prompt: string;
}

/** Help for a place in a draft ("reasons[1].hints[0]") that fits any passage and tells nothing. */
export function plainHelp(path: string, module: ModuleNumber): string {
  if (path.startsWith("wrongTurns")) return texts.correction;
  const { hints, prompt } = helpFor(path, module);
  const at = Number(/\.hints\[(\d+)\]$/u.exec(path)?.[1] ?? -1);
  return hints[at] ?? prompt;
}

function helpFor(path: string, module: ModuleNumber): PlainHelp {
  if (path.startsWith("conclusion")) return texts.conclusion;
  // Module 1's help at its own step is made in code altogether.
  if (path.startsWith("reasons") || module === 1) return texts.reasons;
  if (!path.startsWith("impact")) return texts.analysis[module];
  const { hints, prompt } = impactHelp(module);
  return { hints: [...hints, texts.impact], prompt };
}
