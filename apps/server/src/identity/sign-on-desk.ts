import type { WayIn } from "@elenchus/contract/price";
import { createHmac } from "node:crypto";
import { SIGN_ON_CODE_MINUTES } from "@elenchus/domain/limits";
import { CODE_SIGNS } from "@elenchus/domain/typed-code";
import { createSealedCookie, type SealedCookie } from "./sealed-cookie.ts";
import { deriveSecret, deriveSecrets, type Secrets } from "./secrets.ts";
import type { ProviderLogIn } from "../store/accounts/sign-on-session-store.ts";
import type { SignOn, SignOnChecks, SignOnIdentity } from "./sign-on.ts";

/** Below this, our own addresses for log-ins by a provider. */
export const SIGN_ON_PATH = "/api/sign_on";
/** Long enough for a second factor there. */
const BEGUN_SECONDS = 900;
const CODE_LENGTH = 10;

/** Somebody who was sent to a provider. */
interface BegunSignOn {
  readonly number: number;
  readonly checks: SignOnChecks;
}

/** Somebody whom a provider knows, and whose address is still to be confirmed. */
export interface PendingSignOn extends Omit<SignOnIdentity, "claims" | "isVerified" | "logIn"> {
  /** In its normalised form. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The role by the provider's word; null where it is not asked. */
  readonly isSupervisor: boolean | null;
  readonly groups: readonly string[] | null;
  readonly isMember: boolean;
  /** A launch that goes on once the address is confirmed; null: they are let in at once. */
  readonly goOnAt: string | null;
  /** Makes each try another one. */
  readonly salt: string;
}

/** All that log-ins by a provider need. */
export interface SignOnDesk {
  readonly signOn: SignOn;
  /** Whether nobody logs in by a password. */
  readonly isOnly: boolean;
  /** Whether members have access without a payment. */
  readonly membersHaveAccess: boolean;
  readonly begun: SealedCookie<BegunSignOn>;
  readonly pending: SealedCookie<PendingSignOn>;
  /** Whoever has come from a provider, until their account is open. */
  readonly arrived: SealedCookie<ProviderLogIn>;
  /** The code that is mailed, and typed in the browser in which the log-in began: it opens nothing elsewhere. */
  codeOf(pending: PendingSignOn): string;
}

/** The providers as the log-in page shows them. */
export function describeWaysIn({ signOn }: SignOnDesk): WayIn[] {
  return signOn.providers.map(({ number, label }) => ({
    label,
    path: `${SIGN_ON_PATH}/${number}`,
  }));
}

/** @param settings.secrets of which others are derived for this alone */
export function createSignOnDesk(
  signOn: SignOn,
  settings: {
    readonly secrets: Secrets;
    readonly isSecure: boolean;
    readonly now: () => Date;
    readonly isOnly?: boolean;
    readonly membersHaveAccess?: boolean;
  },
): SignOnDesk {
  const { secrets, isSecure, now } = settings;
  const common = { path: SIGN_ON_PATH, isSecure, now };
  const codeSecret = deriveSecret(secrets[0], "sign-on code");
  return {
    signOn,
    isOnly: settings.isOnly ?? false,
    membersHaveAccess: settings.membersHaveAccess ?? false,
    begun: createSealedCookie({
      ...common,
      name: "sign_on",
      seconds: BEGUN_SECONDS,
      secrets: deriveSecrets(secrets, "sign-on"),
    }),
    pending: createSealedCookie({
      ...common,
      name: "pending_sign_on",
      seconds: SIGN_ON_CODE_MINUTES * 60,
      secrets: deriveSecrets(secrets, "pending sign-on"),
    }),
    arrived: createSealedCookie({
      ...common,
      // Where the code of a second factor is taken, too.
      path: "/api",
      name: "arrived_sign_on",
      seconds: SIGN_ON_CODE_MINUTES * 60,
      secrets: deriveSecrets(secrets, "arrived sign-on"),
    }),
    codeOf({ issuer, subject, email, salt }) {
      const text = JSON.stringify([issuer, subject, email, salt]);
      const digest = createHmac("sha256", codeSecret).update(text).digest();
      const signs = [...digest.subarray(0, CODE_LENGTH)].map((byte) =>
        CODE_SIGNS.charAt(byte % CODE_SIGNS.length),
      );
      return signs.join("");
    },
  };
}
