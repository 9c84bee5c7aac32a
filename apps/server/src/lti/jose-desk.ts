import { createSealedCookie } from "../identity/sealed-cookie.ts";
import { deriveSecrets, type Secrets } from "../identity/secrets.ts";
import type { LtiKeyStore } from "../store/platforms/lti-key-store.ts";
import { createKeyRing } from "./jose-keys.ts";
import { verifyLaunch } from "./jose-launch.ts";
import { handBack } from "./jose-marks.ts";
import { readRoster } from "./jose-roster.ts";
import { createServiceCalls, signFor } from "./jose-services.ts";
import { LTI_PATH, type LtiDesk } from "./lti-desk.ts";
import { createInvitations } from "./platform-invitation.ts";

/** For how long a launch may be under way: as long as a mail that confirms an address. */
const LAUNCH_SECONDS = 1800;

/** LTI 1.3 by `jose`. */
export function createLtiDesk(settings: {
  readonly keys: LtiKeyStore;
  readonly secrets: Secrets;
  readonly isSecure: boolean;
  readonly newId: () => string;
  readonly now: () => Date;
}): LtiDesk {
  const { keys, secrets, isSecure, newId, now } = settings;
  const ring = createKeyRing({ store: keys, secrets, newId, now });
  const call = createServiceCalls(ring, now);
  const invitations = createInvitations(deriveSecrets(secrets, "lti invitation"), now);
  return {
    browser: createSealedCookie({
      name: "lti",
      path: LTI_PATH,
      seconds: LAUNCH_SECONDS,
      secrets: deriveSecrets(secrets, "lti"),
      isSecure,
      now,
    }),
    verify: (platform, token, nonce) => verifyLaunch(platform, token, { nonce, now: now() }),
    sign: (platform, claims) =>
      signFor(ring, now(), { issuer: platform.clientId, audience: platform.issuer, claims }),
    publishKeys: () => ring.publish(),
    replaceKey: async () => (await ring.replace()).id,
    invite: (invitation) => invitations.write(invitation),
    readInvitation: (token) => invitations.read(token),
    readRoster: (platform, url) => readRoster(call, platform, url),
    handBack: (platform, mark) => handBack(call, platform, mark),
  };
}
