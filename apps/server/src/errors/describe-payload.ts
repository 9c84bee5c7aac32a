import { MARK_ROLES } from "@elenchus/domain/marks";
import { MESSAGES } from "@elenchus/domain/messages";
import { AppError } from "./app-error.ts";

/** A problem with a payload, as the validator tells it. */
interface PayloadIssue {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string | undefined;
}

/** Problems field by field, in words. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Zod's own texts are for programmers, ours speak for themselves. */
const ZOD_OWN_TEXT = /^(?:Invalid|Too|Unrecognized)\b/;
const IS_MISSING = /received undefined$/;

const LINK_BROKEN = "This link is not complete. Open it again from the mail, or ask for a new one.";

/** Requests for a field that somebody left empty, or that no form sends. */
const ASKED: FieldProblems = {
  user_name: MESSAGES.emailNeeded,
  user_email: MESSAGES.emailNeeded,
  email: MESSAGES.emailNeeded,
  new_email: MESSAGES.emailNeeded,
  user_password: "Please enter your password.",
  password: "Please enter a password.",
  confirm_password: "Please enter the password again.",
  old_password: "Please enter your old password.",
  new_password: "Please enter a new password.",
  first_name: "Please enter your first name.",
  last_name: "Please enter your last name.",
  birth_month: "Please enter your month of birth.",
  birth_year: "Please enter your year of birth.",
  terms_version: "Please agree to the terms.",
  token: LINK_BROKEN,
  confirmation_token: LINK_BROKEN,
  stripe_sessionId: "It is not said which payment this is about.",
  session_id: "It is not said which dialogue this is about.",
  code: "Please enter the code.",
  interest: "Please type an interest.",
  message: "Please type a message.",
  marks: `Each mark names a sentence by its number, from 0, and what it is: ${MARK_ROLES.join(", ")}.`,
  answer: "Please type a message.",
  module_id: "Please choose a module.",
  chosen_passage_subtopic: "Please choose an issue.",
  join_code: "Please type the code of your group.",
  group_name: "Please name the group.",
  reason: "Please give a reason.",
};

function describeIssue(field: string, { keyword, message = "" }: PayloadIssue): string {
  if (message !== "" && !ZOD_OWN_TEXT.test(message)) return message;
  const name = field.replaceAll("_", " ");
  if (keyword === "too_big") return `This is too long: ${name}.`;
  const asked = Object.hasOwn(ASKED, field) ? ASKED[field] : undefined;
  if (asked !== undefined) return asked;
  return IS_MISSING.test(message) ? `This is missing: ${name}.` : `This cannot be read: ${name}.`;
}

/** A refusal that tells all that is wrong at once, as a sentence each and by field. */
export function refuseFields(
  fields: FieldProblems,
  { code = "invalid_payload", cause }: { code?: string; cause?: unknown } = {},
): AppError {
  const text = [...new Set(Object.values(fields))].join(" ");
  return new AppError(400, code, text, { cause, fields });
}

/** The refusal of a payload by what the validator found, the first problem of each field. */
export function describePayload(issues: readonly PayloadIssue[], cause: unknown): AppError {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.instancePath.split("/").find(Boolean) ?? "";
    if (!fields.has(field)) fields.set(field, describeIssue(field, issue));
  }
  // Of what is no object, no field can be told.
  if (!fields.has("")) return refuseFields(Object.fromEntries(fields), { cause });
  return new AppError(400, "invalid_payload", "Please send a JSON object.", { cause });
}
