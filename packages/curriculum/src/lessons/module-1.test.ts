import { describe, expect, test } from "vitest";
import { lesson } from "./module-1.ts";

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

describe("the lesson of module 1", () => {
  test("is module 1 and looks for ambiguous words and phrases", () => {
    expect(lesson.module).toBe(1);
    expect(lesson.analysisLabel).toBe("Ambiguous words and phrases");
  });

  test("has three or four aims", () => {
    expect([3, 4]).toContain(lesson.aims.length);
  });

  test.each([
    ["introduction", lesson.introduction, 250, 400],
    ["ethics", lesson.ethics, 150, 250],
  ])("keeps its %s to the agreed length", (_name, text, least, most) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(least);
    expect(countWords(text)).toBeLessThanOrEqual(most);
  });

  test("has no doubled space and no curly quote", () => {
    for (const text of collectTexts(lesson)) expect(text).not.toMatch(/ {2}|[\u2018\u2019\u201c\u201d]/u);
  });

  test("has three examples on different subjects", () => {
    expect(new Set(lesson.examples.map((example) => example.title)).size).toBe(3);
    expect(lesson.examples).toHaveLength(3);
  });
});

describe.each(lesson.examples.map((example) => [example.title, example] as const))("the example %s", (_title, example) => {
  test("has a passage of 90 to 160 words", () => {
    expect(countWords(example.passage)).toBeGreaterThanOrEqual(90);
    expect(countWords(example.passage)).toBeLessThanOrEqual(160);
  });

  test("states its conclusion and two or three reasons as whole sentences", () => {
    expect([2, 3]).toContain(example.reasons.length);
    for (const sentence of [example.conclusion, ...example.reasons]) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  test("quotes two or three phrases that stand in the passage once each", () => {
    expect([2, 3]).toContain(example.analysis.length);
    for (const { quote } of example.analysis) {
      expect(quote).toBeTruthy();
      expect(example.passage.split(quote ?? "")).toHaveLength(2);
    }
  });

  test("gives two labelled readings of every phrase it quotes", () => {
    for (const { explanation } of example.analysis) expect(explanation.match(/^- \*\*[^*]+\*\* /gmu)).toHaveLength(2);
  });
});

describe("the hints of module 1", () => {
  test("are seven to nine, each of one or two sentences", () => {
    expect([7, 8, 9]).toContain(lesson.hints.length);
    for (const hint of lesson.hints) expect(hint.match(/[.!?](?=\s[A-Z]|$)/gu)?.length).toBeLessThanOrEqual(2);
  });

  test("open with a pointer to the illustrative examples in the sidebar", () => {
    expect(lesson.hints[0]).toMatch(/illustrative examples.*sidebar/u);
  });

  test.each(["therefore", "thus", "so", "because", "for", "since"])("name the signal word '%s'", (word) => {
    expect(lesson.hints.join("\n")).toContain(`'${word}'`);
  });
});
