import { expect, test } from "vitest";
import { worthSendingUntil } from "./mail-kinds.ts";

const createdAt = new Date("2026-12-01T10:00:00Z");

test.each([
  ["registration", "2026-12-02T09:59:00.000Z"],
  ["registration-link", "2026-12-02T09:59:00.000Z"],
  ["reset", "2026-12-01T10:09:00.000Z"],
  ["class-invitation", "2026-12-15T09:59:00.000Z"],
  ["sign-on", "2026-12-01T10:29:00.000Z"],
])("a mail of the kind %s is worth sending until a minute before its link dies", (kind, until) => {
  const mail = { dedupeKey: `${kind}:a`, createdAt };
  expect(worthSendingUntil(mail)?.toISOString()).toBe(until);
});

test("a mail without a link that dies is always worth sending", () => {
  expect(worthSendingUntil({ dedupeKey: "paid:a", createdAt })).toBeNull();
});
