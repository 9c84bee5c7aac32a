import * as z from "zod/mini";
import { ModuleId } from "./fields.ts";
import { TransferScore } from "./progress-fields.ts";
import { Outcome, Verdict } from "./learner-verdict.ts";
import { TransferCheckReply } from "./transfer-check.ts";
import { Flag, StudentEmail } from "./admin-flags.ts";
import { DeletedAfterDays } from "./retention.ts";

/** An id in an address. */
export const PathId = z.string().check(z.minLength(1), z.maxLength(100));

const CountsByModule = z.record(z.string(), z.number());

/**
 * Orders of the table. `name` is last name, then first name; those that end in a number are of that module alone.
 * Every order is total, so that pages neither repeat nor leave out anybody.
 */
export const STUDENT_SORTS = [
  "name",
  "first_name",
  "completed_modules",
  "attempted",
  "completed",
  "failed",
  "last_active",
  "time_spent",
  "checks_passed",
  "check_score",
  ...(["attempted", "completed", "failed"] as const).flatMap((count) =>
    ([1, 2, 3, 4, 5, 6, 7] as const).map((module) => `${count}_${module}` as const),
  ),
] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];

/** Which students are meant. */
const StudentFilterFields = {
  /** Start of the first or last name, or of both with a space between; without regard to case and accents. */
  search: z.optional(z.string().check(z.maxLength(200))),
  /** Modules as "1,2,5": those with at least two completed dialogues in every one of them. */
  completed_modules: z.optional(z.string().check(z.regex(/^(?:[1-7](?:,[1-7])*)?$/))),
  /** One group alone; 403 where it is not the supervisor's. */
  group_id: z.optional(PathId),
};

/** `GET /api/admin/students`: a page of the table. */
export const StudentsQuery = z.object({
  ...StudentFilterFields,
  sort: z.optional(z.enum(STUDENT_SORTS)),
  direction: z.optional(z.enum(["asc", "desc"])),
  /** Rows of a page, 1 to 100; 50 when absent. */
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/))),
  /** Of a reply to the same sort and direction; absent for the first page. */
  cursor: z.optional(z.string().check(z.maxLength(1000))),
});

/** `GET /api/admin/student_count`: how many students a filter leaves. */
export const StudentCountQuery = z.object(StudentFilterFields);
export const StudentCountReply = z.object({ student_total: z.number() });

/** Why a supervisor should look at a student first, and where. */
const AttentionSign = z.object({
  /**
   * An open flag; a review asked for; dialogues that failed running; a module's own step that was told again and again; set
   * work that was due and not done; no visit for 14 days.
   */
  kind: z.enum(["flag", "review", "failed", "told", "behind", "away"]),
  /** Dialogues that failed or were told, pieces of work; 1 of the others. */
  times: z.number(),
  /** The dialogue that shows it, and in it the message; null where none is to be named. */
  dialogue_id: z.nullable(z.string()),
  position: z.nullable(z.number()),
  /** The unaided check that it is about. */
  check_id: z.nullable(z.string()),
});
export type AttentionSign = z.infer<typeof AttentionSign>;

/** A student in the table. */
export const StudentRow = z.object({
  student_id: z.string(),
  student_first_name: z.string(),
  student_last_name: z.string(),
  student_email: StudentEmail,
  group_id: z.nullable(z.string()),
  group_name: z.nullable(z.string()),
  /** Those with at least two completed dialogues. */
  completed_modules: z.array(ModuleId),
  total_attempted_passages: z.number(),
  total_completed_passages: z.number(),
  total_failed_passages: z.number(),
  num_attempted_passages: CountsByModule,
  num_completed_passages: CountsByModule,
  num_failed_passages: CountsByModule,
  /** When a dialogue or a transfer check of theirs last began or ended; null for never. */
  last_active_at: z.nullable(z.string()),
  /** In all dialogues, with every pause counted as five minutes at most. */
  minutes_spent: z.number(),
  /** Finished transfer checks by module. */
  transfer_checks: z.record(z.string(), z.object({ score: z.number(), passed: z.boolean() })),
  transfer_checks_passed: z.number(),
  /** Mean over the finished ones, 0 to 1; null where there is none. */
  transfer_check_score: z.nullable(z.number()),
  /** Signs that nobody has handled yet. */
  open_flags: z.number(),
  /** The most urgent reason to look at them; null where there is none. */
  attention: z.nullable(AttentionSign),
});
export type StudentRow = z.infer<typeof StudentRow>;

export const StudentsReply = z.object({
  students: z.array(StudentRow),
  /** Null on the last page. */
  next_cursor: z.nullable(z.string()),
  /** Null on the first page. */
  previous_cursor: z.nullable(z.string()),
});
export type StudentsReply = z.infer<typeof StudentsReply>;

/** `GET /api/admin/first_students`: of one group, or of everybody whom the supervisor sees. */
export const FirstStudentsQuery = z.object({ group_id: z.optional(PathId) });

export const FirstStudentsReply = z.object({
  /** Who needs attention, the most urgent first, ten at most. */
  students: z.array(StudentRow),
  /** Whether others need it, too. */
  has_more: z.boolean(),
});
export type FirstStudentsReply = z.infer<typeof FirstStudentsReply>;

/** How a dialogue stands. `abandoned`: the learner left it. After a verdict, what the verdict says. */
const DialogueStanding = z.enum(["active", "success", "failure", "abandoned"]);

export const DialogueOfStudent = {
  dialogue_id: z.string(),
  session_module_id: ModuleId,
  chosen_passage_subtopic: z.string(),
  status: DialogueStanding,
  /** The machine's outcome, whatever was decided since; null where it did not end by itself. */
  machine_outcome: z.nullable(z.enum(["success", "failure"])),
  /** Minutes, to a tenth. */
  session_length: z.number(),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** Markdown; null until the learner asked for it. */
  performance_summary: z.nullable(z.string()),
  transcript_deleted_after_days: DeletedAfterDays,
};

export const Review = z.object({
  note: z.string(),
  requested_at: z.string(),
  answered_at: z.nullable(z.string()),
});

/** `GET /api/admin/students/:student_id`. */
export const StudentQuery = z.object({ student_id: PathId });

export const StudentReply = z.object({
  student: StudentRow,
  /** Newest first, 200 at most; those alone in which the learner said something. */
  dialogues: z.array(
    z.object({
      ...DialogueOfStudent,
      learner_messages: z.number(),
      verdict: z.nullable(Verdict),
      review: z.nullable(Review),
    }),
  ),
  /** The latest finished one of each module. */
  transfer_checks: z.array(z.object({ module_id: ModuleId, ...TransferScore })),
  /** Every finished one, newest first. */
  all_transfer_checks: z.optional(
    z.array(z.object({ check_id: z.string(), module_id: ModuleId, ...TransferScore })),
  ),
  /** Open ones first, then the newest. */
  flags: z.array(Flag),
});
export type StudentReply = z.infer<typeof StudentReply>;

/** `GET /api/admin/students/:student_id/checks/:check_id`: a finished check. Written to the access log. */
export const StudentCheckQuery = z.object({ student_id: PathId, check_id: PathId });

export const StudentCheckReply = z.object({
  /** As its learner sees it. */
  check: TransferCheckReply,
  /** The machine's outcome, whatever was decided since. */
  machine_outcome: Outcome,
  /** The decisions about it, newest first. */
  verdicts: z.array(Verdict),
  review: z.nullable(Review),
});
export type StudentCheckReply = z.infer<typeof StudentCheckReply>;
