import { statSync } from "node:fs";
import type { Secrets } from "./secrets.ts";
import { findingsAbout, type Finding } from "../doctor/finding.ts";

const { ok, doubt } = findingsAbout("secrets");

/** Less than this can be tried out by somebody with many machines. */
const LEAST_BITS = 112;

/** At most so many bits are in it, were its signs drawn from those that it has. */
function countBits(secret: string): number {
  return Math.floor(secret.length * Math.log2(new Set(secret).size));
}

function canOthersRead(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.mode ?? 0) % 8 >= 4;
}

/** @param envFile where the settings come from, if that is known */
export function examineSecrets(secrets: Secrets | null, envFile: string | null): Finding {
  if (envFile !== null && canOthersRead(envFile)) {
    return doubt(`Everybody on this machine can read ${envFile}: chmod 600 it.`);
  }
  if (secrets === null) return ok("The demo keeps one of its own.");
  if (countBits(secrets[0]) < LEAST_BITS || /^[a-z]+(?:[ _-][a-z]+)*$/iu.test(secrets[0])) {
    return doubt(
      "SESSION_SECRET is made of words or of few signs: put one of openssl rand -base64 32 before it, with a comma between.",
    );
  }
  if (secrets.length > 1) {
    return doubt(
      `SESSION_SECRET still names ${secrets.length - 1} older: docs/accounts.md says when it can go.`,
    );
  }
  return ok("SESSION_SECRET is long and varied.");
}
