import { describe, expect, test } from "vitest";
import { checkLesson } from "./check-lesson.ts";
import { lesson } from "./module-2.ts";

describe("the lesson of module 2", () => {
  test("keeps the form agreed for every lesson", () => {
    expect(checkLesson(lesson)).toEqual([]);
  });

  test("is module 2 and looks for key missing information", () => {
    expect(lesson.module).toBe(2);
    expect(lesson.analysisLabel).toBe("Key missing information");
  });

  test("shows a gap that has no place in the passage", () => {
    const findings = lesson.examples.flatMap((example) => example.analysis);
    expect(findings.filter(({ quote }) => quote === undefined)).toHaveLength(1);
  });
});

describe.each(lesson.examples.map((example) => [example.title, example] as const))(
  "the example %s",
  (_title, example) => {
    test("names two or three gaps, each by its question", () => {
      expect([2, 3]).toContain(example.analysis.length);
      for (const { explanation } of example.analysis)
        expect(explanation).toMatch(/^\*\*[^*]+\?\*\*/u);
    });

    test("gives two answers to every question", () => {
      for (const { explanation } of example.analysis)
        expect(explanation.match(/^- \*\*If [^*]+:\*\* /gmu)).toHaveLength(2);
    });
  },
);
