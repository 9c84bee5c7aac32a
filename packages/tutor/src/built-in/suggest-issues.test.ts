import { families } from "@elenchus/curriculum/issues/library";
import type { IssueList, IssueRequest } from "@elenchus/dialogue/tutor";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReader, type Reader } from "../reader/reader.ts";
import { findUnfitKind } from "./interests/kind-of-interest.ts";
import { suggestIssues } from "./suggest-issues.ts";
import interests from "./interests/build-interests.json" with { type: "json" };

let reader: Reader;
beforeAll(async () => {
  reader = createReader();
  await reader.warm();
}, 60_000);
afterAll(() => reader.close());

function suggest(interest: string, changes: Partial<IssueRequest> = {}): Promise<IssueList> {
  return suggestIssues(reader, { interest, previous: [], avoid: [], seed: 1, ...changes });
}

/** The families that a list's issues are of. */
function familiesOf({ issues }: IssueList): string[] {
  const of = families().filter((one) =>
    one.issues.some(({ question }) => issues.includes(question)),
  );
  return of.map(({ id }) => id);
}

describe("an interest of the library", () => {
  test("gets the issues of its own family, the nearest first, and nothing is said", async () => {
    const list = await suggest("tennis");
    expect(familiesOf(list)).toEqual(["football-and-sport"]);
    expect(list.issues).toHaveLength(5);
    expect(list.issues[0]).toContain("tennis");
    expect(list).not.toHaveProperty("note");
  });

  test("is told what they are about where none of them speaks of it", async () => {
    const { note, issues } = await suggest("beekeeping");
    expect(note).toBe(
      'These are about gardening and nature, the nearest to "beekeeping" that I have.',
    );
    expect(issues).toHaveLength(5);
    expect((await suggest("gardens")).note).toBeUndefined();
  });

  test("never gets the same list twice, though one issue is to be left out", async () => {
    const avoid = (await suggest("tennis")).issues.slice(0, 1);
    let previous: readonly string[] = [];
    for (let time = 0; time < 5; time += 1) {
      const { issues } = await suggest("tennis", { previous, avoid });
      expect(issues.toSorted()).not.toEqual(previous.toSorted());
      expect(new Set(issues).size).toBe(5);
      expect(issues).not.toContain(avoid[0]);
      previous = issues;
    }
  });
});

describe("an interest that no family knows", () => {
  test("gets issues of the two nearest families, and is told so", async () => {
    const list = await suggest("stamp collecting");
    expect(list.issues).toHaveLength(6);
    expect(familiesOf(list)).toHaveLength(2);
    expect(list.note).toMatch(
      /^I have no arguments about "stamp collecting" yet\. These are about .+, and about .+\.$/u,
    );
    expect(list).not.toHaveProperty("otherInterests");
  });

  test("that is a name is not written about", async () => {
    const { note } = await suggest("Taylor Swift");
    expect(note).toMatch(/^I write about nobody by name\. These are about music, and about /u);
  });
});

test.each(["asdfqwer", "a newsletter about asdfqwer", "hhhh", "!!!!", "日本の鉄道", "🐝"])(
  "what cannot be read is asked about, with others to choose from: %s",
  async (interest) => {
    const { note, otherInterests, issues } = await suggest(interest);
    expect(note).toBe(`I do not know "${interest}". Which of these comes nearest?`);
    expect(otherInterests).toHaveLength(8);
    expect(issues).toHaveLength(6);
  },
);

test.each([
  ["my dead father", /^I am sorry if this is close to you\..*findahelpline/u],
  ["suicide", /^I am sorry if this is close to you/u],
  ["I want to kill myself", /^I am sorry if this is close to you/u],
  ["my girlfriend", /^I would rather not write about people you know/u],
])("%s gets a kind word and others to choose from", async (interest, word) => {
  const { note, otherInterests, issues } = await suggest(interest);
  expect(note).toMatch(word);
  expect(otherInterests).toHaveLength(8);
  expect(issues.join(" ")).not.toContain(interest);
});

test("every interest that is offered instead is one of the library", async () => {
  const { otherInterests = [] } = await suggest("my dead father");
  for (const other of otherInterests) expect((await suggest(other)).note).toBeUndefined();
});

describe("the kind of an interest", () => {
  const listUnfit = async (list: readonly string[]): Promise<string[]> => {
    const unfit: string[] = [];
    for (const one of list) if ((await findUnfitKind(reader, one)) !== null) unfit.push(one);
    return unfit;
  };

  test("is ordinary for all that the library knows", async () => {
    const known = families().flatMap(({ name, keywords }) => [name, ...keywords]);
    expect(await listUnfit(known)).toEqual([]);
  });

  // Written before the examples were looked at again, and none of them is one.
  test("is neither grave nor private for at most one in a hundred ordinary ones", async () => {
    const wrong = await listUnfit(interests.ordinary);
    expect(wrong.length, wrong.join()).toBeLessThanOrEqual(interests.ordinary.length / 100);
  });

  test("is grave or private for nine in ten of those that are", async () => {
    const found = await listUnfit(interests.grave);
    const missed = interests.grave.filter((one) => !found.includes(one));
    expect(missed.length, missed.join()).toBeLessThanOrEqual(interests.grave.length / 10);
  });
});
