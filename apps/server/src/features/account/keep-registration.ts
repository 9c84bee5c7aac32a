import { VERIFICATION_LINK_HOURS } from "@elenchus/domain/limits";
import type { AppContext } from "../../app-context.ts";
import { alreadyRegisteredLetter, verificationLetter } from "../../mail/letters.ts";
import { addressLetter, type Letter } from "../../mail/write-mail.ts";
import { createOneTimeToken } from "../../identity/links/one-time-token.ts";
import type { Person } from "../../store/accounts/account-store.ts";
import type { Applicant } from "../../store/accounts/verify-registration.ts";

const RESET_HINT =
  "If you do not remember your password, choose “Forgot password?” on the log-in screen.";

const HOUR_MS = 3_600_000;

/** A known address gets a mail that says so; who asks cannot tell the two apart. */
function writeAlreadyRegistered({ publicUrl }: AppContext, { firstName }: Person): Letter {
  return alreadyRegisteredLetter({ firstName, logInLink: publicUrl(), resetHint: RESET_HINT });
}

function writeVerification({ publicUrl }: AppContext, firstName: string, token: string): Letter {
  const link = `${publicUrl()}/?confirmation_token=${token}`;
  return verificationLetter({ firstName, link, hours: VERIFICATION_LINK_HOURS });
}

/**
 * Keeps a registration and its mail; every earlier one for the address opens nothing any more. That of a known
 * address is used up already: its password is told that the address waits for a link, like that of any other.
 * @param isTyped whether a hash is of the password that was typed; null where none was, and a new link is asked for
 */
export async function keepRegistration(
  context: AppContext,
  applicant: Applicant,
  isTyped: ((hash: string) => Promise<boolean>) | null,
): Promise<void> {
  const { newId, now, stores } = context;
  const { email, firstName } = applicant;
  const owner = await stores.accounts.findByEmail(email);
  const { token, hash } = createOneTimeToken();
  const at = now();
  const id = newId();
  const kind = isTyped === null ? "registration-link" : "registration";
  const letter =
    owner === null
      ? writeVerification(context, firstName, token)
      : writeAlreadyRegistered(context, owner);
  await stores.accounts.keepRegistration(
    {
      ...applicant,
      id,
      tokenHash: hash,
      expiresAt: new Date(at.getTime() + VERIFICATION_LINK_HOURS * HOUR_MS),
      usedAt: owner === null ? null : at,
    },
    addressLetter(letter, { id: newId(), to: email, dedupeKey: `${kind}:${id}` }),
    isTyped,
  );
}
