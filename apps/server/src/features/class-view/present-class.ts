import type { ClassReply } from "@elenchus/contract/admin-class";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import type {
  DialogueCount,
  LengthCount,
  ModuleStanding,
} from "../../store/supervision/class-counts.ts";
import type { ClassMisconception } from "../../store/supervision/class-misconceptions.ts";

type ModuleOnWire = ClassReply["modules"][number];
type StepOnWire = ClassReply["steps"][number];

function sum(counts: readonly number[]): number {
  return counts.reduce((total, each) => total + each, 0);
}

function countStatus(counts: readonly DialogueCount[], status: DialogueCount["status"]): number {
  return sum(counts.filter((each) => each.status === status).map(({ dialogues }) => dialogues));
}

/** The middle one of all lengths, in minutes. */
function findMedian(lengths: readonly LengthCount[]): number | null {
  const total = sum(lengths.map(({ dialogues }) => dialogues));
  let passed = 0;
  for (const { tenthsOfMinutes, dialogues } of lengths) {
    passed += dialogues;
    if (passed > 0 && passed * 2 >= total) return tenthsOfMinutes / 10;
  }
  return null;
}

function findMean(counts: readonly DialogueCount[]): number | null {
  const ended = counts.filter(({ status }) => status !== "active");
  const dialogues = sum(ended.map((each) => each.dialogues));
  if (dialogues === 0) return null;
  return Math.round(sum(ended.map(({ seconds }) => seconds)) / dialogues / 6) / 10;
}

function presentDialogues(counts: readonly DialogueCount[]): ModuleOnWire["dialogues"] {
  return {
    total: sum(counts.map(({ dialogues }) => dialogues)),
    active: countStatus(counts, "active"),
    success: countStatus(counts, "success"),
    failure: countStatus(counts, "failure"),
    abandoned: countStatus(counts, "abandoned"),
  };
}

/** Counts of one module. */
interface Counted {
  readonly standing: ModuleStanding | undefined;
  readonly counts: readonly DialogueCount[];
  readonly lengths: readonly LengthCount[];
}

function presentModule(module: ModuleNumber, { standing, counts, lengths }: Counted): ModuleOnWire {
  const dialogues = presentDialogues(counts);
  const finished = dialogues.success + dialogues.failure;
  return {
    module_id: module,
    locked: standing?.locked ?? 0,
    not_started: standing?.notStarted ?? 0,
    started: standing?.started ?? 0,
    completed: standing?.completed ?? 0,
    dialogues,
    minutes_median: findMedian(lengths),
    minutes_mean: findMean(counts),
    practice_success_rate: finished === 0 ? null : dialogues.success / finished,
    checks_finished: standing?.checksFinished ?? 0,
    checks_passed: standing?.checksPassed ?? 0,
    check_score: standing?.checkScore ?? null,
    lasting: {
      same_day: { checks: standing?.sameDayChecks ?? 0, score: standing?.sameDayScore ?? null },
      day: { checks: standing?.dayChecks ?? 0, score: standing?.dayScore ?? null },
      week: { checks: standing?.weekChecks ?? 0, score: standing?.weekScore ?? null },
      month: { checks: standing?.monthChecks ?? 0, score: standing?.monthScore ?? null },
    },
  };
}

/** All seven modules, those without any dialogue too. */
export function presentModules(
  standings: readonly ModuleStanding[],
  counts: readonly DialogueCount[],
  lengths: readonly LengthCount[],
): ModuleOnWire[] {
  return MODULE_NUMBERS.map((module) =>
    presentModule(module, {
      standing: standings.find((each) => each.module === module),
      counts: counts.filter((each) => each.module === module),
      lengths: lengths.filter((each) => each.module === module),
    }),
  );
}

/** The steps at which dialogues came to nothing, in order. */
export function presentSteps(counts: readonly DialogueCount[]): StepOnWire[] {
  const lost = counts.filter(({ status }) => status === "failure" || status === "abandoned");
  const bySteps = Map.groupBy(lost, ({ module, step }) => `${module} ${step}`);
  return [...bySteps.values()].flatMap((ofStep) => {
    const [first] = ofStep;
    if (first === undefined) return [];
    return {
      module_id: first.module,
      step: first.step,
      failed: countStatus(ofStep, "failure"),
      abandoned: countStatus(ofStep, "abandoned"),
    };
  });
}

/** A misconception with its examples, which are learners' own words. */
export function presentMisconception(
  shown: ClassMisconception,
): ClassReply["misconceptions"][number] {
  const { module, step, misconception, times, students, examples } = shown;
  return {
    module_id: module,
    step,
    misconception_id: misconception,
    correction: examples.find((one) => one.correction !== null)?.correction ?? "",
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
