import { describe, expect, test } from "vitest";
import { buildSkill } from "../testing/build-growth.ts";
import { findWeakest, listChanges, measureGrowth } from "./growth.ts";

const ALONE = { alone: 2, helped: 0, pointed: 0, told: 0 };
const TOLD = { alone: 0, helped: 0, pointed: 0, told: 2 };

describe("growth", () => {
  test("sets the latest five dialogues against the five before, and unaided checks beside both", () => {
    const records = [ALONE, ALONE, ALONE, ALONE, ALONE, ALONE, TOLD, TOLD, TOLD];
    const [growth] = measureGrowth([buildSkill({ records, checks: [1, 0.5] })]);
    expect(growth).toMatchObject({
      latest: { alone: 1, told: 0, dialogues: 5 },
      before: { alone: 0.25, told: 0.75, dialogues: 4 },
      unaided: 0.75,
    });
  });

  test("weighs dialogues by what they ask for", () => {
    const records = [
      { ...ALONE, alone: 3 },
      { ...TOLD, told: 1 },
    ];
    expect(measureGrowth([buildSkill({ records })])[0]?.latest.alone).toBe(0.75);
  });

  test("names the skill of which least is found alone, and none where all is", () => {
    const growth = measureGrowth([
      buildSkill({ title: "Conclusion", records: [ALONE] }),
      buildSkill({ title: "Reasons", records: [ALONE, TOLD] }),
    ]);
    expect(findWeakest(growth)?.skill.title).toBe("Reasons");
    expect(findWeakest(growth.slice(0, 1))).toBeNull();
  });

  test("tells what changed with one dialogue, by those before it alone", () => {
    const skill = buildSkill({ records: [TOLD, ALONE, TOLD] });
    expect(listChanges([skill], "s-1")).toMatchObject([{ now: { alone: 1 }, before: { told: 1 } }]);
    expect(listChanges([skill], "s-2")).toMatchObject([{ now: { told: 1 }, before: null }]);
    expect(listChanges([skill], "s-9")).toEqual([]);
  });
});
