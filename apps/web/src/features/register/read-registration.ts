import type { CallPayload } from "@elenchus/contract/calls";
import { RegisterUserPayload } from "@elenchus/contract/registration";
import { TERMS_VERSION } from "@elenchus/domain/limits";
import { isSamePassword } from "@elenchus/domain/passwords";
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import * as z from "zod/mini";
import { findProblems, FormProblem } from "../../lib/form-problem.ts";

/**
 * Reads the form for the server, of somebody who agreed to the terms.
 * @throws FormProblem with all that is wrong, by the rules that the server has too
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
  const again = nameRepetition(values["password"], values["confirm_password"]);
  if (parsed.success && again === null) return parsed.data;
  throw new FormProblem("", {
    ...findProblems(parsed.error?.issues ?? []),
    ...(values["password"] === "" ? { password: "Please choose a password." } : {}),
    ...(again === null ? {} : { confirm_password: again }),
  });
}

/** The problem with a password that is typed again; null where there is none. */
function nameRepetition(password: unknown, again: unknown): string | null {
  if (again === "") return "Please enter your password again.";
  return isSamePassword(password, again) ? null : ACCOUNT_MESSAGES.passwordsDiffer;
}

/** Nothing typed is no number, not 0. */
export function readNumber(typed: FormDataEntryValue | null | undefined): number {
  return typeof typed === "string" && typed.trim() !== "" ? Number(typed) : Number.NaN;
}
