import * as z from "zod/mini";
import { ifThere, orElse } from "./fields.ts";

const RefusalFields = {
  error: z.string(),
  code: orElse(z.string(), "refused"),
  /** Problems with the payload, field by field, in words; absent where no field is to blame. `error` says it all, too. */
  fields: ifThere(z.record(z.string(), z.string())),
  /** Seconds after which it is worth trying again; absent where nothing is known of that. */
  retry_after: ifThere(z.number()),
};

/** Why something is refused. `error` is for people, `code` is stable. */
export const Refusal = z.object(RefusalFields);
export type Refusal = z.infer<typeof Refusal>;

/** Every failure's body. `request_id` finds the log line. Of another back end, `error` is all that is known. */
export const ErrorReply = z.object({ ...RefusalFields, request_id: orElse(z.string(), "") });
export type ErrorReply = z.infer<typeof ErrorReply>;
