import { expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { Move } from "@elenchus/dialogue/dialogue";
import { REASONS_FROM_BEFORE } from "./confirmations.ts";
import { NEAR, NOT_YET, SAID_AGAIN } from "./phrases.ts";
import { wordMove } from "./word-move.ts";

const argument = buildArgument();
const view = { argument, dialogue: { ...startDialogue(argument), step: 1 }, transcript: [] };
const buildMove = (changes: Partial<Move>): Move => ({
  kind: "hint",
  speechAct: "answer",
  finding: null,
  step: 1,
  covered: [],
  near: [],
  target: "reason-2",
  level: 0,
  misconception: null,
  asserted: [],
  nextStep: null,
  ...changes,
});
const opensWith = (bank: readonly string[], reply: string): boolean =>
  bank.some((text) => reply.startsWith(text.replace(/ ?\{\}$/u, "")));

test("what has been found before and is said again is called found, and is no miss", () => {
  const hint = buildMove({ kind: "hint", step: 1, target: "reason-2" });
  const again = wordMove(view, "because of one", { ...hint, again: ["reason-1"] });
  expect(opensWith(SAID_AGAIN, again)).toBe(true);
  expect(opensWith(NOT_YET, wordMove(view, "because of one", hint))).toBe(true);
});

test("what comes near beside it is taken up instead", () => {
  const prompt = buildMove({ kind: "prompt", step: 1, target: "reason-2", near: ["reason-2"] });
  const reply = wordMove(view, "one, and two", { ...prompt, again: ["reason-1"] });
  expect(opensWith(NEAR, reply)).toBe(true);
});

test("what an earlier message said is not confirmed as if this one had said it", () => {
  const confirm = buildMove({
    kind: "confirm",
    step: 1,
    covered: ["reason-1"],
    target: "reason-2",
  });
  const finding = "said reason-1 before: it should, because of one";
  expect(opensWith(REASONS_FROM_BEFORE, wordMove(view, "hm", { ...confirm, finding }))).toBe(true);
  expect(opensWith(REASONS_FROM_BEFORE, wordMove(view, "one", confirm))).toBe(false);
});
