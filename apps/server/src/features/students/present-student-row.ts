import type { StudentRow as RowOnWire } from "@elenchus/contract/admin-students";
import { TARGET_DIALOGUES } from "@elenchus/domain/limits";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { toMinutes } from "@elenchus/domain/time-spent";
import type { AttentionSign } from "../../store/supervision/attention-signs.ts";
import type { ModuleStats, StudentRow } from "../../store/supervision/student-rows.ts";

/** To a thousandth: what is stored is of single precision. */
function roundScore(score: number): number {
  return Math.round(score * 1000) / 1000;
}

function countBy(
  modules: ReadonlyMap<number, ModuleStats>,
  count: "attempted" | "completed" | "failed",
): Record<string, number> {
  return Object.fromEntries(
    MODULE_NUMBERS.map((module) => [module, modules.get(module)?.[count] ?? 0]),
  );
}

function presentSign(sign: AttentionSign | undefined): RowOnWire["attention"] {
  if (sign === undefined) return null;
  const { kind, times, dialogueId, position, checkId } = sign;
  return { kind, times, dialogue_id: dialogueId, position, check_id: checkId };
}

/** A student of the table, with the specification's names where it has them. */
export function presentStudentRow(row: StudentRow, sign: AttentionSign | undefined): RowOnWire {
  const { stats, firstName, lastName, email, groupName, openFlags } = row;
  const modules = new Map<number, ModuleStats>(row.modules.map((each) => [each.module, each]));
  const lastActive = stats.lastActiveAt.getTime();
  return {
    student_id: stats.userId,
    student_first_name: firstName,
    student_last_name: lastName,
    student_email: email,
    group_id: stats.groupId,
    group_name: groupName,
    completed_modules: MODULE_NUMBERS.filter(
      (module) => (modules.get(module)?.completed ?? 0) >= TARGET_DIALOGUES,
    ),
    total_attempted_passages: stats.attempted,
    total_completed_passages: stats.completed,
    total_failed_passages: stats.failed,
    num_attempted_passages: countBy(modules, "attempted"),
    num_completed_passages: countBy(modules, "completed"),
    num_failed_passages: countBy(modules, "failed"),
    last_active_at: lastActive === 0 ? null : stats.lastActiveAt.toISOString(),
    minutes_spent: toMinutes(stats.secondsSpent),
    transfer_checks: Object.fromEntries(
      row.modules.flatMap(({ module, checkScore, checkPassed }) =>
        checkScore === null
          ? []
          : [[module, { score: roundScore(checkScore), passed: checkPassed === true }]],
      ),
    ),
    transfer_checks_passed: stats.checksPassed,
    transfer_check_score: stats.checkScore < 0 ? null : roundScore(stats.checkScore),
    open_flags: openFlags,
    attention: presentSign(sign),
  };
}
