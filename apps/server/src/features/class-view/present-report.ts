import type {
  ClassReportReply,
  ModuleOfReport,
  WorkOfReport,
} from "@elenchus/contract/admin-report";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import { FEWEST_TOLD, tellParts, tellShare } from "@elenchus/domain/withhold";
import type { ListedAssignment } from "../../store/set-work/assignment-store.ts";
import type { ModuleGrowth, ModuleStanding } from "../../store/supervision/class-counts.ts";
import type { CountedMisconception } from "../../store/supervision/class-misconceptions.ts";

function presentModule(
  module: ModuleNumber,
  standing: ModuleStanding | undefined,
  growth: ModuleGrowth | undefined,
): ModuleOfReport {
  const { completed = 0, started = 0, locked = 0, notStarted = 0 } = standing ?? {};
  const { checksFinished = 0, checksPassed = 0 } = standing ?? {};
  const told = tellParts({ completed, started, notBegun: locked + notStarted });
  const passed = checksFinished === 0 ? null : checksPassed / checksFinished;
  const { learners = 0 } = growth ?? {};
  return {
    module_id: module,
    completed: told.completed,
    started: told.started,
    not_begun: told.notBegun,
    first_success: tellShare(growth?.first ?? null, learners),
    latest_success: tellShare(growth?.latest ?? null, learners),
    checks_passed: tellShare(passed, checksFinished),
    after_week: tellShare(standing?.weekScore ?? null, standing?.weekChecks ?? 0),
    after_month: tellShare(standing?.monthScore ?? null, standing?.monthChecks ?? 0),
  };
}

/** All seven modules, as counts and shares that tell of nobody. */
export function presentReportModules(
  standings: readonly ModuleStanding[],
  growths: readonly ModuleGrowth[],
): ModuleOfReport[] {
  return MODULE_NUMBERS.map((module) =>
    presentModule(
      module,
      standings.find((each) => each.module === module),
      growths.find((each) => each.module === module),
    ),
  );
}

/** Misconceptions that enough students have shown. */
export function presentReportMisconceptions(
  counted: readonly CountedMisconception[],
): ClassReportReply["misconceptions"] {
  return counted
    .filter(({ students }) => students >= FEWEST_TOLD)
    .toSorted((one, other) => other.students - one.students)
    .map(({ module, step, misconception, students }) => ({
      module_id: module,
      step,
      misconception_id: misconception,
      students,
    }));
}

/** How set work was done, as counts. */
export function presentReportWork(assignment: ListedAssignment): WorkOfReport {
  const { id, module, goal, issue, dueAt, counts } = assignment;
  const { learners, done, late, missing } = counts;
  const told = tellParts({ done, late, missing, other: learners - done - late - missing });
  return {
    assignment_id: id,
    module_id: module,
    goal,
    issue,
    due: dueAt.toISOString(),
    ...told,
  };
}
