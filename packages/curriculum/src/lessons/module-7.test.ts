import { describe, expect, test } from "vitest";
import { checkLesson } from "./check-lesson.ts";
import { lesson } from "./module-7.ts";

const FLAWS = [
  "Percentage change with no base figure.",
  "Average skewed by outliers.",
  "Whole-group average with no sub-group figures.",
  "Very small sample.",
];

describe("the lesson of module 7", () => {
  test("keeps the form agreed for every lesson", () => {
    expect(checkLesson(lesson)).toEqual([]);
  });

  test("is module 7 and looks for flawed statistical reasoning", () => {
    expect(lesson.module).toBe(7);
    expect(lesson.analysisLabel).toBe("Flawed statistical reasoning");
  });

  test("opens the analysis of each example with its flaw, in the agreed order", () => {
    expect(
      lesson.examples.map(
        ({ analysis }) => /^\*\*([^*]+)\*\*/u.exec(analysis[0]?.explanation ?? "")?.[1],
      ),
    ).toEqual(FLAWS);
  });

  test.each(FLAWS)("explains in the introduction: %s", (flaw) => {
    expect(lesson.introduction).toContain(`- **${flaw}**`);
  });

  test.each(["percentage", "base figure", "average", "outliers", "sub-groups", "sample"])(
    "gives a hint for '%s'",
    (word) => {
      expect(lesson.hints.join("\n")).toContain(`**${word}**`);
    },
  );
});

describe.each(lesson.examples.map((example) => [example.title, example] as const))(
  "the example %s",
  (_title, example) => {
    test("quotes the passage in every finding", () => {
      for (const { quote } of example.analysis) expect(quote).toBeTruthy();
    });

    test("says what would repair the argument", () => {
      expect(example.impact).toContain("**What would repair it:**");
    });
  },
);
