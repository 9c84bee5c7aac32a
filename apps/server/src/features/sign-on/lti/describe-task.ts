import { MODULE_TITLES } from "@elenchus/domain/modules";
import type { LtiTask } from "../../../store/platforms/lti-launch.ts";

/** Says in a sentence what a link asks for. */
export function describeTask({ module, goal }: LtiTask): string {
  const where = module === null ? "a module of your choice" : `module ${module}`;
  const title = module === null ? "" : ` (${MODULE_TITLES[module]})`;
  if (goal === "dialogue") return `Bring a dialogue in ${where}${title} to a successful end.`;
  if (goal === "module") return `Complete ${where}${title}: two dialogues that end in success.`;
  return `Pass the unaided check of ${where}${title}.`;
}

const SHORT = { dialogue: "one success", module: "completed", check: "unaided check" } as const;

/** The same, as the head of a column. */
export function nameTask({ module, goal }: LtiTask): string {
  return `${module === null ? "any module" : `module ${module}`}, ${SHORT[goal]}`;
}
