import { expect, test } from "vitest";
import { createKnownDevices } from "./known-devices.ts";

const NOW = new Date("2026-03-01T10:00:00Z");
const DAY_MS = 86_400_000;
const devices = createKnownDevices(["a secret"], false, () => NOW);
const asSent = (setCookie: string) => setCookie.split(";")[0];

test("an account is known by the cookie of its own log-in, and no other is", () => {
  const cookie = asSent(devices.remember(undefined, "ada@example.org"));
  expect(devices.find(cookie, "ada@example.org")).toMatch(/^[\w-]{12}$/);
  expect(devices.find(cookie, "bob@example.org")).toBeNull();
  expect(decodeURIComponent(cookie ?? "")).not.toMatch(/ada|example/);
});

test("a device keeps its name when its owner logs in again", () => {
  const first = asSent(devices.remember(undefined, "ada@example.org"));
  const second = asSent(devices.remember(first, "ada@example.org"));
  expect(devices.find(second, "ada@example.org")).toBe(devices.find(first, "ada@example.org"));
  expect(second?.length).toBe(first?.length);
});

test("of those who share a computer the last twenty are known", () => {
  let cookie: string | undefined;
  const people = Array.from({ length: 22 }, (_none, index) => `${index}@example.org`);
  for (const one of people) cookie = asSent(devices.remember(cookie, one));
  const known = people.filter((one) => devices.find(cookie, one) !== null);
  expect(known).toEqual(people.slice(2));
  expect(cookie?.length).toBeLessThan(2000);
});

test("who deletes their account is forgotten, and nobody else", () => {
  const ada = asSent(devices.remember(undefined, "ada@example.org"));
  const both = asSent(devices.remember(ada, "bob@example.org"));
  const left = asSent(devices.forget(both, "ada@example.org"));
  expect(devices.find(left, "ada@example.org")).toBeNull();
  expect(devices.find(left, "bob@example.org")).toBe(devices.find(both, "bob@example.org"));
});

test("after a year it is forgotten", () => {
  const cookie = asSent(devices.remember(undefined, "ada@example.org"));
  const find = (days: number) =>
    createKnownDevices(["a secret"], false, () => new Date(NOW.getTime() + days * DAY_MS)).find(
      cookie,
      "ada@example.org",
    );
  expect([find(365) === null, find(366) === null]).toEqual([false, true]);
});

test.each([
  ["nothing", undefined],
  ["no value", "elenchus.known_devices="],
  ["junk", "elenchus.known_devices=%7E%7Ea.b.c~....~"],
  [
    "what another secret signed",
    asSent(createKnownDevices(["other"], false, () => NOW).remember(undefined, "ada@example.org")),
  ],
  [
    "a later day",
    asSent(devices.remember(undefined, "ada@example.org"))?.replace(/\.\w+\./, ".zzzz."),
  ],
])("%s tells of no device", (_name, cookie) => {
  expect(devices.find(cookie, "ada@example.org")).toBeNull();
});

test("a device stays known under an older secret, and is written by the newest", () => {
  const replaced = createKnownDevices(["a newer secret", "a secret"], false, () => NOW);
  const old = asSent(devices.remember(undefined, "ada@example.org"));
  const name = devices.find(old, "ada@example.org");
  expect(replaced.find(old, "ada@example.org")).toBe(name);
  const renewed = asSent(replaced.remember(old, "ada@example.org"));
  const newest = createKnownDevices(["a newer secret"], false, () => NOW);
  expect(newest.find(renewed, "ada@example.org")).toBe(name);
});
