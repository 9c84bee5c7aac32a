import { WORK_GOALS, WORK_STANDINGS } from "@elenchus/domain/set-work";
import * as z from "zod/mini";
import { ModuleId } from "./fields.ts";
import { ClaimedUserId } from "./payload-fields.ts";

/** Work that was set to a learner, with what the learner did of it. */
const OwnWork = z.object({
  assignment_id: z.string(),
  module_id: ModuleId,
  goal: z.enum(WORK_GOALS),
  /** Null: whatever the learner chooses. */
  issue: z.nullable(z.string()),
  /** Whether it is the title of a text that the supervisor chose. */
  own_text: z.boolean(),
  due: z.string(),
  late_until: z.string(),
  standing: z.enum(WORK_STANDINGS),
  done_at: z.nullable(z.string()),
  /** Null until the supervisor shows them, or where there is none. */
  points: z.nullable(z.number()),
  most_points: z.number(),
  comment: z.nullable(z.string()),
});
export type OwnWork = z.infer<typeof OwnWork>;

/** `GET /api/my_work`: due first, first; what is over stays for three weeks. */
export const MyWorkReply = z.object({ work: z.array(OwnWork) });

/** `POST /api/set_work_mail`: whether a mail comes the day before set work is due. */
export const SetWorkMailPayload = z.object({
  user_id: ClaimedUserId,
  wanted: z.enum(["yes", "no"]),
});
