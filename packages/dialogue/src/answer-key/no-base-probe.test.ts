import { expect, test } from "vitest";
import { FLAW_TEXTS } from "./figures.ts";
import { noBaseProbe } from "./no-base-probe.ts";

const general = FLAW_TEXTS.no_base.probe;

test("its answers make the very change of the passage", () => {
  const { statement, paraphrases } = noBaseProbe(
    "Last year the warnings rose by 200 per cent.",
    general,
  );
  expect(statement).toBe("From 1 to 3 is a rise of 200 per cent, too: a few cases are enough.");
  expect(paraphrases).toContain("from 2 to 6, that would be tiny");
});

test("a fall is answered by a fall", () => {
  expect(noBaseProbe("Visits dropped by 60 per cent.", general).statement).toContain(
    "From 5 to 2 is a fall",
  );
});

test("where no figure can be read, no numbers are listed", () => {
  const { statement, paraphrases } = noBaseProbe("There has been a steep rise.", general);
  expect([statement, ...paraphrases].join(" ")).not.toMatch(/\d/u);
});
