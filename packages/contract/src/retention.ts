import * as z from "zod/mini";

/**
 * Where what was said, judged and summed up was deleted: after how many days. Texts are empty then; outcome, times and
 * counts stay.
 */
export const DeletedAfterDays = z.optional(z.number());
