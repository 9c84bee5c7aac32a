import { globSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../setup/paths.mjs";
import { anchorOf, currentPages, findInPages, readPages } from "./read-pages.mjs";

const FOLDER = "docs/decisions";
/** Lines of a decision: what fits on a printed page. */
const LONGEST_PAGE = 60;

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), "utf8");

const names = readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith(".md"));
const decisions = names.map((name) => {
  const text = read(join(FOLDER, name));
  const [, number = "", title = ""] = /^# (\d+)\. (.+)$/mu.exec(text) ?? [];
  return { name, text, title, number: Number(number) };
});

test("decisions are at most forty, each with a number of its own", () => {
  expect(names.length).toBeGreaterThan(20);
  expect(names.length).toBeLessThanOrEqual(40);
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(names.length);
  const misnumbered = decisions.filter(({ name, number }) => Number.parseInt(name, 10) !== number);
  expect(misnumbered.map(({ name }) => name)).toEqual([]);
});

test("decisions are a page at most: context, decision, consequences", () => {
  const formless = decisions.filter(({ text }) => {
    const headings = [...text.matchAll(/^## (.+)$/gmu)].map(([, heading]) => heading);
    return (
      headings.join() !== "Context,Decision,Consequences" || text.split("\n").length > LONGEST_PAGE
    );
  });
  expect(formless.map(({ name }) => name)).toEqual([]);
});

test("titles of decisions say what was decided, and files are named so", () => {
  const unclear = decisions.filter(({ name, title }) => {
    const words = title.split(" ").length;
    const slug = anchorOf(title.replace(/[',.]/gu, "").replace(/-/gu, " "));
    const isNamedSo = slug.startsWith(name.slice("NNNN-".length, -".md".length));
    return !isNamedSo || words < 4 || words > 14 || /^(?:Who|What|That|How|Where)\b/u.test(title);
  });
  expect(unclear.map(({ name }) => name)).toEqual([]);
});

const sources = globSync("{apps,packages,evaluation,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}", {
  cwd: ROOT,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/u.test(path),
});

test("decisions name sources that there are", () => {
  const texts = decisions.map(({ name, text }) => ({ path: name, text }));
  const named = findInPages(texts, /`([\w./-]+\w\.(?:tsx?|mjs|css))`/gu);
  expect(named.length).toBeGreaterThan(60);
  const built = /^pages\//u;
  const missing = named.filter(
    ({ found }) => !built.test(found) && !sources.some((path) => `/${path}`.endsWith(`/${found}`)),
  );
  expect(missing).toEqual([]);
});

test("decisions that are named in code and pages are live", () => {
  const live = new Set(decisions.map(({ number }) => number));
  const files = sources.map((path) => ({ path, text: read(path) }));
  const named = findInPages(
    [...currentPages(readPages()), ...files],
    /\bdecisions? (\d+(?:(?:, | and )\d+)*)/giu,
  );
  expect(named.length).toBeGreaterThan(40);
  const dead = named.filter(({ found }) =>
    found.split(/\D+/u).some((number) => !live.has(Number(number))),
  );
  expect(dead).toEqual([]);
});

test("decisions that hold no longer say which one took their place", () => {
  const old = readdirSync(join(ROOT, FOLDER, "superseded"));
  const silent = old.filter((name) => {
    const text = read(join(FOLDER, "superseded", name));
    return !/^Superseded (?:by \[decision \d+\]\(\.\.\/|on \d{4}-\d\d-\d\d: )/mu.test(text);
  });
  expect(silent).toEqual([]);
});
