import argon2 from "argon2";
import { beforeAll, expect, test } from "vitest";
import { hashAsInProduction } from "../../test/cheap-passwords.ts";
import { hashPassword, matchPassword } from "./hash-password.ts";

beforeAll(hashAsInProduction);

const COMPOSED = "sm\u00F8rrebr\u00F8d \u00E9t\u00E9";
const IN_PARTS = COMPOSED.normalize("NFD");
const WIDE = "\uFF53ecret password";

test.each([
  [COMPOSED, IN_PARTS],
  [IN_PARTS, COMPOSED],
  ["secret password", WIDE],
  [WIDE, "secret password"],
])("%j lets in whoever types %j", async (chosen, typed) => {
  expect(await matchPassword(await hashPassword(chosen), typed)).toBe("current");
});

test("a hash of an earlier version lets in whoever types the same, and nobody else", async () => {
  const hash = await argon2.hash(IN_PARTS);
  expect(await matchPassword(hash, IN_PARTS)).toBe("earlier");
  expect(await matchPassword(hash, `${IN_PARTS}!`)).toBeNull();
});

test("another password does not fit", async () => {
  expect(await matchPassword(await hashPassword(COMPOSED), "smorrebrod ete")).toBeNull();
});

test("a password is hashed at OWASP's cost, with a salt of its own", async () => {
  const hashes = [await hashPassword(COMPOSED), await hashPassword(COMPOSED)];
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/u);
  expect(hashes[0]).not.toBe(hashes[1]);
});
