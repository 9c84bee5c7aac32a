import * as z from "zod/mini";

/** What access costs, as people read it, such as `US$29.00`; null where it is free. */
export const PriceReply = z.object({ price: z.nullable(z.string()) });
