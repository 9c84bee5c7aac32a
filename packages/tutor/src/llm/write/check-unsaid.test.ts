import { describe, expect, test } from "vitest";
import { PLANNED_REPLIES, writtenDraft } from "@elenchus/evaluation/llm-argument-replies";
import { faultsOf, spoil } from "./build-faults.ts";
import type { Draft } from "./draft.ts";

const SAYS = "The passage says what the learner is to find";

/** What is to be found in a draft, as its key says it. */
function statementsOf(draft: Draft): string[] {
  switch (draft.form) {
    case "terms":
      return draft.terms.map(({ stake }) => stake);
    case "finds":
      return draft.findings.map(({ statement }) => statement);
    case "values":
      return [draft.impact.statement];
    case "flaw":
      return [draft.flaw.statement, ...draft.flaw.paraphrases];
  }
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?]$/u.test(text) ? "" : "."}`;
}

describe.each(PLANNED_REPLIES)("a passage of module $module ($flaw)", (planned) => {
  test("is sent back when it says what is to be found", () => {
    const missed = statementsOf(writtenDraft(planned)).filter((statement) => {
      const draft = writtenDraft(planned);
      draft.passage = `${draft.passage} ${asSentence(statement)}`;
      return !faultsOf(draft, planned).join("\n").includes(SAYS);
    });
    expect(missed).toEqual([]);
  });
});

describe.each(PLANNED_REPLIES.filter(({ flaw }) => flaw !== null))(
  "a place with $flaw",
  (planned) => {
    test("is sent back when its quotation says what is wrong with it", () => {
      const missed = statementsOf(writtenDraft(planned)).filter((statement) => {
        const draft = writtenDraft(planned);
        if (draft.form !== "flaw") throw new Error("A flaw has a draft of its form.");
        const quote = `${draft.flaw.quote} ${asSentence(statement)}`;
        draft.passage = draft.passage.replace(draft.flaw.quote, () => quote);
        draft.flaw.quote = quote;
        return !faultsOf(draft, planned).join("\n").includes(SAYS);
      });
      expect(missed).toEqual([]);
    });
  },
);

describe("a passage about two values is sent back", () => {
  const after = (words: string): string =>
    spoil("values", (draft) => {
      draft.passage = `${draft.passage} ${words}`;
    });

  test("when it names the one that stands back", () => {
    expect(after("Family life is dear to me.")).toContain('(values.neglected): "family life"');
  });

  test("when it ranks one by its name", () => {
    expect(after("Education is a fine thing.")).not.toContain(SAYS);
    expect(after("To me education comes first.")).toContain('(values.preferred): "education"');
  });

  test("and not when the issue has the name already", () => {
    const planned = { module: 4, flaw: null } as const;
    const draft = writtenDraft(planned);
    draft.passage = `${draft.passage} Family life is dear to me.`;
    const issue = "Should a library open late although it is hard on family life?";
    expect(faultsOf(draft, planned, issue).join("\n")).not.toContain(SAYS);
  });
});
