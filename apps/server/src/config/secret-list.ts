import * as z from "zod/mini";
import type { Secrets } from "../session/secrets.ts";

const MIN_SECRET_CHARS = 32;

/** What is wrong with a list of secrets, in words; null where nothing is. */
function describeSecrets(secrets: readonly string[]): string | null {
  if (secrets.includes("")) return "has a comma with no secret before or after it";
  if (secrets.some((secret) => secret.length < MIN_SECRET_CHARS)) {
    const each = `at least ${MIN_SECRET_CHARS} characters`;
    return secrets.length === 1
      ? `must have ${each}`
      : `is a list separated by commas, and each secret in it must have ${each}`;
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
