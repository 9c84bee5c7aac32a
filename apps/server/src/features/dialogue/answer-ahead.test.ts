import { setTimeout as sleep } from "node:timers/promises";
import type { ModelCallRecord, TutorCall } from "@elenchus/dialogue/model-call";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { Tutor } from "@elenchus/dialogue/tutor";
import { expect, test } from "vitest";
import { buildScriptedArgument } from "../../../test/build-scripted-tutor.ts";
import { JUDGED } from "../../../test/sample-turn.ts";
import type { DialogueRecord } from "../../store/turns/dialogue-rows.ts";
import { answerAhead } from "./answer-ahead.ts";

const argument = buildScriptedArgument("an issue", "a frame");
const MESSAGE = {
  position: 2,
  sender: "user",
  text: "the writer wants it",
  step: 0,
  messageId: null,
  marks: null,
  assessment: null,
  move: null,
  createdAt: new Date(0),
} as const;
const RECORD = {
  dialogue: { argument, state: startDialogue(argument), status: "active" },
  messages: [{ ...MESSAGE, position: 1, sender: "system", text: "What of it?" }, MESSAGE],
} as unknown as DialogueRecord;

/** A turn that is taken ahead by a tutor which tells of a call, and what it said and was asked. */
function begin() {
  const said: string[] = [];
  const asked: string[] = [];
  const calls: TutorCall[] = [];
  const tutor = {
    async assess(_view: unknown, message: string, call: TutorCall) {
      asked.push(message);
      calls.push(call);
      return JUDGED;
    },
    async *wordMove(_view: unknown, _message: string, _move: unknown, call: TutorCall) {
      call.onModelCall?.({ kind: "words" } as ModelCallRecord);
      yield "Go on.";
    },
  } as unknown as Tutor;
  const ahead = answerAhead({ tutor }, RECORD, (piece) => said.push(piece));
  return { ahead, said, asked, calls };
}

test("a message is judged before it is known to be stored, and nothing is said by then", async () => {
  const { ahead, said, asked, calls } = begin();
  await sleep(20);
  expect(asked).toEqual([MESSAGE.text]);
  expect(said).toEqual([]);
  const told: ModelCallRecord[] = [];
  const { signal } = new AbortController();
  const turn = await ahead.goOn({ signal, onModelCall: (record) => told.push(record) });
  expect(turn).toMatchObject({ reply: "Go on.", assessment: JUDGED });
  expect(said).toEqual(["Go on."]);
  expect(told).toMatchObject([{ kind: "words" }]);
  await calls[0]?.cleared;
  ahead.drop();
  expect(calls[0]?.signal.aborted).toBe(false);
});

test("a turn that is given up says nothing, and its calls are ended", async () => {
  const { ahead, said, calls } = begin();
  await sleep(20);
  ahead.drop();
  await calls[0]?.cleared;
  await sleep(20);
  expect(said).toEqual([]);
  expect(calls[0]?.signal.aborted).toBe(true);
});

test("whoever leaves ends a turn that was gone on with", async () => {
  const { ahead, said } = begin();
  const controller = new AbortController();
  controller.abort(new Error("gone"));
  await expect(ahead.goOn({ signal: controller.signal })).rejects.toThrow("gone");
  expect(said).toEqual([]);
});
