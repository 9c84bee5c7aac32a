import { CODE_SIGNS } from "@elenchus/domain/typed-code";
import { randomInt } from "node:crypto";

const LENGTH = 8;

/** A code that nobody guesses: 30⁸, about 6·10¹¹ of them. */
export function makeJoinCode(): string {
  return Array.from({ length: LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join("");
}

/** A code as it is told: "K7QM-2PXD". */
export function formatJoinCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
