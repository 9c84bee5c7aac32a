import { randomInt } from "node:crypto";

/** Without letters and digits that are taken for one another: no I, L, O, U, 0, 1. */
const SIGNS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const LENGTH = 8;

/** A code that nobody guesses: 30⁸, about 6·10¹¹ of them. */
export function makeJoinCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
}

/** A code as it was typed, as it is kept. */
export function readJoinCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** A code as it is told: "K7QM-2PXD". */
export function formatJoinCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
