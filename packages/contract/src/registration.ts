import * as z from "zod/mini";

/** Who may register, for whoever is about to. */
export const RegistrationReply = z.object({
  /** Whether anybody may by themselves. */
  is_open: z.boolean(),
  /** Who may, or what else leads in, in sentences; null where everybody may. */
  who_may: z.nullable(z.string()),
});
