import { MAX_CLASS_LIST, MAX_CLASS_LIST_CHARS } from "@elenchus/domain/class-lists";

/** Twice what the longest list has, for encodings with two bytes a character. */
const MOST_BYTES = 2 * MAX_CLASS_LIST_CHARS;
/** How a spreadsheet, and every ZIP file, begins; and how spreadsheets of the nineties do. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** The advice for a list that is far too long. */
export const FAR_TOO_LONG = `At most ${MAX_CLASS_LIST.toLocaleString("en")} learners can be added at once: split it, or leave out columns that are not needed.`;

/** A file that is no list, in words. */
export class ListFileProblem extends Error {}

function beginsWith(bytes: Uint8Array, signs: readonly number[]): boolean {
  return signs.every((sign, index) => bytes[index] === sign);
}

/** UTF-16 without a mark: of what Latin letters are made, every other byte is nought. */
function guessUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const sample = bytes.subarray(0, 200);
  const noughts = (rest: number) =>
    sample.filter((byte, index) => index % 2 === rest && byte === 0).length;
  const half = sample.length / 2;
  if (half > 2 && noughts(1) > half * 0.6) return "utf-16le";
  return half > 2 && noughts(0) > half * 0.6 ? "utf-16be" : null;
}

function encodingOf(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (beginsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  const utf16 = guessUtf16(bytes);
  if (utf16 !== null) return utf16;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    // Whatever is no UTF-8 was saved by Excel on Windows.
    return "windows-1252";
  }
}

/**
 * The text of a class list in a file: UTF-8 with and without a mark, UTF-16, Windows-1252.
 * @throws ListFileProblem for a spreadsheet that was not saved as CSV, and for what is far too long
 */
export function decodeList(bytes: Uint8Array): string {
  if (SPREADSHEETS.some((signs) => beginsWith(bytes, signs)))
    throw new ListFileProblem(
      "This is a spreadsheet. Save it as CSV there, or copy its cells and paste them here.",
    );
  if (bytes.length > MOST_BYTES)
    throw new ListFileProblem(`This file is too long. ${FAR_TOO_LONG}`);
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
