import { AppError } from "./app-error.ts";

/** 401: nobody is logged in. */
export function notSignedIn(): AppError {
  return new AppError(401, "not_signed_in", "Please log in.");
}

/** 401, in one text for an unknown address, and a wrong password. */
export function wrongCredentials(): AppError {
  return new AppError(401, "invalid_credentials", "Invalid email or password.");
}

/** 403: another learner's, or nobody's; which of the two is not told. */
export function notYours(): AppError {
  return new AppError(403, "not_yours", "You do not have access to this.");
}

/** 402: the account has not been paid for. */
export function accessNeeded(): AppError {
  return new AppError(
    402,
    "access_needed",
    "This account has no access. Log in to see how to get it.",
  );
}

/**
 * 403: terms and age are still to be asked for.
 * @param address where that is done
 */
export function consentNeeded(address: string): AppError {
  const text = `Before you begin, please agree to the terms and tell us in which month you were born. Log in at ${address} to do so.`;
  return new AppError(403, "consent_needed", text);
}

/**
 * 403: the password is one that somebody else has seen.
 * @param address where another one is chosen
 */
export function passwordChangeNeeded(address: string): AppError {
  const text = `Before you begin, please choose a password of your own. Log in at ${address} to do so.`;
  return new AppError(403, "password_change_needed", text);
}

/** 403: a supervisor must set up a second factor first. */
export function secondFactorSetUpNeeded(): AppError {
  return new AppError(403, "second_factor_setup_needed", "Please set up your second factor first.");
}

/** 400: this is not the caller's password. */
export function wrongPassword(): AppError {
  return new AppError(400, "wrong_password", "This password is wrong.");
}

/** 409: the dialogue takes no more messages. */
export function dialogueEnded(): AppError {
  return new AppError(409, "dialogue_ended", "This dialogue has ended.");
}

/** 499, as proxies call it: nobody is there to read the answer. */
export function clientGone(): AppError {
  return new AppError(499, "client_gone", "The request was cancelled.");
}

/** 409: what was said there was deleted, as the operator's RETENTION_DAYS has it. */
export function transcriptDeleted(days: number): AppError {
  const text = `What was said here was deleted after ${days === 1 ? "1 day" : `${days} days`}. The result counts as before.`;
  return new AppError(409, "transcript_deleted", text);
}
