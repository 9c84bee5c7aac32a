import { expect, test } from "vitest";
import { decodeList, ListFileProblem } from "./read-list-file.ts";

const LIST = "Zoë;Groß;zoe@school.example\r\nJürgen;Öz;j@school.example\r\n";
const utf8 = new TextEncoder().encode(LIST);

function utf16(isBig: boolean, hasMark: boolean): Uint8Array {
  const text = hasMark ? `\uFEFF${LIST}` : LIST;
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), !isBig);
  return bytes;
}

test.each([
  ["UTF-8", utf8],
  ["UTF-8 with a mark", Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
  ["UTF-16, as Excel saves “Unicode text”", utf16(false, true)],
  ["UTF-16 the other way round", utf16(true, true)],
  ["UTF-16 without a mark", utf16(false, false)],
  ["Windows-1252", Uint8Array.from(LIST, (sign) => sign.charCodeAt(0))],
])("a list in %s is read", (_encoding, bytes) => {
  expect(decodeList(bytes)).toBe(LIST);
});

test.each([
  ["a spreadsheet", Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14]), /Save it as CSV/u],
  ["what is far too long", new Uint8Array(900_000).fill(0x61), /At most 1,000 learners/u],
])("%s is refused in words", (_what, bytes, words) => {
  expect(() => decodeList(bytes)).toThrow(ListFileProblem);
  expect(() => decodeList(bytes)).toThrow(words);
});
