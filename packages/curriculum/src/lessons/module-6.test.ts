import { describe, expect, test } from "vitest";
import { checkLesson } from "./check-lesson.ts";
import { lesson } from "./module-6.ts";

describe("the lesson of module 6", () => {
  test("keeps the form agreed for every lesson", () => {
    expect(checkLesson(lesson)).toEqual([]);
  });

  test("is module 6 and looks for alternative conclusions", () => {
    expect(lesson.module).toBe(6);
    expect(lesson.analysisLabel).toBe("Alternative conclusions");
  });

  test("says in the introduction and in a hint that any conclusion counts that the reasons really allow", () => {
    expect(lesson.introduction).toContain(
      "**Any conclusion counts that the reasons really allow**",
    );
    expect(lesson.hints.join("\n")).toContain(
      "Any conclusion counts that the reasons really allow",
    );
  });

  test.each(["another explanation", "another course of action", "narrower claim"])(
    "gives a hint for %s",
    (direction) => {
      expect(lesson.hints.join("\n")).toContain(`**${direction}**`);
    },
  );
});

describe.each(lesson.examples.map((example) => [example.title, example] as const))(
  "the example %s",
  (_title, example) => {
    test("gives three alternatives, each a whole sentence that opens its finding, with the words it rests on", () => {
      expect(example.analysis).toHaveLength(3);
      for (const { quote, explanation } of example.analysis) {
        expect(quote).toBeTruthy();
        expect(explanation).toMatch(/^\*\*\p{Lu}[^*]+\.\*\* /u);
        expect(explanation).not.toContain(example.conclusion);
      }
    });

    test("says which further fact would decide", () => {
      expect(example.impact).toContain("**What would decide between them:**");
    });
  },
);
