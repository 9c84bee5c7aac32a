import { startDialogue } from "@elenchus/dialogue/policy";
import { expect, test } from "vitest";
import { buildScriptedArgument } from "../../../test/build-scripted-tutor.ts";
import { presentLive } from "./present-dialogue.ts";

const argument = buildScriptedArgument("Should bees change?", "frame-1");
const begun = startDialogue(argument);

test.each([
  ["nothing at the beginning", {}, {}],
  ["that a mark is asked for", { isLocating: true }, { asks_to_mark: true }],
  ["that a try came to nothing", { rung: 1 }, { is_stuck: true }],
  ["that an answer was not understood", { unsureRun: 1 }, { is_stuck: true }],
] as const)("a reply says %s", (_, changes, said) => {
  const state = { ...begun, ...changes };
  const { argument_map: map, ...live } = presentLive({
    dialogue: { argument, state, status: "active" },
    messages: [],
  });
  expect(live).toEqual(said);
  expect(map).toBeDefined();
});

test("once a dialogue is over a reply says nothing of it", () => {
  const state = { ...begun, isLocating: true, rung: 1 };
  const dialogue = { argument, state, status: "success" } as const;
  expect(presentLive({ dialogue, messages: [] })).toEqual({});
});
