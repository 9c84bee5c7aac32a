import { WORK_STANDINGS } from "@elenchus/domain/set-work";
import * as z from "zod/mini";
import { Assignment, Comment, WorkPoints } from "./admin-assignments.ts";
import { StudentEmail } from "./admin-flags.ts";
import { PathId } from "./admin-students.ts";

/** `GET /api/admin/gradebook`: of one group. */
export const GradebookQuery = z.object({ group_id: PathId });

/** A learner's mark for an assignment. */
const Mark = z.object({
  assignment_id: z.string(),
  standing: z.enum(WORK_STANDINGS),
  /** Null where there is nothing to mark yet, or the learner is excused. */
  points: z.nullable(z.number()),
  /** By the rule alone. */
  rule_points: z.nullable(z.number()),
  /** Whether a supervisor gave others than the rule's. */
  given: z.boolean(),
  comment: z.nullable(z.string()),
});
export type Mark = z.infer<typeof Mark>;

/** The latest forty assignments of a group, due first first; its learners by last name, three hundred at most. */
export const GradebookReply = z.object({
  assignments: z.array(Assignment),
  students: z.array(
    z.object({
      student_id: z.string(),
      student_first_name: z.string(),
      student_last_name: z.string(),
      student_email: StudentEmail,
      /** Of the assignments that were set to the learner. */
      marks: z.array(Mark),
    }),
  ),
  /** How many are in the group, shown or not. */
  student_total: z.number(),
});
export type GradebookReply = z.infer<typeof GradebookReply>;

/** `POST /api/admin/mark_work`: gives a learner points and a comment; absent: the rule's, and none. */
export const MarkWorkPayload = z.object({
  assignment_id: PathId,
  student_id: PathId,
  points: z.optional(WorkPoints),
  comment: z.optional(Comment),
});

/** `POST /api/admin/release_marks`: shows learners their points and comments, or no longer. */
export const ReleaseMarksPayload = z.object({
  assignment_id: PathId,
  released: z.enum(["yes", "no"]),
});
