import * as z from "zod/mini";

/** How a dialogue that ended by itself ended. */
export const Outcome = z.enum(["success", "failure"]);

/** A supervisor's decision about a dialogue. The machine's own verdict stays beside it. */
export const Verdict = z.object({
  machine_outcome: Outcome,
  outcome: Outcome,
  reason: z.string(),
  decided_at: z.string(),
  /** Null once the supervisor's account is gone. */
  supervisor_name: z.nullable(z.string()),
});
export type Verdict = z.infer<typeof Verdict>;

/** The verdict as the learner is told of it. */
export const LearnerVerdict = z.omit(Verdict, { supervisor_name: true });
export type LearnerVerdict = z.infer<typeof LearnerVerdict>;
