import * as z from "zod/mini";

const RefusalFields = {
  error: z.string(),
  code: z.string(),
  /** What is wrong with the payload, field by field, in words; absent where no field is to blame. `error` says it all, too. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Seconds after which it is worth trying again; absent where nothing is known of that. */
  retry_after: z.optional(z.number()),
};

/** Why something is refused. `error` is for people, `code` is stable. */
export const Refusal = z.object(RefusalFields);
export type Refusal = z.infer<typeof Refusal>;

/** Every failure's body. `request_id` finds the log line. */
export const ErrorReply = z.object({ ...RefusalFields, request_id: z.string() });
export type ErrorReply = z.infer<typeof ErrorReply>;
