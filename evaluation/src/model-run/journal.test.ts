import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { UsageError } from "../command-line.ts";
import { openJournal, readJournal } from "./journal.ts";

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-journal-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "deep", "down.jsonl");
}

test("entries are there at once, oldest first", () => {
  const journal = openJournal(newFile());
  expect(readJournal(journal.file)).toEqual([]);
  journal.add({ one: 1 });
  journal.add({ text: "two\nlines" });
  expect(readJournal(journal.file)).toEqual([{ one: 1 }, { text: "two\nlines" }]);
});

test("a last line that was cut off is left out, and what is added later does not run into it", () => {
  const file = newFile();
  openJournal(file).add({ one: 1 });
  appendFileSync(file, '{"tw');
  expect(readJournal(file)).toEqual([{ one: 1 }]);
  openJournal(file).add({ three: 3 });
  expect(readJournal(file)).toEqual([{ one: 1 }, { three: 3 }]);
});

test("a file that is none, or cannot be had, is told in a line, and left as it is", () => {
  const file = newFile();
  openJournal(file).add({ one: 1 });
  expect(() => readJournal(dirname(file))).toThrow(/cannot be read \(EISDIR\)\.$/u);
  const inside = join(file, "runs", "run.jsonl");
  expect(() => openJournal(inside)).toThrow(UsageError);
  expect(() => openJournal(inside)).toThrow(/Nothing can be written to .*\(E\w+\)\.$/u);
  writeFileSync(file, '{"one":1}\ngarbage\n');
  expect(() => readJournal(file)).toThrow(`Line 2 of ${file} is no JSON`);
  expect(readFileSync(file, "utf8")).toContain("garbage");
});
