import { readCapitalCode } from "@elenchus/domain/typed-code";
import * as z from "zod/mini";
import { ClaimedUserId, typed } from "./payload-fields.ts";

/** `POST /api/join_group`, for learners. Joining another group leaves the one before. */
export const JoinGroupPayload = z.object({
  user_id: ClaimedUserId,
  join_code: z
    .string()
    .check(
      typed("Please type the code of your group."),
      z.maxLength(80, "There is no group with this code."),
      z.overwrite(readCapitalCode),
    ),
});

export const JoinGroupReply = z.object({ group_name: z.string() });
