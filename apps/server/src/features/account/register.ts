import type { CallPayload } from "@elenchus/contract/calls";
import { hasReachedAge } from "@elenchus/domain/age";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { hashPassword, matchPassword } from "../../identity/hash-password.ts";
import { mailboxOf, normaliseEmail } from "../../identity/email-address.ts";
import { monthOf } from "../../identity/consent-standing.ts";
import { keepRegistration } from "./keep-registration.ts";

type Registration = CallPayload<"registerUser">;

type Rules = Pick<AppContext, "now" | "minAge">;

/** Too young, once everything else is right. Nothing is stored before. Who was not asked yet is asked later. */
function refuseTooYoung({ now, minAge }: Rules, registration: Registration): void {
  const { birth_year: year, birth_month: month } = registration;
  if (year === undefined || month === undefined) return;
  if (hasReachedAge({ year, month }, monthOf(now()), minAge)) return;
  const text = `You must be at least ${minAge} years old to open an account. We did not store what you entered.`;
  throw new AppError(403, "too_young", text);
}

/** The consent that was given; whoever left out any of it is asked for all of it before the first use. */
function readConsent(registration: Registration, at: Date) {
  const { birth_year: year, birth_month: month, terms_version: termsVersion } = registration;
  const isWhole = year !== undefined && month !== undefined && termsVersion !== undefined;
  return isWhole
    ? { termsVersion, termsAgreedAt: at }
    : { termsVersion: null, termsAgreedAt: null };
}

/** Registers somebody: a link goes to the address, and there is an account once it is clicked. */
export async function register(
  context: AppContext,
  payload: Registration,
  address: string,
): Promise<void> {
  const { limits, now, jobs } = context;
  const registration = { ...payload, email: normaliseEmail(payload.email) };
  refuseTooYoung(context, registration);
  const passwordHash = await limits.takeTurn(address, async () => {
    // Only now: whoever is refused with words, or has no turn, may try again, and nothing is kept of them.
    await limits.take("registration", { account: mailboxOf(registration.email), address });
    // Hashed whoever it is: the answer takes as long for a known address.
    return hashPassword(registration.password);
  });
  const applicant = {
    email: registration.email,
    firstName: registration.first_name,
    lastName: registration.last_name,
    passwordHash,
    ...readConsent(registration, now()),
  };
  const isTyped = async (hash: string) =>
    (await matchPassword(hash, registration.password)) !== null;
  await keepRegistration(context, applicant, isTyped);
  jobs.nudge("deliver_mail");
}
