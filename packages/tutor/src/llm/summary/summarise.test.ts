import { describe, expect, test } from "vitest";
import type { Dialogue, TranscriptEntry } from "../../dialogue/dialogue.ts";
import { buildDialogue, buildMove, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { buildFakeEmbed } from "../example-arguments/build-fake-embed.ts";
import { buildHearing } from "../example-arguments/build-hearing.ts";
import { createLeakGuard } from "../guard/leak-guard.ts";
import { buildCall, buildScriptedClient } from "../writing/build-scripted-client.ts";
import { summarise } from "./summarise.ts";

const { libraryFines: argument } = EXAMPLES;

function said(
  text: string,
  step: number,
  coverage: Record<string, number> = {},
): TranscriptEntry[] {
  const assessment = {
    speechAct: "answer" as const,
    coverage,
    misconception: null,
    confidence: 0.9,
    reasons: [],
    judge: "test",
  };
  return [
    { sender: "user", text, step, assessment },
    { sender: "system", text: "And then?", step, move: buildMove({ step }) },
  ];
}

const transcript: readonly TranscriptEntry[] = [
  { sender: "system", text: "Welcome.", step: 0 },
  ...said("they shud stop takeing fines for late books", 0, { conclusion: 0.9 }),
  ...said("people behave if you trust them", 1, { "reason-1": 0.9 }),
  ...said("no idea about the other one", 1),
];

/** Ended in the second step: one reason found, the other told, nothing of the third. */
const failed: Dialogue = buildDialogue(argument, 1, {
  earned: ["reason-1"],
  asserted: ["reason-2"],
  outcome: "failure",
  outcomeReason: "message_limit",
  learnerMessages: 16,
});

const SOUND = {
  steps: [
    {
      step: 1,
      did: "You saw at once what the writer is after.",
      quotes: ["stop takeing fines"],
      next: "Look for the conclusion in a longer text.",
    },
    {
      step: 2,
      did: 'You found that trust makes people careful: "people behave if you trust them". The other reason was hard.',
      quotes: ["people behave if you trust them"],
      next: "Go through a passage claim by claim and ask which of them answers the question why.",
    },
  ],
};

async function write(...replies: unknown[]) {
  const client = buildScriptedClient("fake/writer", ...replies);
  const guard = createLeakGuard({
    embed: buildFakeEmbed().embed,
    wouldEarn: async () => null,
    hear: buildHearing(),
  });
  const view = { argument, dialogue: failed, transcript };
  return { client, text: await summarise({ client, guard }, view, buildCall()) };
}

/** A sound summary but for one step. */
function changed(step: number, changes: Partial<(typeof SOUND.steps)[number]>) {
  return {
    steps: SOUND.steps.map((one) => (one.step === step ? { ...one, ...changes } : one)),
  };
}

test("a sound summary is rendered with its outcome, headings, quotes and what was told", async () => {
  const { text, client } = await write(SOUND);
  expect(text).toBe(
    [
      "**Outcome: not yet.** The dialogue reached its limit of 16 replies before every step was covered.",
      "### Conclusion",
      "You saw at once what the writer is after.",
      '- Your words: "stop takeing fines"',
      "**Next time:** Look for the conclusion in a longer text.",
      "### Reasons",
      'You found that trust makes people careful: "people behave if you trust them". The other reason was hard.',
      '- Your words: "people behave if you trust them"\n- The tutor told you this: *Chasing small sums costs the library more than the sums are worth.*',
      "**Next time:** Go through a passage claim by claim and ask which of them answers the question why.",
      "### Ambiguous words and phrases",
      "This step was not reached.",
      `**The argument's issue:** ${argument.issue}`,
    ].join("\n\n"),
  );
  expect(client.faults).toEqual([]);
});

test("the prompt tells what was found and told, and nothing that is open", async () => {
  const { client } = await write(SOUND);
  const task = client.prompts[0]?.task ?? "";
  expect(task).toContain("Chasing small sums");
  expect(task).not.toContain("answerable for what they do");
});

describe("quotes that nobody said", () => {
  const invented = changed(1, { quotes: ["I deeply admire this library"] });

  test("are repaired", async () => {
    const { text, client } = await write(invented, SOUND);
    expect(text).toContain("stop takeing fines");
    expect(client.faults[0]).toContain("I deeply admire this library");
  });

  test("are dropped where the repair is no better", async () => {
    const { text } = await write(invented, invented);
    expect(text).not.toContain("admire");
    expect(text).toContain("You saw at once");
  });

  test("the tutor's words are none of the learner's", async () => {
    const { text } = await write(changed(1, { quotes: ["And then?"] }));
    expect(text).not.toContain("And then");
  });

  test("cost the sentence in which they stand", async () => {
    const did = 'You were quick. You said "fines are evil and must go".';
    const { text } = await write(changed(1, { did }));
    expect(text).toContain("You were quick.");
    expect(text).not.toContain("evil");
  });

  test("words of the passage may be quoted", async () => {
    const did = 'You passed over "looking for change and soothing tempers", and rightly.';
    const { text } = await write(changed(2, { did }));
    expect(text).toContain("soothing tempers");
  });
});

describe("what is open stays open", () => {
  test.each([
    ["did", 'You did not see that "responsible" is ambiguous. You read on.'],
    ["did", "What you missed is answerable for what they do. You read on."],
    ["next", "Look at responsible: it may mean conscientious by character. You read on."],
  ] as const)("a sentence of %s that tells it is left out: %s", async (part, leak) => {
    const { text } = await write(changed(2, { [part]: leak }));
    expect(text).not.toMatch(/ambiguous\.|answerable|conscientious/u);
    expect(text).toContain("You read on.");
  });

  test("the built-in advice stands where nothing is left", async () => {
    const leak = "It may mean being answerable for what they do.";
    const { text } = await write(changed(2, { did: leak, next: leak }));
    expect(text).not.toContain("answerable");
    expect(text).toContain("You found what this step asks for, or part of it, yourself.");
    expect(text.match(/\*\*Next time:\*\* \S+/gu)).toHaveLength(2);
  });
});

test("steps that are missing are asked for, and told plainly if they do not come", async () => {
  const missing = { steps: SOUND.steps.slice(0, 1) };
  expect((await write(missing, SOUND)).client.faults).toEqual(["Steps are missing: 2."]);
  const { text } = await write(missing, missing);
  expect(text).toContain("### Reasons");
  expect(text).not.toMatch(/undefined|null/u);
});

test("links, marks and other languages do not come through", async () => {
  const did =
    "Look at [this](https://example.org). <b>Well</b>. Das hast du wirklich gut gemacht. You read on.";
  const { text } = await write(changed(1, { did, quotes: ["stop takeing fines"] }));
  expect(text).not.toMatch(/https|<b>|wirklich/u);
  expect(text).toContain("You read on.");
});
