import type { ProviderLogIn, SignedOut } from "../store/accounts/sign-on-session-store.ts";

/** Another site that says who people are: an OpenID provider, or a learning platform. */
export interface AccountSource {
  /** Under which its people are kept; a provider's issuer just as it writes it. */
  readonly issuer: string;
  /** As people call it. */
  readonly label: string;
  /** Hosts of addresses of which its word is taken, in their normalised form. */
  readonly trustedDomains: readonly string[];
}

/** An OpenID provider that people may log in by, as it is set. Its label stands on the button. */
export interface SignOnProvider extends AccountSource {
  /** 1 to 3: stands in addresses of ours. Links to accounts go by the issuer, which stays when this changes. */
  readonly number: number;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The claim that tells what somebody is, and what it says of supervisors; null: the provider is not asked. */
  readonly roleClaim: string | null;
  readonly supervisorValues: readonly string[];
  /** The claim with the names of somebody's groups; null: the provider is not asked. */
  readonly groupClaim: string | null;
  /** Values of `amr` or `acr` that stand for a second factor; none: no log-in is taken for one. */
  readonly secondFactorValues: readonly string[];
}

/** The checks that must come back unchanged with somebody who was sent to a provider. */
export interface SignOnChecks {
  readonly state: string;
  readonly nonce: string;
  /** Proof Key for Code Exchange. Source: RFC 7636. */
  readonly codeVerifier: string;
}

/** A provider's notice that somebody has logged out there. Source: OpenID Connect Back-Channel Logout 1.0. */
export interface SignOutNotice extends SignedOut {
  /** Tells it from any other; it is heeded once. */
  readonly noticeId: string;
}

/** Who has logged in at a provider, as its signed token says. */
export interface SignOnIdentity {
  readonly issuer: string;
  /** The provider's own name for the person, which never changes and is nobody else's. */
  readonly subject: string;
  /** As the provider has it; null where it tells none. */
  readonly email: string | null;
  /** Null: the provider says nothing about it. */
  readonly isVerified: boolean | null;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Null where another site than an OpenID provider says it. */
  readonly logIn: ProviderLogIn | null;
}

/** Port: log-ins at somebody else's, by OpenID Connect. */
export interface SignOn {
  /** In the order in which they are named. */
  readonly providers: readonly SignOnProvider[];
  /**
   * Where to send somebody who wants to log in.
   * @param returnUrl where they come back to
   * @throws AppError 503 `sign_on_unreachable`
   */
  begin(
    provider: SignOnProvider,
    returnUrl: string,
  ): Promise<{ readonly url: string; readonly checks: SignOnChecks }>;
  /**
   * Who has come back.
   * @param cameTo the return address with all that the provider added
   * @throws AppError 403 `sign_on_refused` for whatever does not fit, 503 `sign_on_unreachable`
   */
  finish(provider: SignOnProvider, cameTo: URL, checks: SignOnChecks): Promise<SignOnIdentity>;
  /**
   * Where to send somebody who logs out here, so that they are logged out there, too; null where the provider has no
   * such page, or does not answer.
   * @param returnUrl where they come back to
   */
  findSignOut(
    provider: SignOnProvider,
    sealedToken: string | null,
    returnUrl: string,
  ): Promise<string | null>;
  /**
   * Who has logged out there.
   * @param token as the provider's server sent it
   * @throws AppError 400 `sign_out_refused` for whatever does not fit, 503 `sign_on_unreachable`
   */
  readSignOut(provider: SignOnProvider, token: string): Promise<SignOutNotice>;
}
