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

/**
 * `POST /api/join_offer` and `POST /api/join_by_link`, for learners: what stands in a link to join. 404 `no_such_link`
 * once it has expired or was withdrawn.
 */
export const JoinLinkPayload = z.object({
  user_id: ClaimedUserId,
  join_token: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** Which group a link is of, and whether the learner is in it already. */
export const JoinOfferReply = z.object({ group_name: z.string(), is_member: z.boolean() });

export const JoinGroupReply = z.object({ group_name: z.string() });
