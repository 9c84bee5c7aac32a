import { describe, expect, test } from "vitest";
import type { Issue } from "../issue.ts";
import { checkFamily } from "./check-family.ts";
import { genericIssues } from "./generic-issues.ts";

const TOPICS = [
  "beekeeping",
  "K-pop",
  "my grandmother's village",
  "日本の鉄道",
  "“how to cook”",
  "chess",
];

function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(collectTexts)
    : [];
}

function collectTerms(issue: Issue): string[] {
  return issue.reasons.map((reason) => reason.ambiguous.phrase);
}

describe.each(TOPICS)("the generic issues about %s", (topic) => {
  const issues = genericIssues(topic);

  test("are fourteen with ids and questions of their own", () => {
    expect(issues).toHaveLength(14);
    expect(new Set(issues.map((issue) => issue.id)).size).toBe(14);
    expect(new Set(issues.map((issue) => issue.question)).size).toBe(14);
    for (const { id } of issues) expect(id).toMatch(/^generic-[a-z-]+$/u);
  });

  test("have the form that composing needs", () => {
    const plain = genericIssues(topic.replaceAll(/[“”]/gu, ""));
    const keywords = ["a", "b", "c", "d", "e", "f", "g", "h"];
    expect(checkFamily({ id: "generic", name: topic, keywords, issues: plain })).toEqual([]);
  });

  test("have no gap, no doubled space and no curly quote but the topic's", () => {
    for (const text of collectTexts(issues)) {
      expect(text).not.toMatch(/undefined|null|\$\{|[{}]| {2}|^\s|\s$/u);
      expect(text.replaceAll(topic, "")).not.toMatch(/[“”‘’]/u);
    }
  });

  test("name the topic once in question, background and claim, behind a fitting word and never last", () => {
    for (const { question, background, claim, objection, reasons } of issues) {
      for (const text of [question, background, claim]) {
        expect(text.split(topic)).toHaveLength(2);
        expect(text.split(topic)[0]).toMatch(/ (?:about|on|devoted to|to do with) $/u);
        expect(text.split(topic)[1]).toMatch(/^ /u);
      }
      for (const text of collectTexts([objection, reasons])) expect(text).not.toContain(topic);
    }
  });

  test("name the topic in what learners may type behind a fitting word only", () => {
    for (const text of issues.flatMap((issue) => issue.claimParaphrases)) {
      const before = text.split(topic).slice(0, -1);
      for (const part of before) expect(part).toMatch(/ (?:about|on|devoted to|to do with) $/u);
    }
  });
});

describe("the generic issues", () => {
  test("keep their questions within 110 characters for a topic of 30", () => {
    for (const { question } of genericIssues("x".repeat(30)))
      expect(question.length).toBeLessThanOrEqual(110);
  });

  test("use a different ambiguous term for every reason", () => {
    const terms = genericIssues("chess").flatMap(collectTerms);
    expect(new Set(terms).size).toBe(42);
  });

  test("keep every term out of the issue's other texts that a passage is made of", () => {
    for (const issue of genericIssues("chess")) {
      const { background, claim, objection, reasons } = issue;
      const passage = [
        background,
        claim,
        objection,
        ...reasons.flatMap(({ clause, detail }) => [clause, detail]),
      ];
      for (const term of collectTerms(issue))
        expect(passage.join(" ").toLowerCase().split(term)).toHaveLength(2);
    }
  });
});
