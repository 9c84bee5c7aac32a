import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createStopLinks, type MailStop } from "./stop-links.ts";

const SECRETS = ["the newest secret of all, long enough", "the one before it, as long"] as const;
const build = (secrets: readonly [string, ...string[]]) =>
  createStopLinks(secrets, () => "https://learn.example.org");
const links = build(SECRETS);
const STOP: MailStop = { kind: "due-checks", userId: randomUUID() };
const tokenOf = (link: string): string => new URL(link).searchParams.get("token") ?? "";

test("a link says which mails of whom are to end, and fits a header's line", () => {
  const link = links.write(STOP);
  expect(link).toMatch(/^https:\/\/learn\.example\.org\/stop-mails\?token=[\w.-]+$/);
  expect(link.length).toBeLessThan(200);
  expect(links.read(tokenOf(link))).toEqual(STOP);
});

test("a secret that was replaced still counts while it is kept, and no longer", () => {
  const token = tokenOf(build([SECRETS[1]]).write(STOP));
  expect(links.read(token)).toEqual(STOP);
  expect(build([SECRETS[0]]).read(token)).toBeNull();
});

test("nobody stops what they have no link for", () => {
  const token = tokenOf(links.write(STOP));
  const wrong = [
    "",
    ".",
    "due-checks",
    token.slice(0, -1),
    token.slice(1),
    token.replace("due-checks", "work"),
    token.replace(STOP.userId, randomUUID()),
    `${token}A`,
    token.slice(0, token.lastIndexOf(".")),
  ];
  for (const one of wrong) expect(links.read(one), one).toBeNull();
});
