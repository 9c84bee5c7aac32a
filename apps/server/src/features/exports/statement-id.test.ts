import { expect, test } from "vitest";
import { statementId } from "./statement-id.ts";

const DNS = "6ba7b810-9dad-11d1-80b4-00c04fd430c8";

test("an id is that of RFC 9562 for its namespace and name", () => {
  expect(statementId(DNS, "www.example.com")).toBe("2ed6657d-e927-568b-95e1-2665a8aea6a2");
});

test("another name has another id", () => {
  expect(statementId(DNS, "passed")).not.toBe(statementId(DNS, "failed"));
});
