import { createHash, randomBytes } from "node:crypto";

/** For how long a launch may be under way. */
const LAUNCH_MS = 1_800_000;

/** Names nobody can guess. */
export function makeSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** Secrets are stored as hashes: who reads the database cannot go on with a launch. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Launches that began before are over. */
export function launchesSince(now: Date): Date {
  return new Date(now.getTime() - LAUNCH_MS);
}
