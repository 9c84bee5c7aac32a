import type { Argument } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { Dialogue, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { takeTurn } from "@elenchus/dialogue/take-turn";
import { dialogueAtStep } from "@elenchus/dialogue/transfer-check";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createReader, type Reader } from "../../reader/reader.ts";
import { createBuiltInTutor } from "../built-in-tutor.ts";

let reader: Reader;
const call = { signal: new AbortController().signal };

beforeAll(() => {
  reader = createReader();
});
afterAll(() => reader.close());

/** A passage about an issue that has such words in it: of three reasons it gives two. */
async function write(module: ModuleNumber, issue: string, ...words: readonly string[]) {
  for (let seed = 1; seed < 40; seed += 1) {
    const request = { module, interest: "travel", issue, seed, recentFrames: [] };
    const argument = await createBuiltInTutor({ reader }).writeArgument(request, call);
    if (words.every((word) => argument.passage.includes(word))) return argument;
  }
  throw new Error(`no passage about “${issue}” has ${words.join(", ")}`);
}

/** What is found, and what is called a repeat, once such messages were sent in a step. */
async function play(argument: Argument, step: number, messages: readonly string[]) {
  let dialogue: Dialogue = dialogueAtStep(argument, step);
  const transcript: TranscriptEntry[] = [];
  const again: string[] = [];
  for (const message of messages) {
    const view = { argument, dialogue, transcript: [...transcript] };
    const tutor = createBuiltInTutor({ reader });
    const turn = await takeTurn(tutor, view, { message, onText: () => {}, call });
    transcript.push({ sender: "user", text: message, step, assessment: turn.assessment });
    transcript.push({ sender: "system", text: turn.reply, step, move: turn.move });
    again.push(...(turn.move.again ?? []));
    dialogue = turn.dialogue;
  }
  const ids = argument.key.expectations.filter((one) => one.step === step).map(({ id }) => id);
  const found = ids.filter((id) => (dialogue.coverage[id] ?? 0) >= COVERED);
  return {
    found,
    again,
    coverage: dialogue.coverage,
    replies: transcript.flatMap(({ move, text }) => (move ? [text] : [])),
  };
}

const SATELLITES = "Should owners have to bring a dead satellite down within five years?";

test("two missing facts in words of their own are two finds", async () => {
  const argument = await write(2, SATELLITES, "collision", "bright wrecks");
  const { found, again } = await play(argument, 2, [
    "I want know how much often the dead satellites really make crash with the working satellite.",
    "how many of these bright thing in the sky are really dead ones, and not the satellites that work",
  ]);
  expect(found).toHaveLength(2);
  expect(again).toEqual([]);
});

test("a missing fact that is asked for again in nearly the same words is one", async () => {
  const argument = await write(2, SATELLITES, "collision", "bright wrecks");
  const { found } = await play(argument, 2, [
    "how often do dead satellites crash into working ones",
    "how often does a dead satellite crash into one that works",
  ]);
  expect(found).toHaveLength(1);
});

test("both ambiguous words may be of the learner's own finding, and the same word is one", async () => {
  const issue = "Should a club's coach leave on time even if a passenger has not come back?";
  const argument = await write(1, issue, "agreed");
  const first = '"late" could be a minute past the hour or more than an hour past it';
  const second = '"agreed" may be written down by both or only said by the driver';
  const { found, again, replies } = await play(argument, 2, [first, second]);
  expect(replies[1]).toContain('"agreed"');
  expect(found).toHaveLength(2);
  expect(again).toEqual([]);
  const once = await play(argument, 2, [first, '"late" may be after dinner or after the start']);
  expect(once.found).toHaveLength(1);
});

const PARK = "Should half of a park be mown only once a year?";

test("a word without its meanings is not believed, though the tutor was unsure of it before", async () => {
  const argument = await write(1, PARK, "natural playground");
  const messages = ["natural playground, natural how?", "natural is ambiguous"];
  const { found } = await play(argument, 2, messages);
  expect(found).toEqual([]);
});

test.each([
  "natural could mean without any chemicals or that it costs the town nothing to build",
  "cheaper could mean for the council or in quality",
])("a word with two other meanings than the key's is found: %s", async (said) => {
  const argument = await write(1, PARK, "natural playground");
  const { found } = await play(argument, 2, [said]);
  expect(found).toHaveLength(1);
});

test("one sentence that says the conclusion is no reason as well", async () => {
  const issue = "Should visitors from abroad pay more at a castle than the people of the county?";
  const argument = await write(3, issue, "dearer tickets");
  const said = "ppl from abrod shud pay mor to get in then locals";
  const { coverage } = await play(argument, 0, [said]);
  const found = Object.keys(coverage).filter((id) => (coverage[id] ?? 0) >= COVERED);
  expect(found).toEqual(["conclusion"]);
});
