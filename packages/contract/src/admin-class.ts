import * as z from "zod/mini";
import { PathId } from "./admin-students.ts";
import { Agreement } from "./admin-verdicts.ts";
import { ModuleId } from "./fields.ts";

/** `GET /api/admin/class`: of one group, or of everybody whom the supervisor sees. */
export const ClassQuery = z.object({ group_id: z.optional(PathId) });

/** Checks that were taken so long after the last time: of each learner the latest. */
const Lasting = z.object({ checks: z.number(), score: z.nullable(z.number()) });

/** How a module stands among the students. The first four add up to `student_total`. */
const ModuleOfClass = z.object({
  module_id: ModuleId,
  locked: z.number(),
  /** Open to them, and nothing said in it yet. */
  not_started: z.number(),
  started: z.number(),
  completed: z.number(),
  /** Dialogues in which the learner said something; the four states add up to it. */
  dialogues: z.object({
    total: z.number(),
    active: z.number(),
    success: z.number(),
    failure: z.number(),
    abandoned: z.number(),
  }),
  /** Minutes of an ended dialogue; null where there is none. */
  minutes_median: z.nullable(z.number()),
  minutes_mean: z.nullable(z.number()),
  /** Successes among the dialogues that ended by themselves, 0 to 1. */
  practice_success_rate: z.nullable(z.number()),
  /** Unaided transfer checks: how many are finished, how many passed, and their mean score, 0 to 1. */
  checks_finished: z.number(),
  checks_passed: z.number(),
  check_score: z.nullable(z.number()),
  /** What is left some days after the last time: how many were checked then, and their mean score, 0 to 1. */
  lasting: z.object({ same_day: Lasting, day: Lasting, week: Lasting, month: Lasting }),
});

/** Where dialogues come to nothing. */
const StepOfClass = z.object({
  module_id: ModuleId,
  /** From 0, in the order of the module's steps. */
  step: z.number(),
  /** Dialogues that failed because this step had to be told, or ran out of messages in it. */
  failed: z.number(),
  /** Dialogues that were left in it. */
  abandoned: z.number(),
});

/** A misconception and who shows it. */
const MisconceptionOfClass = z.object({
  module_id: ModuleId,
  step: z.number(),
  /** Stable name, whichever reason of the argument it was: "reason-as-conclusion". */
  misconception_id: z.string(),
  /** The tutor's words against it, from the latest dialogue that showed it. */
  correction: z.string(),
  times: z.number(),
  students: z.number(),
  /** The latest answers that showed it. Handing them out is written to the access log. */
  examples: z.array(
    z.object({
      student_id: z.string(),
      dialogue_id: z.string(),
      position: z.number(),
      message_text: z.string(),
    }),
  ),
});

/** Counted when asked for, from rows that change with every dialogue. */
export const ClassReply = z.object({
  student_total: z.number(),
  /** Always the seven of them. */
  modules: z.array(ModuleOfClass),
  /** Those alone at which some dialogue failed or was left, by module and step. */
  steps: z.array(StepOfClass),
  /** The most frequent ones first, ten at most. */
  misconceptions: z.array(MisconceptionOfClass),
  /** Machine and supervisors. */
  agreement: Agreement,
});
export type ClassReply = z.infer<typeof ClassReply>;
