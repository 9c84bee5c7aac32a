import type { ModuleNumber } from "@elenchus/domain/modules";
import type { ModuleInstructions } from "./module-instructions.ts";
import { module1 } from "./module-1.ts";
import { module2 } from "./module-2.ts";
import { module3 } from "./module-3.ts";
import { module4 } from "./module-4.ts";
import { module5 } from "./module-5.ts";
import { module6 } from "./module-6.ts";
import { module7 } from "./module-7.ts";

/** What a model is told of each module. */
export const MODULE_INSTRUCTIONS: Readonly<Record<ModuleNumber, ModuleInstructions>> = {
  1: module1,
  2: module2,
  3: module3,
  4: module4,
  5: module5,
  6: module6,
  7: module7,
};
