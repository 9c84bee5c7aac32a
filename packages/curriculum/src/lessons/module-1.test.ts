import { describe, expect, test } from "vitest";
import { checkLesson } from "./check-lesson.ts";
import { lesson } from "./module-1.ts";

describe("the lesson of module 1", () => {
  test("keeps the form agreed for every lesson", () => {
    expect(checkLesson(lesson)).toEqual([]);
  });

  test("is module 1 and looks for ambiguous words and phrases", () => {
    expect(lesson.module).toBe(1);
    expect(lesson.analysisLabel).toBe("Ambiguous words and phrases");
  });

  test.each(["therefore", "thus", "so", "because", "for", "since"])(
    "names the signal word '%s' in its hints",
    (word) => {
      expect(lesson.hints.join("\n")).toContain(`'${word}'`);
    },
  );
});

describe.each(lesson.examples.map((example) => [example.title, example] as const))(
  "the example %s",
  (_title, example) => {
    test("takes up two or three phrases, quoting each", () => {
      expect([2, 3]).toContain(example.analysis.length);
      for (const { quote } of example.analysis) expect(quote).toBeTruthy();
    });

    test("gives two labelled readings of every phrase it quotes", () => {
      for (const { explanation } of example.analysis)
        expect(explanation.match(/^- \*\*[^*]+\*\* /gmu)).toHaveLength(2);
    });
  },
);
