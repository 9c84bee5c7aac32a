import { expect } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";

const ENTRY = 0x02_01_4b_50;
const END = 0x06_05_4b_50;

/** The files in a ZIP file, by its directory, as spreadsheets' programs read it. */
function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  expect(bytes.readUInt32LE(end), "an end of the directory").toBe(END);
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.readUInt32LE(at), "an entry of the directory").toBe(ENTRY);
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(from, from + bytes.readUInt32LE(at + 20));
    const isDeflated = bytes.readUInt16LE(at + 10) === 8;
    const text = (isDeflated ? inflateRawSync(content) : content).toString();
    files.set(bytes.toString("utf8", at + 46, at + 46 + (name ?? 0)), text);
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

/** The cells of a spreadsheet's only sheet, line by line. Its parts are all there, and no cell of it is a formula. */
export async function readSpreadsheet(path: string): Promise<unknown[][]> {
  const bytes = readFileSync(path);
  const files = unzip(bytes);
  const names = [...files.keys()];
  for (const part of ["[Content_Types].xml", "_rels/.rels", "xl/workbook.xml"])
    expect(names).toContain(part);
  const sheets = names.filter((name) => name.startsWith("xl/worksheets/sheet"));
  expect(sheets).toHaveLength(1);
  expect(files.get(sheets[0] ?? "")).not.toMatch(/<f[ >/]/u);
  const { sheets: read } = await readXlsx(bytes);
  return read[0]?.rows ?? [];
}
