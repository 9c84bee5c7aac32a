import * as z from "zod/mini";

/** Every failure's body. `error` is for people, `code` is stable, `request_id` finds the log line. */
export const ErrorReply = z.object({ error: z.string(), code: z.string(), request_id: z.string() });
export type ErrorReply = z.infer<typeof ErrorReply>;
