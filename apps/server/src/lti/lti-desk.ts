import type { SealedCookie } from "../identity/sealed-cookie.ts";
import type { LtiPlatform } from "../store/platforms/lti-platform.ts";
import type { RosterMember } from "../store/platforms/lti-roster-store.ts";
import type { PlatformInvitation, SentInvitation } from "./platform-invitation.ts";

/** Below this, our own addresses for learning platforms. */
export const LTI_PATH = "/api/lti";

/** A mark to hand back: all of it, whatever the platform counts up to. */
export interface Mark {
  readonly subject: string;
  readonly lineItemUrl: string;
  readonly readsResults: boolean;
  /** When it was earned. */
  readonly reachedAt: Date;
}

/** A platform did not do what it was asked to. */
export class LtiServiceError extends Error {
  override readonly name = "LtiServiceError";
  /** Whether to ask again is of no use. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause?: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}

/** Port: what learning platforms ask of us and we of them, by LTI 1.3 and LTI Advantage. */
export interface LtiDesk {
  /** Ties a launch to the browser in which it began. */
  readonly browser: SealedCookie<string>;
  /**
   * The claims of a platform's token, with signature, issuer, audience, nonce and times checked.
   * @throws AppError 403 `launch_refused`, 503 `platform_unreachable`
   */
  verify(platform: LtiPlatform, token: string, nonce: string): Promise<Record<string, unknown>>;
  /** Signs a message to a platform, which is good for some minutes. */
  sign(platform: LtiPlatform, claims: Readonly<Record<string, unknown>>): Promise<string>;
  /** Our public keys, as a JSON Web Key Set. */
  publishKeys(): Promise<{ readonly keys: readonly Readonly<Record<string, unknown>>[] }>;
  /** Signs by a new key from now on; answers its id. */
  replaceKey(): Promise<string>;
  /** For a platform that registers itself: stands in the address that it opens. */
  invite(invitation: PlatformInvitation): string;
  /** Null where it is none of ours, or has run out. */
  readInvitation(token: string): SentInvitation | null;
  /** @throws LtiServiceError */
  readRoster(platform: LtiPlatform, url: string): Promise<RosterMember[]>;
  /**
   * Hands a mark back, unless it stands there already.
   * @throws LtiServiceError
   */
  handBack(platform: LtiPlatform, mark: Mark): Promise<void>;
}
