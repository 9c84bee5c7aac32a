import { createHash } from "node:crypto";

/** Who an account is stays out of the counters. */
export function accountKey(account: string): string {
  return createHash("sha256").update(account.trim().toLowerCase()).digest("base64url");
}
