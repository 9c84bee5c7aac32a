import * as z from "zod/mini";
import type { Secrets } from "../identity/secrets.ts";

const MIN_SECRET_CHARS = 32;

/** Whether a few signs are all there is, or a word is said again and again. */
function isMonotonous(secret: string): boolean {
  if (new Set(secret).size < 8) return true;
  return /^(.{1,16}?)\1+.{0,15}$/su.test(secret);
}

/** The problem with a list of secrets, in words; null where there is none. */
function describeSecrets(secrets: readonly string[]): string | null {
  if (secrets.includes("")) return "has a comma with no secret before or after it";
  if (secrets.some((secret) => secret.length < MIN_SECRET_CHARS)) {
    const each = `at least ${MIN_SECRET_CHARS} characters`;
    return secrets.length === 1
      ? `must have ${each}`
      : `is a list separated by commas, and each secret in it must have ${each}`;
  }
  if (secrets.some((secret) => /openssl rand/u.test(secret))) {
    return "holds the command instead of what it prints: run openssl rand -base64 32 in a shell, and copy its answer";
  }
  if (secrets.some(isMonotonous)) {
    return "is easily guessed, for it repeats itself: a good one comes of openssl rand -base64 32";
  }
  return new Set(secrets).size < secrets.length ? "names the same secret twice" : null;
}

/** Newest first, separated by commas: a secret may have any other character in it. */
export const SecretList = z.pipe(
  z.string(),
  z.transform((text, context): Secrets => {
    const [newest = "", ...older] = text.split(",").map((secret) => secret.trim());
    const message = describeSecrets([newest, ...older]);
    if (message !== null) context.issues.push({ code: "custom", message, input: text });
    return [newest, ...older];
  }),
);

/** One secret, which goes into a header as it is. */
export const AdminToken = z.pipe(
  z.string().check(z.regex(/^[!-~]+$/u, "must hold no blanks, and only signs of ASCII")),
  z.transform((token, context): string => {
    const message = describeSecrets([token]);
    if (message !== null) context.issues.push({ code: "custom", message, input: token });
    return token;
  }),
);
