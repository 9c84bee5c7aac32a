import { expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { families } from "@elenchus/curriculum/issues/library";
import { startDialogue } from "@elenchus/dialogue/policy";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { BUILT_IN_NAME } from "../built-in-name.ts";
import { writeArgument } from "../compose/write-argument.ts";
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

test("two words of a learner's own have a place each, and one that is said again has its own", () => {
  const key = writeArgument(
    {
      module: 1,
      issue: families()[0]?.issues[0]?.question ?? "",
      interest: "any",
      seed: 1,
      recentFrames: [],
    },
    BUILT_IN_NAME,
  );
  const [one = "", other = ""] = wordsOf(key.passage).filter((word) => word.length > 6);
  const say = (word: string) => `"${word}" could mean a blue lamp, or else some green kettle`;
  const found = {
    ...NOTHING,
    judge: "",
    speechAct: "answer" as const,
    earnedBy: { "term-own": say(one) },
  };
  const dialogue = { ...startDialogue(key), step: 2, coverage: { "term-own": 0.9 } };
  const entry = { sender: "user", text: say(one), step: 2 } as const;
  const transcript = [{ ...entry, assessment: { ...found, coverage: { "term-own": 0.9 } } }];
  const look = (text: string) =>
    lookUpNames({ argument: key, dialogue, transcript }, text, NOTHING).coverage;
  expect(look(say(other))).toEqual({ "own-1": 0.86 });
  expect(look(say(one))).toEqual({ "term-own": 0.86 });
});
