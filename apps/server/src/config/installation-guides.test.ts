import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../../../..");

/** What whoever installs has to decide, by law or for their school, before anybody else comes in. */
const TO_BE_DECIDED = [
  "OPERATOR",
  "CONTACT_EMAIL",
  "MIN_AGE",
  "RETENTION_DAYS",
  "REGISTRATION",
] as const;

const PLACES = [
  [".env.example", /[^]*/u],
  ["README.md", /[^]*/u],
  ["docs/operations/debian.md", /## 3\. The settings[^]*?\n## 4/u],
  ["docs/operations/containers.md", /## In containers[^]*?docker compose up/u],
  ["docs/operations/containers.md", /## On Kubernetes[^]*?patches:/u],
] as const;

test.each(
  PLACES.flatMap(([file, part]) => TO_BE_DECIDED.map((setting) => ({ file, part, setting }))),
)("$file has $setting where settings are written down", ({ file, part, setting }) => {
  const [text = ""] = part.exec(readFileSync(resolve(ROOT, file), "utf8")) ?? [];
  expect(text).toMatch(new RegExp(`\\b${setting}\\b`, "u"));
});
