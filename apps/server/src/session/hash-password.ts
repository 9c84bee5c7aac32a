import argon2 from "argon2";

/** OWASP's argon2id setting for 19 MiB: about 30 ms of one thread. */
const SETTINGS = {
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** A password's argon2id hash, salted, with its settings. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, SETTINGS);
}

/** Whether a password fits a hash. */
export function verifyPassword(hash: string, password: string): Promise<boolean> {
  return argon2.verify(hash, password);
}
