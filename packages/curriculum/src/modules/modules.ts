import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Module } from "./module.ts";
import { module1 } from "./module-1.ts";
import { module2 } from "./module-2.ts";
import { module3 } from "./module-3.ts";
import { module4 } from "./module-4.ts";
import { module5 } from "./module-5.ts";
import { module6 } from "./module-6.ts";
import { module7 } from "./module-7.ts";

/** The seven modules. Source: specification §1. */
export const MODULES: Readonly<Record<ModuleNumber, Module>> = {
  1: module1,
  2: module2,
  3: module3,
  4: module4,
  5: module5,
  6: module6,
  7: module7,
};
