import { createHmac, randomBytes } from "node:crypto";
import { readSigned } from "../identity/signed-cookies.ts";
import type { Secrets } from "../identity/secrets.ts";

/** Settings of a platform that registers itself, as whoever runs the server decided. */
export interface PlatformInvitation {
  readonly name: string;
  readonly trustsRoles: boolean;
  readonly domains: readonly string[];
  readonly frameOrigins: readonly string[];
}

/** An invitation as it comes back. It is taken once, by its id. */
export interface SentInvitation extends PlatformInvitation {
  readonly id: string;
}

/** Long enough to pass the address on to whoever runs the platform. */
export const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;

/** Invitations are in the address itself, signed: nothing is stored until one is used. */
export function createInvitations(secrets: Secrets, now: () => Date) {
  return {
    write(invitation: PlatformInvitation): string {
      const until = now().getTime() + INVITATION_DAYS * DAY_MS;
      const sent = { ...invitation, id: randomBytes(12).toString("base64url"), until };
      const text = Buffer.from(JSON.stringify(sent)).toString("base64url");
      return `${text}.${createHmac("sha256", secrets[0]).update(text).digest("base64url")}`;
    },
    /** Null where it is none of ours, or has run out. */
    read(token: string): SentInvitation | null {
      const text = readSigned(token, secrets);
      if (text === null) return null;
      // Signed by us: it is what was written.
      const sent = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as SentInvitation & {
        readonly until: number;
      };
      return sent.until > now().getTime() ? sent : null;
    },
  };
}
