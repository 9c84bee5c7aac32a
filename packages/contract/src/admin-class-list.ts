import { MAX_CLASS_LIST, MAX_CLASS_LIST_CHARS } from "@elenchus/domain/class-lists";
import * as z from "zod/mini";
import { PathId } from "./admin-students.ts";
import { typed } from "./payload-fields.ts";

/** The contents of a column of a class list. */
export const CLASS_LIST_COLUMNS = ["first_name", "last_name", "email", "none"] as const;
export type ClassListColumn = (typeof CLASS_LIST_COLUMNS)[number];

const Columns = z.array(z.enum(CLASS_LIST_COLUMNS)).check(z.minLength(1), z.maxLength(50));

/** A group, and a list as it was pasted, or as a file holds it: the browser knows how that is encoded. */
const ListOfGroup = {
  group_id: PathId,
  list: z
    .string()
    .check(
      typed("Paste the list, or choose a file."),
      z.maxLength(
        MAX_CLASS_LIST_CHARS,
        `This list is too long. At most ${MAX_CLASS_LIST.toLocaleString("en")} learners can be added at once: split it, or leave out columns that are not needed.`,
      ),
    ),
};

/** `POST /api/admin/check_class_list`: reads a list and changes nothing. What is left out is guessed. */
export const CheckClassListPayload = z.object({
  ...ListOfGroup,
  columns: z.optional(Columns),
  has_headings: z.optional(z.enum(["yes", "no"])),
});

/**
 * The fate of a line: a mail invites, a mail asks somebody with an account to join, an account without an address is
 * made; there is nothing to do for a member, and for who was invited already; or something is wrong.
 */
const LINE_STANDINGS = ["invite", "ask", "account", "member", "waiting", "wrong"] as const;

const ClassListLine = z.object({
  /** Of the file, from 1. */
  line: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  standing: z.enum(LINE_STANDINGS),
  /** The problem, or a remark that is worth knowing, in words. */
  note: z.nullable(z.string()),
});
export type ClassListLine = z.infer<typeof ClassListLine>;

export const ClassListReply = z.object({
  columns: Columns,
  has_headings: z.boolean(),
  /** The first line, as it is: by it a column is known. */
  first_line: z.array(z.string()),
  lines: z.array(ClassListLine),
  /** Whether this server makes accounts without an address. */
  user_names: z.boolean(),
});
export type ClassListReply = z.infer<typeof ClassListReply>;

/**
 * `POST /api/admin/import_class_list`: adds some of the list, from one of its learners on, counted from 1. The same `import_id` again does
 * nothing twice; who has not used an account yet gets another password, so that no card is lost with a reply.
 */
export const ImportClassListPayload = z.object({
  ...ListOfGroup,
  columns: Columns,
  has_headings: z.enum(["yes", "no"]),
  import_id: PathId,
  from: z.int().check(z.minimum(1), z.maximum(MAX_CLASS_LIST)),
});

/** The card that is printed for somebody without an address. The password is shown this once. */
export const LogInCard = z.object({
  first_name: z.string(),
  last_name: z.string(),
  user_name: z.string(),
  password: z.string(),
});
export type LogInCard = z.infer<typeof LogInCard>;

export const ImportClassListReply = z.object({
  /** Where to go on; null once all is done. */
  next: z.nullable(z.number()),
  invited: z.number(),
  cards: z.array(LogInCard),
});

/** `GET /api/admin/invitations`: who was invited into a group, and has not come yet; by last name. */
export const InvitationsQuery = z.object({ group_id: PathId });

const Invitation = z.object({
  invitation_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  sent_at: z.string(),
  expires_at: z.string(),
  expired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationsReply = z.object({ invitations: z.array(Invitation) });

/** `POST /api/admin/send_invitation` again, with a new link, and `POST /api/admin/withdraw_invitation`. */
export const InvitationPayload = z.object({ invitation_id: PathId });

/**
 * `POST /api/admin/reset_student_password`: another password for a student without an address, shown this once; all who are
 * logged in are out. 409 `has_address` for anybody else: those reset it by mail.
 */
export const ResetStudentPasswordPayload = z.object({ student_id: PathId });

export const ResetStudentPasswordReply = z.object({ card: LogInCard });
