import { expect, test } from "vitest";
import { findUses } from "./find-uses.mjs";
import { listFeatures, listNewer, readBrowsers } from "./list-newer.mjs";

const browsers = readBrowsers(["chrome >= 111", "firefox >= 115", "safari >= 16.4"]);
const newer = listNewer(listFeatures(browsers));

test.each([
  ["Promise.withResolvers()", "Promise.withResolvers"],
  ["window.Promise[`withResolvers`]()", "Promise.withResolvers"],
  ["Object.groupBy([], String)", "Object.groupBy"],
  ["Array.fromAsync(x)", "Array.fromAsync"],
  ["URL.canParse(x); URL.parse(x)", "URL.parse"],
  ["AbortSignal.any([])", "AbortSignal.any"],
  ["new Intl.Segmenter()", "Intl.Segmenter"],
  ["requestIdleCallback(f)", "requestIdleCallback"],
  ["window.requestIdleCallback(f)", "requestIdleCallback"],
  ["scheduler.yield()", "scheduler"],
  ["new Set().union(other)", ".union()"],
  ["new Map().values().take(3)", ".take()"],
  ["document.startViewTransition(f)", ".startViewTransition()"],
  ["box.showPopover()", ".showPopover()"],
  ["text.toWellFormed()", ".toWellFormed()"],
  ["CSS.highlights.set(a, b)", "CSS.highlights"],
])("%s is newer", (script, use) => {
  expect([...findUses(script, newer)]).toContain(use);
});

test.each([
  "[3, 1].toSorted().at(-1); structuredClone(x); Array.from(y); AbortSignal.timeout(5)",
  "typeof requestIdleCallback; globalThis.Iterator?.from",
  "const scheduler = make(); scheduler.run()",
  "props.popover; options.segment",
  "box?.showPopover?.()",
])("%s is not", (script) => {
  expect([...findUses(script, newer)]).toEqual([]);
});

test.each(["using file = open()", "/[a--b]/v", "import x from 'x' with { type: 'json' }"])(
  "the syntax of %s is refused",
  (script) => {
    expect(() => findUses(script, newer)).toThrow(SyntaxError);
  },
);
