import { describe, expect, test } from "vitest";
import { checkLesson } from "./check-lesson.ts";
import { lesson } from "./module-4.ts";

describe("the lesson of module 4", () => {
  test("keeps the form agreed for every lesson", () => {
    expect(checkLesson(lesson)).toEqual([]);
  });

  test("is module 4 and looks for value preferences", () => {
    expect(lesson.module).toBe(4);
    expect(lesson.analysisLabel).toBe("Value preferences");
  });
});

describe.each(lesson.examples.map((example) => [example.title, example] as const))(
  "the example %s",
  (_title, example) => {
    test("finds a preference in two or three quoted phrases", () => {
      expect([2, 3]).toContain(example.analysis.length);
      for (const { quote } of example.analysis) expect(quote).toBeTruthy();
    });

    test("names both values of every preference, the one put first and the one put second", () => {
      for (const { explanation } of example.analysis) {
        const [, first, second] = /^\*\*(.+?) over (.+?)\.\*\*$/mu.exec(explanation) ?? [];
        expect(explanation).toContain(`- **Put first: ${first?.toLowerCase()}.** `);
        expect(explanation).toContain(`- **Put second: ${second?.toLowerCase()}.** `);
      }
    });
  },
);
