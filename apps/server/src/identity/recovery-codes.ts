import { CODE_SIGNS, readCapitalCode } from "@elenchus/domain/typed-code";
import { randomInt } from "node:crypto";

const COUNT = 10;
/** Of a code: "K7QM2-PXDA3". */
const HALF = 5;

/**
 * How a recovery code that was read may be kept: ours have capitals alone, those of earlier versions both cases. A code in
 * small letters may be of either kind.
 */
export function spellRecoveryCode(read: string): string[] {
  const spellings = /[A-Z]/u.test(read) ? [read] : [readCapitalCode(read), read];
  return [...new Set(spellings)].map((code) => `${code.slice(0, HALF)}-${code.slice(HALF)}`);
}

/** As the second factor's plugin is to make them. */
export function makeRecoveryCodes(): string[] {
  const make = () =>
    Array.from({ length: 2 * HALF }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join("");
  return Array.from({ length: COUNT }, make).flatMap(spellRecoveryCode);
}
