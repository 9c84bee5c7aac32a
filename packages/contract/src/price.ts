import * as z from "zod/mini";

/** Another site that opens accounts here. */
export const WayIn = z.object({
  /** Its name on the button. */
  label: z.string(),
  /** Where the button leads, on this server. */
  path: z.string(),
});
export type WayIn = z.infer<typeof WayIn>;

/** The price of access, as people read it, such as `US$29.00`, null where it is free; and who else lets people in. */
export const PriceReply = z.object({
  price: z.nullable(z.string()),
  /** Absent where nobody does. */
  sign_on: z.optional(z.array(WayIn)),
});
