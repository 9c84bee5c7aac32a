import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { LTI_GOALS } from "../db/schema/lti-schema.ts";
import type { LtiTask } from "../store/platforms/lti-launch.ts";

/** Names of what a link carries. Teachers may also type them where links are made by hand. */
const MODULE = "elenchus_module";
const GOAL = "elenchus_goal";

/** The task of a link: a dialogue in any module, unless it says more. */
export function readTask(custom: Readonly<Record<string, unknown>>): LtiTask {
  const module = MODULE_NUMBERS.find((number) => String(number) === String(custom[MODULE]));
  const goal = LTI_GOALS.find((name) => name === custom[GOAL]);
  return { module: module ?? null, goal: goal ?? "dialogue" };
}

/** As {@link readTask} reads it. */
export function writeTask({ module, goal }: LtiTask): Record<string, string> {
  return { [MODULE]: module === null ? "any" : String(module), [GOAL]: goal };
}
