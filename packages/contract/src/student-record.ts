import * as z from "zod/mini";
import { CountsByModule, ifThere, ModuleId, orElse } from "./fields.ts";
import { TransferScore } from "./progress-fields.ts";

// Fields that another back end may leave out.
const Text = orElse(z.string(), "");
const Count = orElse(z.number(), 0);
const Counts = orElse(CountsByModule, {});

/** One dialogue in a student's record. Source: specification §3. */
const StudentSession = z.object({
  session_length: Count,
  session_module_id: ModuleId,
  messages_dict: orElse(
    z.array(z.object({ system_or_user: z.enum(["system", "user"]), message_text: z.string() })),
    [],
  ),
  /** Whether `messages_dict` is empty because there was no room for it. */
  messages_omitted: ifThere(z.boolean()),
  performance_summary: Text,
  success_or_failure: ifThere(z.enum(["success", "failure"])),
});

/** A sign that a student may need help: where, when, and since when a supervisor knows. */
const DistressFlag = z.object({
  flag_id: z.number(),
  place: z.enum(["dialogue", "transfer_check", "interest"]),
  session_id: z.nullable(z.string()),
  raised_at: z.string(),
  acknowledged_at: z.nullable(z.string()),
});

/** A student's record for supervisors. Source: specification §3. */
export const StudentRecord = z.object({
  student_first_name: Text,
  student_last_name: Text,
  total_completed_passages: Count,
  total_failed_passages: Count,
  num_attempted_passages: Counts,
  num_completed_passages: Counts,
  num_failed_passages: Counts,
  student_sessions: orElse(z.record(z.string(), StudentSession), {}),
  /** Finished transfer checks by module. */
  transfer_checks: orElse(z.record(z.string(), z.object(TransferScore)), {}),
  /** Signs that the student may need help: unseen ones first, then the newest. */
  distress_flags: orElse(z.array(DistressFlag), []),
});
export type StudentRecord = z.infer<typeof StudentRecord>;
