import { expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { Findings } from "./findings.ts";
import { lookUpNames } from "./look-up-names.ts";

const NOTHING: Findings = {
  coverage: {},
  unsure: [],
  misconceptions: [],
  confidence: 0.5,
  findings: [],
};

const base = buildArgument();
const expectations = base.key.expectations.map((one) =>
  one.id === "reason-1" ? { ...one, id: "impact", kind: "impact" as const } : one,
);
const argument = buildArgument({ key: { ...base.key, expectations } });

test.each([
  ["it gets weaker", { coverage: { impact: 0.66 }, unsure: [] }],
  ["it makes the argument weaker because that step never carried it", { unsure: ["impact"] }],
  [
    "it is not very convincing, since what one would have to know is missing",
    { unsure: ["impact"] },
  ],
  ["the road has been wet in the winter since the people came here", { coverage: {}, unsure: [] }],
])("a verdict is half said alone, and never refused for its reason: %s", (message, found) => {
  const dialogue = { ...startDialogue(argument), step: 1, target: "impact" };
  expect(lookUpNames({ argument, dialogue, transcript: [] }, message, NOTHING)).toMatchObject(
    found,
  );
});

test("whoever says that it gets weaker is not told to have seen no change", () => {
  const dialogue = { ...startDialogue(argument), step: 1, target: "impact" };
  const mistaken = { ...NOTHING, misconceptions: ["no-impact"] };
  const look = (text: string) =>
    lookUpNames({ argument, dialogue, transcript: [] }, text, mistaken).misconceptions;
  expect(look("it makes it weaker, as it rests on less than it seemed to")).toEqual([]);
  expect(look("it does not make it any weaker, it is just as good")).toEqual(["no-impact"]);
});
