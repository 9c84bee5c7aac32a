import { describe, expect, test } from "vitest";
import { families } from "../issues/families.ts";
import { genericIssues } from "../issues/generic-issues.ts";
import { checkEvaluation } from "./check-evaluation.ts";
import { evaluations } from "./evaluations.ts";
import { evaluationOf } from "./library.ts";

const groups = [...families, { id: "generic issues", issues: genericIssues("beekeeping") }];

describe("the evaluations", () => {
  test.each(groups.map((group) => [group.id, group.issues] as const))(
    "of %s are sound",
    (_, issues) => {
      expect(issues.flatMap((issue) => checkEvaluation(issue, evaluationOf(issue)))).toEqual([]);
    },
  );

  test("are about issues of the library alone, each once", () => {
    const ids = groups.flatMap((group) => group.issues.map((issue) => issue.id));
    expect(evaluations.map((one) => one.issue).toSorted()).toEqual(ids.toSorted());
  });

  test("say nothing twice where it would be noticed", () => {
    const all = (pick: (one: (typeof evaluations)[number]) => string): string[] =>
      evaluations.map(pick);
    for (const texts of [
      all((one) => one.values.concession),
      all((one) => one.fallacies.strawman.distortion),
      all((one) => one.fallacies.adHominem.attack),
      all((one) => one.fallacies.falseDichotomy.threat),
      all((one) => one.figures.subgroups.finding),
    ])
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
