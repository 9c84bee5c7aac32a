import { FRESH_LOG_IN_MINUTES } from "@elenchus/domain/limits";
import { AppError } from "../errors/app-error.ts";
import type { SignOnDesk } from "./sign-on-desk.ts";

/** Where it stands whether passwords are used. */
interface PasswordRule {
  readonly signOnDesk: SignOnDesk | null;
}

/** Whether people log in, and show who they are, by passwords. */
export function takesPasswords({ signOnDesk }: PasswordRule): boolean {
  return signOnDesk?.isOnly !== true;
}

/** "Continue with School", and the others, as the log-in page has them. */
export function nameWaysIn({ signOn }: SignOnDesk): string {
  return signOn.providers.map(({ label }) => `“Continue with ${label}”`).join(" or ");
}

/** @throws AppError 403 where passwords are not used */
export function refusePasswords({ signOnDesk }: PasswordRule): void {
  if (signOnDesk === null || !signOnDesk.isOnly) return;
  const text = `Passwords are not used here. Please choose ${nameWaysIn(signOnDesk)} on the log-in page.`;
  throw new AppError(403, "passwords_not_used", text);
}

/** 403: who they are is to be shown by a log-in that is not long ago. */
export function freshLogInNeeded(): AppError {
  const text = `This is possible for ${FRESH_LOG_IN_MINUTES} minutes after a log-in. Please sign out, log in again, and then do this.`;
  return new AppError(403, "fresh_log_in_needed", text);
}
