import { describe, expect, test } from "vitest";
import { checkLesson } from "./check-lesson.ts";
import { lesson } from "./module-3.ts";

describe("the lesson of module 3", () => {
  test("keeps the form agreed for every lesson", () => {
    expect(checkLesson(lesson)).toEqual([]);
  });

  test("is module 3 and looks for factual assumptions", () => {
    expect(lesson.module).toBe(3);
    expect(lesson.analysisLabel).toBe("Factual assumptions");
  });
});

describe.each(lesson.examples.map((example) => [example.title, example] as const))(
  "the example %s",
  (_title, example) => {
    test("finds an assumption under two or three quoted words of the passage", () => {
      expect([2, 3]).toContain(example.analysis.length);
      for (const { quote } of example.analysis) expect(quote).toBeTruthy();
    });

    test("states every assumption as a sentence", () => {
      for (const { explanation } of example.analysis)
        expect(explanation).toMatch(/^\*\*Assumption:\*\* [^?\n]+\.$/mu);
    });

    test("supposes every assumption false and asks whether it is believable", () => {
      for (const { explanation } of example.analysis) {
        expect(explanation.match(/^- \*\*.+?\*\*/gmu)).toEqual([
          "- **Suppose it is false.**",
          "- **Is it believable?**",
        ]);
      }
    });
  },
);
