import type { ClassReply } from "@elenchus/contract/admin-class";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";

type ModuleOfClass = ClassReply["modules"][number];

const NO_CHECKS = { checks: 0, score: null };

/** For tests: a module in which nothing has happened. */
export function buildModule(
  module_id: ModuleNumber,
  changes: Partial<ModuleOfClass> = {},
): ModuleOfClass {
  return {
    module_id,
    locked: 0,
    not_started: 0,
    started: 0,
    completed: 0,
    dialogues: { total: 0, active: 0, success: 0, failure: 0, abandoned: 0 },
    minutes_median: null,
    minutes_mean: null,
    practice_success_rate: null,
    checks_finished: 0,
    checks_passed: 0,
    check_score: null,
    lasting: { same_day: NO_CHECKS, day: NO_CHECKS, week: NO_CHECKS, month: NO_CHECKS },
    ...changes,
  };
}

/** For tests: a class of nobody. */
export function buildClass(changes: Partial<ClassReply> = {}): ClassReply {
  return {
    student_total: 0,
    modules: MODULE_NUMBERS.map((module) => buildModule(module)),
    steps: [],
    misconceptions: [],
    agreement: { decided: 0, agreed: 0, rate: null },
    ...changes,
  };
}
