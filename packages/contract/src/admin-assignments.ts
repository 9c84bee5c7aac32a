import { WORK_GOALS, WORK_STANDINGS } from "@elenchus/domain/set-work";
import { withoutBidirectionalControls } from "@elenchus/domain/visible-text";
import * as z from "zod/mini";
import { StudentEmail } from "./admin-flags.ts";
import { PathId } from "./admin-students.ts";
import { ModuleId } from "./fields.ts";
import { Interest } from "./payload-fields.ts";

/** Most points that can be given for one assignment. */
const MAX_POINTS = 1000;
/** Longest comment on a learner's work. */
export const MAX_COMMENT_CHARS = 1000;
const MAX_ISSUE_CHARS = 300;
/** Most learners that are named at once. */
const MOST_STUDENTS = 1000;

/** Holds a text to a rule. By hand: zod's own ways to do so would come with what every page loads. */
function fits(isFit: (text: string) => boolean, message: string): z.core.CheckFn<string> {
  return ({ value: input, issues }) => {
    if (!isFit(input)) issues.push({ code: "custom", input, message });
  };
}

const MOMENT = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A moment in UTC: "2026-12-04T16:00:00.000Z". */
const moment = (message: string) =>
  z.string().check(fits((text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)), message));

const POINTS_WRONG = `Please enter whole points from 0 to ${MAX_POINTS}.`;
/** Points for one assignment. */
export const WorkPoints = z
  .int({ error: POINTS_WRONG })
  .check(z.minimum(0, POINTS_WRONG), z.maximum(MAX_POINTS, POINTS_WRONG));

/** Whether the browser or the server knows a time zone by this name. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

/** "Europe/Vienna": the one in which whoever sets work tells its times. */
const TimeZone = z
  .string()
  .check(z.maxLength(60), fits(isTimeZone, "This time zone is not known."));

/** When work is due, when it is closed, and what it is worth. */
const WhenAndWorth = {
  due: moment("Please choose when it is due."),
  /** When it is due, where no late work is taken. */
  late_until: moment("Please choose until when late work is taken."),
  points_full: WorkPoints,
  points_helped: WorkPoints,
  points_failed: WorkPoints,
  /** Taken off where it was done late. */
  points_late: WorkPoints,
};

/** Holds two moments to their order. */
function inOrder<Field extends string>(
  earlier: Field,
  later: Field,
  message: string,
  mayBeEqual = false,
): z.core.CheckFn<Record<Field, string>> {
  return ({ value: input, issues }) => {
    const gap = Date.parse(input[later]) - Date.parse(input[earlier]);
    if (gap > 0 || (mayBeEqual && gap === 0)) return;
    issues.push({ code: "custom", input, path: [later], message });
  };
}

const LATE_BEFORE_DUE = "Late work is taken until a later time than the one at which it is due.";

/**
 * `POST /api/admin/set_work`: sets work to a group, or to some of it. `assignment_id` is the sender's: sent twice, it is set once.
 * An issue must be one that `assignmentIssues` found.
 */
export const SetWorkPayload = z
  .object({
    assignment_id: z
      .string()
      .check(fits((text) => UUID.test(text), "Reload the page and try again.")),
    group_id: PathId,
    /** Absent: the whole group, and whoever joins later. */
    student_ids: z.optional(
      z
        .array(PathId)
        .check(z.minLength(1, "Please choose at least one student."), z.maxLength(MOST_STUDENTS)),
    ),
    module_id: ModuleId,
    goal: z.enum(WORK_GOALS),
    issue: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_ISSUE_CHARS))),
    /** A supervisor's text of the same group and module, in place of an issue. */
    own_text_id: z.optional(PathId),
    from: moment("Please choose when it can begin."),
    time_zone: TimeZone,
    ...WhenAndWorth,
  })
  .check(
    inOrder("from", "due", "It is due after it can begin."),
    inOrder("due", "late_until", LATE_BEFORE_DUE, true),
  );

/** `POST /api/admin/change_assignment`. Who got an extension keeps it, where it is longer. */
export const ChangeAssignmentPayload = z
  .object({ assignment_id: PathId, ...WhenAndWorth })
  .check(inOrder("due", "late_until", LATE_BEFORE_DUE, true));

/** `GET /api/admin/assignments`: of one group, or of all that the supervisor sees. */
export const AssignmentsQuery = z.object({ group_id: z.optional(PathId) });

/** `GET /api/admin/assignments/:assignment_id`, and `POST /api/admin/remove_assignment`. */
export const AssignmentQuery = z.object({ assignment_id: PathId });

const StudentIds = z.array(PathId).check(z.minLength(1), z.maxLength(MOST_STUDENTS));

/** `POST /api/admin/excuse`: learners need not do it, or must do it after all. */
export const ExcusePayload = z.object({
  assignment_id: PathId,
  student_ids: StudentIds,
  excused: z.enum(["yes", "no"]),
});

/** `POST /api/admin/extend_assignment`: learners have until then. Whoever has longer already keeps that. */
export const ExtendAssignmentPayload = z.object({
  assignment_id: PathId,
  student_ids: StudentIds,
  due: moment("Please choose the new time at which it is due."),
});

/** `POST /api/admin/assignment_issues`: issues about a topic, to choose one that dialogues are to be about. */
export const AssignmentIssuesPayload = z.object({ topic: Interest });

export const AssignmentIssuesReply = z.object({
  issues: z.array(z.string()),
  /** A remark on the topic. */
  note: z.optional(z.string()),
  /** Topics to choose from where nothing is known of that one; there are no issues then. */
  other_topics: z.optional(z.array(z.string())),
});

const Count = z.number();

/** Work that was set. */
export const Assignment = z.object({
  assignment_id: z.string(),
  group_id: z.string(),
  group_name: z.string(),
  module_id: ModuleId,
  goal: z.enum(WORK_GOALS),
  /** Null: whatever the learner chooses. */
  issue: z.nullable(z.string()),
  /** The supervisor's text that dialogues are on, whose title `issue` is. */
  own_text_id: z.nullable(z.string()),
  /** Whether it is for the whole group. */
  for_all: z.boolean(),
  from: z.string(),
  due: z.string(),
  late_until: z.string(),
  time_zone: z.string(),
  points_full: z.number(),
  points_helped: z.number(),
  points_failed: z.number(),
  points_late: z.number(),
  /** Whether learners see their points and comments. */
  released: z.boolean(),
});
export type Assignment = z.infer<typeof Assignment>;

/** Those that are due last first: the latest hundred. `done` is in time; `behind` can still be handed in. */
export const AssignmentsReply = z.object({
  assignments: z.array(
    z.object({
      ...Assignment.shape,
      counts: z.object({
        learners: Count,
        done: Count,
        late: Count,
        behind: Count,
        missing: Count,
        excused: Count,
      }),
    }),
  ),
});
export type AssignmentsReply = z.infer<typeof AssignmentsReply>;

/** One learner's work on an assignment. */
const WorkingStudent = z.object({
  student_id: z.string(),
  student_first_name: z.string(),
  student_last_name: z.string(),
  student_email: StudentEmail,
  standing: z.enum(WORK_STANDINGS),
  due: z.string(),
  /** Whether the learner has longer than the others. */
  extended: z.boolean(),
  done_at: z.nullable(z.string()),
  /** The dialogue that counts as done; null where none does, or a check does. */
  dialogue_id: z.nullable(z.string()),
  check_id: z.nullable(z.string()),
  success: z.boolean(),
  /** Hints, narrower questions and told answers. */
  helps: z.number(),
});
export type WorkingStudent = z.infer<typeof WorkingStudent>;

/** An assignment with its learners, by last name. */
export const AssignmentReply = z.object({
  assignment: Assignment,
  students: z.array(WorkingStudent),
});
export type AssignmentReply = z.infer<typeof AssignmentReply>;

/** A comment on somebody's work. */
export const Comment = z
  .string()
  .check(
    z.overwrite(withoutBidirectionalControls),
    z.trim(),
    z.maxLength(
      MAX_COMMENT_CHARS,
      `A comment can have at most ${MAX_COMMENT_CHARS.toLocaleString("en")} characters.`,
    ),
  );
