import { readCode } from "@elenchus/domain/typed-code";
import * as z from "zod/mini";

/** `POST /api/verify_second_factor`: the code of the app, or one of the recovery codes. */
export const SecondFactorPayload = z.object({
  code: z.string().check(
    // As it was typed, with blanks and hyphens; then as it is read.
    z.maxLength(80, "This code is not valid."),
    z.overwrite(readCode),
    z.minLength(1, "Please enter the code."),
    z.maxLength(40, "This code is not valid."),
  ),
});
