import { RegisterUserPayload } from "@elenchus/contract/registration";
import type { CallPayload } from "@elenchus/contract/calls";
import { TERMS_VERSION } from "@elenchus/domain/limits";
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { isSamePassword } from "@elenchus/domain/passwords";
import * as z from "zod/mini";
import type { AppContext } from "../../app-context.ts";
import type { AppError } from "../../errors/app-error.ts";
import { refuseFields } from "../../errors/describe-payload.ts";
import { isEmailAddress, normaliseEmail } from "../../identity/email-address.ts";
import { monthOf } from "../../identity/consent-standing.ts";
import { isGuessable } from "./common-passwords.ts";
import { describeForeignDomain } from "./who-may-register.ts";

type Registration = CallPayload<"registerUser">;

/** The rules that decide besides the fields. */
type Rules = Pick<AppContext, "now" | "registration">;

const FIELDS = Object.keys(RegisterUserPayload.shape) as (keyof Registration)[];

/** A problem with a field, beyond those that can be seen in it alone. */
interface Problem {
  readonly field: keyof Registration;
  readonly code: string;
  readonly text: string;
}

/** Those fields that are right in themselves, whatever is wrong with the others. */
function readFields(body: object): Partial<Registration> {
  const sent = FIELDS.map((field) => {
    const value = (body as Record<string, unknown>)[field];
    return [field, z.safeParse(RegisterUserPayload.shape[field], value).data];
  });
  const read = Object.fromEntries(sent) as Partial<Registration>;
  return read.email === undefined ? read : { ...read, email: normaliseEmail(read.email) };
}

/** Whether two passwords were typed that are not the same, however wrong the first of them is. */
function differ(body: object): boolean {
  const { password, confirm_password: again } = body as Record<string, unknown>;
  if (typeof password !== "string" || typeof again !== "string") return false;
  return !isSamePassword(password, again);
}

function isEasy({ password, email, first_name: first, last_name: last }: Partial<Registration>) {
  const known = [email, first, last, `${first ?? ""} ${last ?? ""}`];
  return (
    password !== undefined &&
    isGuessable(
      password,
      known.filter((word) => word !== undefined),
    )
  );
}

function isToCome({ birth_year: year, birth_month: month }: Partial<Registration>, now: Date) {
  if (year === undefined || month === undefined) return false;
  const today = monthOf(now);
  return year > today.year || (year === today.year && month > today.month);
}

/** Problems with the answers that the law asks for. */
export function findConsentProblems(read: Partial<Registration>, now: Date): Problem[] {
  const problems: Problem[] = [];
  if (isToCome(read, now)) {
    const text = "Please enter your month and year of birth.";
    problems.push({ field: "birth_year", code: "invalid_payload", text });
  }
  const { terms_version: terms } = read;
  if (terms !== undefined && terms !== TERMS_VERSION) {
    const text = "The terms have changed. Reload the page and read them again.";
    problems.push({ field: "terms_version", code: "terms_changed", text });
  }
  return problems;
}

function findProblems(body: object, { now, registration }: Rules): Problem[] {
  const read = readFields(body);
  const { email } = read;
  const problems: Problem[] = [];
  const add = (field: keyof Registration, code: string, text: string): void =>
    void problems.push({ field, code, text });
  if (email !== undefined && !isEmailAddress(email))
    add("email", "email_invalid", "Please enter a valid email address.");
  else if (email !== undefined) {
    const foreign = describeForeignDomain(registration, email);
    if (foreign !== null) add("email", "email_domain_refused", foreign);
  }
  if (differ(body)) add("confirm_password", "passwords_differ", ACCOUNT_MESSAGES.passwordsDiffer);
  if (isEasy(read)) {
    const text = "This password is easy to guess. Please choose another one.";
    add("password", "password_guessable", text);
  }
  return [...problems, ...findConsentProblems(read, now())];
}

/**
 * All that is wrong with a registration at once, field by field, whoever's address it has; null where nothing is.
 * @param invalid what was found wrong with the fields by themselves
 */
export function describeRegistration(
  body: unknown,
  invalid: AppError | null,
  rules: Rules,
): AppError | null {
  // A payload that is no object has no fields.
  if (invalid !== null && invalid.fields === null) return invalid;
  const problems = findProblems(body as object, rules);
  const [first] = problems;
  if (first === undefined) return invalid;
  const found = problems.map(({ field, text }) => [field, text] as const);
  const all = new Map<string, string>([...Object.entries(invalid?.fields ?? {}), ...found]);
  const inOrder = FIELDS.flatMap((field) => {
    const text = all.get(field);
    return text === undefined ? [] : [[field, text] as const];
  });
  const code = all.size === 1 ? first.code : "invalid_payload";
  return refuseFields(Object.fromEntries(inOrder), { code });
}
