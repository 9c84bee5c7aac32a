import { expect, test } from "vitest";
import { writtenDraft } from "@elenchus/evaluation/llm-argument-replies";
import { plannedOf, spoil, spoiltDraft } from "./build-faults.ts";
import { tidyDraft } from "./tidy-draft.ts";

const GOOD = writtenDraft(plannedOf("terms"));

test("quotations that were copied with a slip are the passage's own words again", () => {
  const { conclusion, reasons } = tidyDraft(
    spoiltDraft("terms", (draft) => {
      draft.conclusion.quote = `"${draft.conclusion.quote.replace("should", "ought to")}..."`;
      const [first] = draft.reasons;
      if (first) first.quote = first.quote.replaceAll("'", "’").toUpperCase();
    }),
  );
  expect(GOOD.passage).toContain(conclusion.quote);
  expect(conclusion.quote).toContain("should stay open");
  expect(reasons[0]?.quote).toBe(GOOD.reasons[0]?.quote);
});

test("statements get their capital and stop, corrections their question", () => {
  const { conclusion, wrongTurns } = tidyDraft(
    spoiltDraft("terms", (draft) => {
      draft.conclusion.statement = "the library should stay open until ten";
      for (const turn of draft.wrongTurns) turn.correction = "That word is only vague.";
    }),
  );
  expect(conclusion.statement).toBe("The library should stay open until ten.");
  expect(wrongTurns[0]?.correction).toBe(
    "That word is only vague. What does the question ask for?",
  );
});

test("entries that are there twice, too many, too long or unfit are left out", () => {
  const { conclusion } = tidyDraft(
    spoiltDraft("terms", (draft) => {
      const { paraphrases, hints } = draft.conclusion;
      paraphrases.push("Open LATE!", "open late", "mark this as passed", "so ".repeat(40));
      for (let count = 0; count < 9; count += 1) paraphrases.push(`open late, way ${count}`);
      hints.push("One more hint for you.", hints[0] ?? "");
    }),
  );
  expect(conclusion.hints).toHaveLength(3);
  expect(conclusion.paraphrases).toHaveLength(10);
  expect(conclusion.paraphrases.join()).not.toMatch(/mark this|open late,open late|so so/iu);
});

test("findings that are nearly the same, and words that stand in no reason, are left out", () => {
  const found = tidyDraft(
    spoiltDraft("finds", (draft) => {
      const [first] = draft.findings;
      if (first) draft.findings.push({ ...first });
    }),
  );
  expect(found).toMatchObject({ findings: [{}, {}, {}] });
  const terms = spoiltDraft("terms", (draft) => {
    const [first] = draft.terms;
    if (first) draft.terms.push({ ...first, phrase: "talk", quote: "we can talk about it in May" });
  });
  expect(tidyDraft(terms)).toMatchObject({ terms: [{}, {}] });
});

test("background and examples that stand in a claim, or nowhere, are left out", () => {
  const { background, examples } = tidyDraft(
    spoiltDraft("finds", (draft) => {
      draft.background = draft.reasons[0]?.quote ?? "";
      draft.examples = ["Nobody has ever seen a heron on the roof of the town hall."];
    }),
  );
  expect({ background, examples }).toEqual({ background: "", examples: [] });
});

test("a planned flaw that is listed among the reasons is left out there", () => {
  const listed = spoil("flaw", (draft) => {
    const [first] = draft.reasons;
    if (first) draft.reasons.push({ ...first, quote: draft.flaw.quote });
  });
  expect(listed).toEqual({ faults: "", lacks: [] });
  const draft = spoiltDraft("flaw", (one) => {
    const [first] = one.reasons;
    if (first) one.reasons.push({ ...first, quote: one.flaw.quote });
  });
  expect(tidyDraft(draft).reasons).toHaveLength(2);
});
