import { expect, test } from "vitest";
import { makeRecoveryCodes, spellRecoveryCode } from "./recovery-codes.ts";

test("recovery codes are ten, and have no signs that are taken for one another", () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{5}-[A-HJKMNP-TV-Z2-9]{5}$/u);
});

test.each([
  ["K7QM2PXDA3", ["K7QM2-PXDA3"]],
  ["k7qm2pxda3", ["K7QM2-PXDA3", "k7qm2-pxda3"]],
  // As earlier versions made them.
  ["aBc1eFgh0j", ["aBc1e-Fgh0j"]],
])("%s is looked for as %j", (read, spellings) => {
  expect(spellRecoveryCode(read)).toEqual(spellings);
});
