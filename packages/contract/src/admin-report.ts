import { WORK_GOALS } from "@elenchus/domain/set-work";
import * as z from "zod/mini";
import { PathId } from "./admin-students.ts";
import { ModuleId } from "./fields.ts";

/** `GET /api/admin/report_groups`: the groups that a report can be had of, by name. Also for who sees reports alone. */
export const ReportGroupsReply = z.object({
  groups: z.array(z.object({ group_id: z.string(), group_name: z.string() })),
});

/**
 * `GET /api/admin/class_report`: how a group does, naming and quoting nobody. Also for who sees reports alone. Whatever is of
 * fewer than five learners is null; shares are in tenths.
 */
export const ClassReportQuery = z.object({ group_id: PathId });

const Count = z.nullable(z.number());
/** 0 to 1, in steps of a tenth. */
const Share = z.nullable(z.number());

const ModuleOfReport = z.object({
  module_id: ModuleId,
  completed: Count,
  started: Count,
  not_begun: Count,
  /** Of those who finished two dialogues or more: how many succeeded in the first one, and in the latest. */
  first_success: Share,
  latest_success: Share,
  checks_passed: Share,
  /** Mean score of checks a week and a month after the last time. */
  after_week: Share,
  after_month: Share,
});
export type ModuleOfReport = z.infer<typeof ModuleOfReport>;

/** Modules of which no count is told, together: shares of their students, in tenths. Null where those would tell of one, too. */
const WithheldModules = z.nullable(
  z.object({ completed: z.number(), started: z.number(), not_begun: z.number() }),
);

const MisconceptionOfReport = z.object({
  module_id: ModuleId,
  step: z.number(),
  misconception_id: z.string(),
  students: z.number(),
});

const WorkOfReport = z.object({
  assignment_id: z.string(),
  module_id: ModuleId,
  goal: z.enum(WORK_GOALS),
  issue: z.nullable(z.string()),
  due: z.string(),
  done: Count,
  late: Count,
  missing: Count,
  /** Still to do, or excused. */
  other: Count,
});
export type WorkOfReport = z.infer<typeof WorkOfReport>;

export const ClassReportReply = z.object({
  group_name: z.string(),
  student_total: Count,
  /** All seven of them; none where the students are too few. */
  modules: z.array(ModuleOfReport),
  withheld_modules: WithheldModules,
  /** Those that five students or more have shown, the most frequent ones first. */
  misconceptions: z.array(MisconceptionOfReport),
  /** Due last first, 40 at most. */
  work: z.array(WorkOfReport),
});
export type ClassReportReply = z.infer<typeof ClassReportReply>;
