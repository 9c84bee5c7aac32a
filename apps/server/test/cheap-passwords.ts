import argon2, { type HashOptions } from "argon2";
import { beforeAll, vi } from "vitest";

/** What argon2 allows at least: a fiftieth of the work that a password is worth in production. */
const CHEAPEST = { memoryCost: 1024, timeCost: 1 };

const { hash } = argon2;

/** Set-up of every test file: nearly every test hashes passwords, and hardly one is about how. */
beforeAll(() => {
  const hashCheaply = (password: string | Buffer, options?: HashOptions) =>
    hash(password, { ...options, ...CHEAPEST, raw: false });
  vi.spyOn(argon2, "hash").mockImplementation(hashCheaply);
});

/** For tests of what it costs: as the product hashes them, to the end of the file. */
export function hashAsInProduction(): void {
  vi.mocked(argon2.hash).mockRestore();
}
