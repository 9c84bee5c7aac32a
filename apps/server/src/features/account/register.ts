import type { CallPayload } from "@elenchus/contract/calls";
import { hasReachedAge } from "@elenchus/domain/age";
import { TERMS_VERSION, VERIFICATION_LINK_HOURS } from "@elenchus/domain/limits";
import { MESSAGES } from "@elenchus/domain/messages";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { alreadyRegisteredLetter, verificationLetter } from "../../mail/letters.ts";
import { addressLetter, type Letter } from "../../mail/write-mail.ts";
import { hashPassword } from "../../session/hash-password.ts";
import { isEmailAddress, mailboxOf, normaliseEmail } from "../../session/email-address.ts";
import { createOneTimeToken } from "../../session/one-time-token.ts";
import type { Person } from "../../store/account-store.ts";
import { isGuessable } from "./common-passwords.ts";

const RESET_HINT =
  "If you do not remember your password, choose “Forgot password?” on the log-in screen.";

type Registration = CallPayload<"registerUser">;

const HOUR_MS = 3_600_000;

function refuse(code: string, text: string): never {
  throw new AppError(400, code, text);
}

/** All that can be wrong with a registration, whoever's address it has. Nothing is stored before. */
function checkRegistration(
  { now, minAge }: Pick<AppContext, "now" | "minAge">,
  registration: Registration,
): void {
  const { password, email, first_name, last_name, birth_month, birth_year } = registration;
  if (!isEmailAddress(email)) refuse("email_invalid", "Please enter a valid email address.");
  if (password !== registration.confirm_password) {
    refuse("passwords_differ", MESSAGES.passwordsDiffer);
  }
  if (isGuessable(password, [email, first_name, last_name, `${first_name} ${last_name}`])) {
    refuse("password_guessable", "This password is easy to guess. Please choose another one.");
  }
  if (registration.terms_version !== TERMS_VERSION) {
    refuse("terms_changed", "The terms have changed. Reload the page and read them again.");
  }
  const today = now();
  const month = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 };
  if (birth_year > month.year || (birth_year === month.year && birth_month > month.month)) {
    refuse("invalid_payload", "Please enter your month and year of birth.");
  }
  if (!hasReachedAge({ year: birth_year, month: birth_month }, month, minAge)) {
    const text = `You must be at least ${minAge} years old to open an account. We did not store what you entered.`;
    throw new AppError(403, "too_young", text);
  }
}

/** A known address gets a mail that says so; who asks cannot tell the two apart. */
function writeAlreadyRegistered({ publicUrl }: AppContext, { firstName }: Person): Letter {
  return alreadyRegisteredLetter({ firstName, logInLink: publicUrl(), resetHint: RESET_HINT });
}

function writeVerification({ publicUrl }: AppContext, firstName: string, token: string): Letter {
  const link = `${publicUrl()}/?confirmation_token=${token}`;
  return verificationLetter({ firstName, link, hours: VERIFICATION_LINK_HOURS });
}

/** Keeps a registration and its mail; that of a known address is used up already, and opens nothing. */
async function keepRegistration(
  context: AppContext,
  registration: Registration,
  { passwordHash, owner }: { passwordHash: string; owner: Person | null },
): Promise<void> {
  const { newId, now, stores } = context;
  const { token, hash } = createOneTimeToken();
  const at = now();
  const id = newId();
  const { first_name: firstName, last_name: lastName, email } = registration;
  const letter =
    owner === null
      ? writeVerification(context, firstName, token)
      : writeAlreadyRegistered(context, owner);
  await stores.accounts.keepRegistration(
    {
      id,
      tokenHash: hash,
      email,
      firstName,
      lastName,
      passwordHash: owner === null ? passwordHash : "",
      termsVersion: registration.terms_version,
      termsAgreedAt: at,
      expiresAt: new Date(at.getTime() + VERIFICATION_LINK_HOURS * HOUR_MS),
      usedAt: owner === null ? null : at,
    },
    addressLetter(letter, { id: newId(), to: email, dedupeKey: `registration:${id}` }),
  );
}

/** Registers somebody: a link goes to the address, and there is an account once it is clicked. */
export async function register(
  context: AppContext,
  payload: Registration,
  address: string,
): Promise<void> {
  const { limits, stores, jobs } = context;
  const registration = { ...payload, email: normaliseEmail(payload.email) };
  checkRegistration(context, registration);
  // Only now: whoever is refused with words may try again, and nothing is kept of them.
  await limits.take("registration", { account: mailboxOf(registration.email), address });
  // Hashed whoever it is: the answer takes as long for a known address.
  const [passwordHash, owner] = await Promise.all([
    hashPassword(registration.password),
    stores.accounts.findByEmail(registration.email),
  ]);
  await keepRegistration(context, registration, { passwordHash, owner });
  jobs.nudge("deliver_mail");
}
