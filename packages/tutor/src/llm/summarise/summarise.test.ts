import { describe, expect, test } from "vitest";
import type { Dialogue, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { buildDialogue, buildMove, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { buildCall, buildScriptedClient } from "../write/build-scripted-client.ts";
import { summarise } from "./summarise.ts";

const { libraryFines: argument } = EXAMPLES;

function said(
  text: string,
  step: number,
  coverage: Record<string, number> = {},
  earnedBy: Record<string, string> = {},
): TranscriptEntry[] {
  const assessment = {
    speechAct: "answer" as const,
    coverage,
    earnedBy,
    misconceptions: [],
    confidence: 0.9,
    findings: [],
    judge: "test",
  };
  return [
    { sender: "user", text, step, assessment },
    { sender: "system", text: "And then?", step, move: buildMove({ step }) },
  ];
}

const transcript: readonly TranscriptEntry[] = [
  { sender: "system", text: "Welcome.", step: 0 },
  ...said(
    "that they shud stop takeing fines for late books",
    0,
    { conclusion: 0.9 },
    { conclusion: "they shud stop takeing fines for late books" },
  ),
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
  return writeOf(failed, ...replies);
}

async function writeOf(dialogue: Dialogue, ...replies: unknown[]) {
  const client = buildScriptedClient("fake/writer", ...replies);
  const view = { argument, dialogue, transcript };
  return { client, text: await summarise(client, view, buildCall()) };
}

/** A sound summary but for one step. */
function changed(step: number, changes: Partial<(typeof SOUND.steps)[number]>) {
  return {
    steps: SOUND.steps.map((one) => (one.step === step ? { ...one, ...changes } : one)),
  };
}

test("a sound summary is rendered with its outcome, headings, and what was found and told", async () => {
  const { text, client } = await write(SOUND);
  expect(text).toBe(
    [
      "**Outcome: not yet.** The dialogue reached its limit of 16 replies before every step was covered.",
      "### Conclusion",
      "You saw at once what the writer is after.",
      '- You found this: *The library should stop fining readers who return their books late.* Your words: "they shud stop takeing fines for late books"',
      "**Next time:** Look for the conclusion in a longer text.",
      "### Reasons",
      'You found that trust makes people careful: "people behave if you trust them". The other reason was hard.',
      '- You found this: *Readers who are treated as responsible adults behave like it.* Your words: "people behave if you trust them"\n- The tutor told you this: *Chasing small sums costs the library more than the sums are worth.*',
      "**Next time:** Go through a passage claim by claim and ask which of them answers the question why.",
      "### Ambiguous words and phrases",
      "This step was not reached.",
      `**The argument's issue:** ${argument.issue}`,
    ].join("\n\n"),
  );
  expect(client.faults).toEqual([]);
});

test("a refusal of the model's stands in no summary", async () => {
  const refusal = "I'm sorry, but I can't help with that.";
  const { text } = await write(changed(1, { did: refusal, next: refusal }));
  expect(text).not.toContain("help with that");
  expect(text).toContain("**Next time:**");
});

test.each([
  "LEARNER: yes.",
  "null.",
  "Lo siento, no puedo.",
  "申し訳ありませんが、お手伝いできません。",
])("nor does another odd end of a model's: %s", async (odd) => {
  const { text } = await write(changed(1, { did: odd, next: odd }));
  expect(text).not.toContain(odd);
  expect(text).toContain("**Next time:**");
});

test("the prompt tells what was found and told, and nothing that is open", async () => {
  const { client } = await write(SOUND);
  const task = client.prompts[0]?.task ?? "";
  expect(task).toContain("Chasing small sums");
  expect(task).not.toContain("answerable for what they do");
});

test("the prompt has each try that fell short, as the learner put it, and of what was found their words", async () => {
  const { speedLimit } = EXAMPLES;
  const gap = speedLimit.key.expectations.find(({ kind }) => kind === "missing_information");
  const { id = "", statement = "" } = gap ?? {};
  const [missed, ...rest] = said("who drives there", 2);
  const [near, reply] = said(
    "how many crash, and its noisy",
    2,
    { [id]: 0.9 },
    { [id]: "how many crash" },
  );
  const marks = [{ sentence: 0, role: "reason" as const, standing: "wrong" as const }];
  const view = {
    argument: speedLimit,
    dialogue: buildDialogue(speedLimit, 2, { earned: [id] }),
    transcript: [
      { sender: "user" as const, text: "", step: 2, marks },
      {
        sender: "system" as const,
        text: "No.",
        step: 2,
        move: buildMove({ kind: "correct", step: 2 }),
      },
      ...(missed === undefined ? [] : [missed]),
      ...rest.map((one) => ({ ...one, move: buildMove({ kind: "hint", step: 2 }) })),
      ...(near?.assessment === undefined || reply === undefined
        ? []
        : [{ ...near, assessment: { ...near.assessment, misconceptions: ["noise"] } }, reply]),
    ],
  };
  const client = buildScriptedClient("fake/writer", SOUND);
  await summarise(client, view, buildCall());
  const [, step = ""] = (client.prompts[0]?.task ?? "").split('<fenced label="step">');
  for (const text of ["[Reason: ", "who drives there", "how many crash, and its noisy"])
    expect(step).toContain(`fell short, or in part: ${text}`);
  expect(step).toContain('Your words: "how many crash"');
  expect(step).not.toContain(statement);
});

describe("quotes that nobody said", () => {
  test("are dropped, and cost no second request", async () => {
    const { text, client } = await write(changed(1, { quotes: ["I deeply admire this library"] }));
    expect(client.prompts).toHaveLength(1);
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

  test.each([
    "You wrote 'fines are evil and must go'.",
    "You also said ‘nobody likes the librarians’.",
    "You put it as „fines are evil“.",
    "You wrote «fines are evil».",
    "You wrote *fines are evil* in the end.",
    "You wrote `fines are evil` in the end.",
    "You wrote: fines are evil.",
    "You said ‘the readers' fines are evil’.",
    // What the passage says is no more the learner's for that.
    "You wrote 'looking for change and soothing tempers'.",
    // Neither is what was said in another step.
    "You said 'people behave if you trust them'.",
    'You said "fines are evil. They must go" and stopped.',
  ])("in whatever marks: %s", async (did) => {
    const { text } = await write(changed(1, { did: `You were quick. ${did} You read on.` }));
    expect(text).toContain("You were quick. You read on.\n");
  });

  test("what the learner did say may be quoted in any marks, and apostrophes are none", async () => {
    const did =
      "You wrote ‘they shud stop takeing fines’. The readers' view and the library's don't differ here.";
    expect((await write(changed(1, { did }))).text).toContain(did);
  });

  test("of another step are not listed", async () => {
    const { text } = await write(changed(1, { quotes: ["people behave if you trust them"] }));
    expect(text.match(/people behave/gu)).toHaveLength(2);
    expect(text.indexOf("people behave")).toBeGreaterThan(text.indexOf("### Reasons"));
  });

  test("are not listed again with a word or two around what was found", async () => {
    const { text } = await write(
      changed(1, { quotes: ["that they shud stop takeing fines for late books"] }),
    );
    expect(text.match(/stop takeing fines/gu)).toHaveLength(1);
  });

  test("nor is the answer to a further question, which the record has", async () => {
    const probe = "probe-reason-detail";
    const dialogue = { ...failed, probed: [probe], coverage: { ...failed.coverage, [probe]: 0.9 } };
    const words = "it shows how little comes in";
    const more = said(words, 1, { [probe]: 0.9 });
    const client = buildScriptedClient("fake/writer", changed(2, { quotes: [words] }));
    const view = { argument, dialogue, transcript: [...transcript, ...more] };
    const text = await summarise(client, view, buildCall());
    expect(text.match(/how little comes in/gu)).toHaveLength(1);
  });

  test("are missed by nobody: what was found stands there in the learner's words, the rest beside it", async () => {
    const { text } = await write(changed(2, { quotes: ["no idea about the other one"] }));
    expect(text).toContain('\n- Your words: "no idea about the other one"\n');
    const none = await write(changed(1, { quotes: [] }));
    expect(none.text).toContain('Your words: "they shud stop takeing fines for late books"');
  });

  test("words of the passage may be quoted", async () => {
    const did = 'You passed over "looking for change and soothing tempers", and rightly.';
    const { text } = await write(changed(2, { did }));
    expect(text).toContain("soothing tempers");
  });
});

describe("what the record does not bear out", () => {
  test.each([
    [1, "You found nothing of your own here, and the tutor told you the answer in the end."],
    [2, "You found everything that the step asks for by yourself."],
  ])("is left out of step %i: %s", async (step, claim) => {
    const { text } = await write(changed(step, { did: `${claim} You read on.` }));
    expect(text).not.toContain(claim);
    expect(text).toContain("\n\nYou read on.\n\n- You found this: ");
  });

  test("is left out of the advice, too, which may look ahead in any words", async () => {
    const claim = "As you found everything by yourself, try a longer text.";
    const next = "Do everything in the next one on your own.";
    const { text } = await write(changed(2, { next: `${claim} ${next}` }));
    expect(text).toContain(`**Next time:** ${next}`);
  });
});

test("a step of which a part is open says so", async () => {
  const { text } = await writeOf({ ...failed, asserted: [] }, SOUND);
  expect(text).toMatch(/if you trust them"\n- The rest of this step stayed open\./u);
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
    expect(text).toContain("### Reasons\n\n- You found this: ");
    expect(text.match(/\*\*Next time:\*\* \S+/gu)).toHaveLength(2);
  });
});

test("a step of which the model says nothing has its record and the built-in advice", async () => {
  const { text } = await write({ steps: SOUND.steps.slice(0, 1) });
  expect(text).toContain("### Reasons\n\n- You found this: ");
  expect(text.match(/\*\*Next time:\*\* \S+/gu)).toHaveLength(2);
});

test("links, marks and other languages do not come through", async () => {
  const did =
    "Look at [this](https://example.org). <b>Well</b>. Das hast du wirklich gut gemacht. You read on.";
  const { text } = await write(changed(1, { did, quotes: ["stop takeing fines"] }));
  expect(text).not.toMatch(/https|<b>|wirklich/u);
  expect(text).toContain("You read on.");
});
