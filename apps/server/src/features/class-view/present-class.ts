import type { ClassReply } from "@elenchus/contract/admin-class";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import type { ModuleDialogues, ModuleStanding } from "../../store/class-counts.ts";
import type { ClassMisconception } from "../../store/class-misconceptions.ts";

type ModuleOnWire = ClassReply["modules"][number];

function toMinutes(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds / 6) / 10;
}

function presentDialogues(counted: ModuleDialogues | undefined): ModuleOnWire["dialogues"] {
  const { active = 0, success = 0, failure = 0, abandoned = 0 } = counted ?? {};
  return { total: active + success + failure + abandoned, active, success, failure, abandoned };
}

function presentModule(
  module: ModuleNumber,
  standing: ModuleStanding | undefined,
  counted: ModuleDialogues | undefined,
): ModuleOnWire {
  const dialogues = presentDialogues(counted);
  const finished = dialogues.success + dialogues.failure;
  return {
    module_id: module,
    locked: standing?.locked ?? 0,
    not_started: standing?.notStarted ?? 0,
    started: standing?.started ?? 0,
    completed: standing?.completed ?? 0,
    dialogues,
    minutes_median: toMinutes(counted?.secondsMedian ?? null),
    minutes_mean: toMinutes(counted?.secondsMean ?? null),
    practice_success_rate: finished === 0 ? null : dialogues.success / finished,
    checks_finished: standing?.checksFinished ?? 0,
    checks_passed: standing?.checksPassed ?? 0,
    check_score: standing?.checkScore ?? null,
  };
}

/** All seven modules, those without any dialogue too. */
export function presentModules(
  standings: readonly ModuleStanding[],
  dialogues: readonly ModuleDialogues[],
): ModuleOnWire[] {
  return MODULE_NUMBERS.map((module) =>
    presentModule(
      module,
      standings.find((each) => each.module === module),
      dialogues.find((each) => each.module === module),
    ),
  );
}

/** A misconception with its examples, which are learners' own words. */
export function presentMisconception(shown: ClassMisconception): ClassReply["misconceptions"][number] {
  const { module, step, misconception, times, students, examples } = shown;
  return {
    module_id: module,
    step,
    misconception_id: misconception,
    correction: examples[0]?.correction ?? "",
    times,
    students,
    examples: examples.map(({ studentId, dialogueId, position, text }) => ({
      student_id: studentId,
      dialogue_id: dialogueId,
      position,
      message_text: text,
    })),
  };
}
