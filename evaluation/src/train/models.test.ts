import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MODELS } from "./models.ts";

const records = JSON.parse(readFileSync(new URL("../../models.json", import.meta.url), "utf8")) as {
  readonly name: string;
  readonly files: readonly { readonly file: string; readonly sha256: string }[];
}[];
const TUTOR = new URL("../../../packages/tutor/src/", import.meta.url);

test("weights are those that the last training wrote", () => {
  const files = records.flatMap((one) => one.files);
  for (const { file, sha256 } of files) {
    const content = readFileSync(new URL(file, TUTOR));
    expect(createHash("sha256").update(content).digest("hex"), file).toBe(sha256);
  }
});

test("records are of models that there are", () => {
  const names = MODELS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(records.map(({ name }) => name)));
});
