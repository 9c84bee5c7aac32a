import { describe, expect, test } from "vitest";
import { chooseIssue } from "./choose-issue.ts";

const ISSUES: Readonly<Record<string, string[]>> = {
  bees: ["Bees A?", "Bees B?"],
  chess: ["Chess A?", "Chess B?"],
  nothing: [],
};
const suggest = async (interest: string) => ISSUES[interest] ?? [];
const workedOn = (...issues: string[]) => issues.map((issue) => ({ issue, interest: "any" }));

describe("the issue of a transfer check", () => {
  test("is one that was not worked on", async () => {
    expect(await chooseIssue(["bees"], workedOn("Bees A?"), suggest)).toEqual({
      issue: "Bees B?",
      interest: "bees",
    });
  });

  test("is about the next interest when all of the first were worked on", async () => {
    const topics = workedOn("Bees A?", "Bees B?");
    expect(await chooseIssue(["bees", "chess"], topics, suggest)).toEqual({
      issue: "Chess A?",
      interest: "chess",
    });
  });

  test("is the one furthest back when all were worked on", async () => {
    const topics = workedOn("Bees B?", "Bees A?");
    expect((await chooseIssue(["bees"], topics, suggest)).issue).toBe("Bees A?");
  });

  test("tells the tutor what was worked on", async () => {
    const previous: unknown[] = [];
    await chooseIssue(["bees"], workedOn("Old?"), async (interest, known) => {
      previous.push(known);
      return suggest(interest);
    });
    expect(previous).toEqual([["Old?"]]);
  });

  test("is missed when there is none at all", async () => {
    await expect(chooseIssue(["nothing"], [], suggest)).rejects.toThrow("no issue");
  });
});
