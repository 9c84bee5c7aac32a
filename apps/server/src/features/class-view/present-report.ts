import type {
  ClassReportReply,
  ModuleOfReport,
  WorkOfReport,
} from "@elenchus/contract/admin-report";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import { FEWEST_TOLD, tellParts, tellPartsTogether, tellShare } from "@elenchus/domain/withhold";
import type { ListedAssignment } from "../../store/set-work/assignment-store.ts";
import type { ModuleGrowth, ModuleStanding } from "../../store/supervision/class-counts.ts";
import type { CountedMisconception } from "../../store/supervision/class-misconceptions.ts";

/** How many stand where in a module, in three ways that add up to all. */
function countParts(standing: ModuleStanding | undefined) {
  const { completed = 0, started = 0, locked = 0, notStarted = 0 } = standing ?? {};
  return { completed, started, not_begun: locked + notStarted };
}

function presentModule(
  module: ModuleNumber,
  standing: ModuleStanding | undefined,
  growth: ModuleGrowth | undefined,
): ModuleOfReport {
  const { checksFinished = 0, checksPassed = 0 } = standing ?? {};
  const passed = checksFinished === 0 ? null : checksPassed / checksFinished;
  const { learners = 0 } = growth ?? {};
  return {
    module_id: module,
    ...tellParts(countParts(standing)),
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

/** Modules of which no count is told, together, where that tells of nobody. */
export function presentWithheldModules(
  standings: readonly ModuleStanding[],
): ClassReportReply["withheld_modules"] {
  const withheld = standings
    .map(countParts)
    .filter((parts) => Object.values(tellParts(parts)).every((count) => count === null));
  const sum = (part: "completed" | "started" | "not_begun") =>
    withheld.reduce((total, each) => total + each[part], 0);
  return tellPartsTogether({
    completed: sum("completed"),
    started: sum("started"),
    not_begun: sum("not_begun"),
  });
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
