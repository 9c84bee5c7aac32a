import type { CallPayload } from "@elenchus/contract/calls";
import { hasReachedAge } from "@elenchus/domain/age";
import { VERIFICATION_LINK_HOURS } from "@elenchus/domain/limits";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { alreadyRegisteredLetter, verificationLetter } from "../../mail/letters.ts";
import { addressLetter, type Letter } from "../../mail/write-mail.ts";
import { hashPassword } from "../../session/hash-password.ts";
import { mailboxOf, normaliseEmail } from "../../session/email-address.ts";
import { createOneTimeToken } from "../../session/one-time-token.ts";
import type { Person } from "../../store/account-store.ts";
import { monthOf } from "./check-registration.ts";

const RESET_HINT =
  "If you do not remember your password, choose “Forgot password?” on the log-in screen.";

type Registration = CallPayload<"registerUser">;

const HOUR_MS = 3_600_000;

type Rules = Pick<AppContext, "now" | "minAge">;

/** Too young, once everything else is right. Nothing is stored before. */
function refuseTooYoung({ now, minAge }: Rules, registration: Registration): void {
  const { birth_year: year, birth_month: month } = registration;
  if (hasReachedAge({ year, month }, monthOf(now()), minAge)) return;
  const text = `You must be at least ${minAge} years old to open an account. We did not store what you entered.`;
  throw new AppError(403, "too_young", text);
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
  refuseTooYoung(context, registration);
  const [passwordHash, owner] = await limits.takeTurn(address, async () => {
    // Only now: whoever is refused with words, or has no turn, may try again, and nothing is kept of them.
    await limits.take("registration", { account: mailboxOf(registration.email), address });
    // Hashed whoever it is: the answer takes as long for a known address.
    return Promise.all([
      hashPassword(registration.password),
      stores.accounts.findByEmail(registration.email),
    ]);
  });
  await keepRegistration(context, registration, { passwordHash, owner });
  jobs.nudge("deliver_mail");
}
