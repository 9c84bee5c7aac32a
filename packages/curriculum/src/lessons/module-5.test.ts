import { describe, expect, test } from "vitest";
import { checkLesson } from "./check-lesson.ts";
import { lesson } from "./module-5.ts";

const FALLACIES = ["strawman", "ad hominem", "false dichotomy", "slippery slope"];

describe("the lesson of module 5", () => {
  test("keeps the form agreed for every lesson", () => {
    expect(checkLesson(lesson)).toEqual([]);
  });

  test("is module 5 and looks for a logical fallacy", () => {
    expect(lesson.module).toBe(5);
    expect(lesson.analysisLabel).toBe("Logical fallacy");
  });

  test("names one fallacy in each example, in the agreed order", () => {
    const labels = lesson.examples.map(({ analysis }) =>
      analysis.map(
        ({ explanation }) => /^\*\*([^*]+)\*\*/u.exec(explanation)?.[1]?.toLowerCase() ?? "",
      ),
    );
    const named = labels.map((ofExample) =>
      FALLACIES.filter((fallacy) => ofExample.some((label) => label.includes(fallacy))),
    );
    expect(named).toEqual(FALLACIES.map((fallacy) => [fallacy]));
  });

  test.each(FALLACIES)("explains %s in the introduction and gives a hint for it", (fallacy) => {
    expect(lesson.introduction.toLowerCase()).toContain(`**${fallacy}:**`);
    expect(lesson.hints.join("\n").toLowerCase()).toContain(`**${fallacy}**`);
  });
});

describe.each(lesson.examples.map((example) => [example.title, example] as const))(
  "the example %s",
  (title, example) => {
    test("is called after its subject, not after its fallacy", () => {
      for (const fallacy of FALLACIES) expect(title.toLowerCase()).not.toContain(fallacy);
    });

    test("quotes the passage in every finding and shows one reason that is no fallacy", () => {
      for (const { quote } of example.analysis) expect(quote).toBeTruthy();
      expect(
        example.analysis.filter(({ explanation }) =>
          explanation.startsWith("**No fallacy here.**"),
        ),
      ).toHaveLength(1);
    });

    test("says what would repair the argument", () => {
      expect(example.impact).toContain("**What would repair it:**");
    });
  },
);
