import type { CallPayload } from "@elenchus/contract/calls";
import { RegisterUserPayload } from "@elenchus/contract/accounts";
import { TERMS_VERSION } from "@elenchus/domain/limits";
import { isSamePassword } from "@elenchus/domain/passwords";
import { MESSAGES } from "@elenchus/domain/messages";
import * as z from "zod/mini";
import { FormProblem } from "../../lib/form-problem.ts";

/** As they stand in the form. */
const FIELDS = [
  "first_name",
  "last_name",
  "email",
  "password",
  "confirm_password",
  "birth_month",
  "birth_year",
] as const;

/**
 * What the form says, for the server, who agreed to the terms.
 * @throws FormProblem with the topmost thing that is wrong, by the rules that the server has too
 */
export function readRegistration(form: FormData): CallPayload<"registerUser"> {
  const values = Object.fromEntries(form);
  const registration = {
    ...values,
    birth_month: readNumber(values["birth_month"]),
    birth_year: readNumber(values["birth_year"]),
    terms_version: TERMS_VERSION,
  };
  const parsed = z.safeParse(RegisterUserPayload, registration);
  const problems = new Map<unknown, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    if (!problems.has(path[0])) problems.set(path[0], message);
  }
  if (!isSamePassword(values["password"], values["confirm_password"])) {
    problems.set("confirm_password", MESSAGES.passwordsDiffer);
  }
  for (const field of FIELDS) {
    const problem = problems.get(field);
    if (problem !== undefined) throw new FormProblem(problem, field);
  }
  return z.parse(RegisterUserPayload, registration);
}

/** Nothing typed is no number, not 0. */
function readNumber(typed: FormDataEntryValue | undefined): number {
  return typeof typed === "string" && typed.trim() !== "" ? Number(typed) : Number.NaN;
}
