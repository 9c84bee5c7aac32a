import { withoutBidirectionalControls } from "@elenchus/domain/visible-text";
import * as z from "zod/mini";
import { PathId } from "./admin-students.ts";
import { typed } from "./payload-fields.ts";

const GroupName = z
  .string()
  .check(
    z.overwrite(withoutBidirectionalControls),
    z.trim(),
    typed("Please name the group."),
    z.maxLength(80, "The name of a group can have at most 80 characters."),
  );

/** A group as its supervisors see it. */
export const Group = z.object({
  group_id: z.string(),
  group_name: z.string(),
  /** As it is told to learners: "K7QM-2PXD". Case, spaces and dashes do not matter. */
  join_code: z.string(),
  /** The link by which learners join, while it works. */
  join_link: z.nullable(z.object({ url: z.string(), expires_at: z.string() })),
  student_count: z.number(),
  /** Who was invited into it by name, and has not come yet. */
  invited_count: z.number(),
  /** Names of those who have been put in charge of it, by last name. Others may see it who see everybody. */
  supervisors: z.array(z.string()),
});
export type Group = z.infer<typeof Group>;

/** `GET /api/admin/groups`: the supervisor's groups by name, or all of them. */
export const GroupsReply = z.object({
  groups: z.array(Group),
  /** Whether this supervisor sees all students, and not those of the groups alone. */
  sees_all_students: z.boolean(),
});
export type GroupsReply = z.infer<typeof GroupsReply>;

/** `POST /api/admin/create_group`: whoever makes a group sees it. One of a name that is in their charge is that one. */
export const CreateGroupPayload = z.object({ group_name: GroupName });

/**
 * `POST /api/admin/renew_join_code`: the old code opens nothing any more. `join_code` names the one that is to go: sent
 * twice, it goes once.
 */
export const RenewJoinCodePayload = z.object({
  group_id: PathId,
  join_code: z.optional(z.string().check(z.maxLength(40))),
});

/** For how many days a link to join may work. */
export const JOIN_LINK_DAYS = ["1", "7", "30"] as const;

/**
 * `POST /api/admin/open_join_link`: a new link, and the one before opens nothing any more. `replaces` names the address of the
 * one that is to go, null where there is none: sent twice, there is one new link.
 */
export const OpenJoinLinkPayload = z.object({
  group_id: PathId,
  days: z.enum(JOIN_LINK_DAYS),
  replaces: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
});

/** `POST /api/admin/close_join_link`: the link opens nothing any more. The code goes on. */
export const CloseJoinLinkPayload = z.object({ group_id: PathId });

/** `GET /api/admin/join_qr.svg`: the group's link as a QR code; 404 `no_such_link` where there is none. Whatever else stands in the query is ignored. */
export const JoinQrQuery = z.object({ group_id: PathId });

export const GroupReply = z.object({ group: Group });

/** `POST /api/admin/remove_from_group`: takes a student out of the group that they are in. */
export const RemoveFromGroupPayload = z.object({ student_id: PathId });
