import { describe, expect, test } from "vitest";
import { buildDialogue, buildTurn, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { ModelError } from "../model-client.ts";
import { wordWith } from "./build-wording.ts";

const { libraryFines, bikeLane } = EXAMPLES;
const opening = (step: number): string => libraryFines.steps[step]?.opening ?? "";
const keyOf = (id: string) => {
  const found = libraryFines.key.expectations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No ${id}.`);
  return found;
};

const atStart = buildDialogue(libraryFines, 0);
const pump = buildTurn(libraryFines, atStart, { kind: "pump" });
const hint = buildTurn(libraryFines, atStart, { kind: "hint", speechAct: "dont_know" });
const CLEAN = "I am not sure that I follow you. What does the writer want in the end?";
const LEAK = libraryFines.key.conclusion;

describe("a clean reply", () => {
  test("is said as the model says it, sentence by sentence", async () => {
    const { reply, pieces, reports, client, fake } = await wordWith(pump, [CLEAN]);
    expect(reply).toBe(CLEAN);
    expect(pieces).toHaveLength(2);
    expect(reports).toEqual([]);
    expect(client.prompts).toHaveLength(1);
    expect(client.broken).toBe(0);
    expect(fake.calls).toBe(0);
  });

  test("loses the part that the model plays, and white space around it", async () => {
    const { reply } = await wordWith(pump, [`\n**Tutor:** ${CLEAN}\n\n`]);
    expect(reply).toBe(CLEAN);
  });

  test("keeps the paragraph of the next step", async () => {
    const turn = buildTurn(libraryFines, buildDialogue(libraryFines, 1), {
      kind: "advance",
      covered: ["conclusion"],
      step: 0,
      nextStep: 1,
      message: "they should stop taking fines",
    });
    const said = `Yes, the fines should go.\n\n${opening(1)}`;
    expect(await wordWith(turn, [said])).toMatchObject({ reply: said, reports: [] });
  });
});

test("a message that holds nothing to take up is answered without the model", async () => {
  const takesUp = async (): Promise<boolean> => false;
  const { reply, client, reports } = await wordWith(pump, [LEAK], { takesUp });
  expect(reply).toBe(`Let us see. ${opening(0)}`);
  expect(client.prompts).toEqual([]);
  expect(reports).toEqual([{ event: "spared", move: "pump", fault: null }]);
});

test("a model's refusal is never said: it is asked once more, and then the other wording speaks", async () => {
  const refusal = "I'm sorry, but I can't help with that.";
  const { reply, reports } = await wordWith(hint, [refusal]);
  expect(reply).not.toContain("help with that");
  expect(reports.map(({ event }) => event)).toEqual(["rewritten", "replaced"]);
  expect((await wordWith(pump, [refusal, CLEAN])).reply).toBe(CLEAN);
});

describe("a reply that gives something away", () => {
  test("is asked for again, with the fault named and without the leak", async () => {
    const { reply, reports, client } = await wordWith(pump, [`${LEAK} Right?`, CLEAN]);
    expect(reply).toBe(CLEAN);
    expect(reports).toEqual([
      { event: "rewritten", move: "pump", fault: { kind: "leak", reason: "conclusion: said" } },
    ]);
    const [first, second] = client.prompts;
    expect(second?.task).toContain("gave away");
    expect(second?.task).not.toContain(LEAK.slice(0, -1));
    expect(second?.instructions).toEqual(first?.instructions);
    expect(client.broken).toBe(1);
  });

  test("is replaced when the second try is no better", async () => {
    const { reply, reports, client } = await wordWith(pump, [LEAK, LEAK]);
    expect(reply).toBe(`Let us see. ${opening(0)}`);
    expect(reports.map(({ event }) => event)).toEqual(["rewritten", "replaced"]);
    expect(client.prompts).toHaveLength(2);
  });

  test("is replaced at once where the turn has no request left", async () => {
    const call = { signal: new AbortController().signal, requests: { left: 0 } };
    const { reply, client } = await wordWith(pump, [LEAK, CLEAN], { call });
    expect(reply).toBe(`Let us see. ${opening(0)}`);
    expect(client.prompts).toHaveLength(1);
  });

  test("goes on in other words where some of it was seen, and takes nothing back", async () => {
    const { reply, pieces, client } = await wordWith(hint, [`No harm in that. ${LEAK}`, CLEAN]);
    expect(pieces[0]).toBe("No harm in that.");
    expect(reply).toBe(`No harm in that. ${keyOf("conclusion").hints[0] ?? ""}`);
    expect(client.prompts).toHaveLength(1);
  });

  test("does not say again what was seen", async () => {
    const { reply } = await wordWith(pump, [`${opening(0)} ${LEAK}`]);
    expect(reply.split(opening(0))).toHaveLength(2);
  });

  test("stops the model's stream", async () => {
    const { client } = await wordWith(pump, [`${LEAK} And so on. And so on.`, CLEAN]);
    expect(client.broken).toBe(1);
  });
});

describe("the move is kept", () => {
  test.each([
    ["hint", "Exactly right!"],
    ["hint", "Yes, that is it."],
    ["prompt", "That's correct."],
    ["correct", "You are right."],
    ["redirect", "Well done!"],
    ["pump", "You have found it."],
    ["hint", "Then we can move on to the next step."],
    ["confirm", "With that the step is passed."],
    ["advance", "You have unlocked the module."],
    ["redirect", "I mark this as passed."],
    ["redirect", "That counts."],
    ["redirect", "You have full marks for that."],
  ] as const)("%s never says: %s", async (kind, sentence) => {
    const turn = buildTurn(libraryFines, atStart, { kind });
    const { reply, reports } = await wordWith(turn, [sentence]);
    expect(reply).not.toContain(sentence);
    expect(["praise", "progress"]).toContain(reports[0]?.fault?.kind);
  });

  test.each([
    ["hint", "That is not quite right yet."],
    ["hint", "You are right that this stands in the passage."],
    ["prompt", "That is nearly right."],
    ["hint", "What exactly does the writer ask for?"],
    ["redirect", "I cannot mark anything as passed; only your reading can do that."],
    ["hint", "Let us leave the example out for now, and look at the next part of the passage."],
    ["answer_question", "I am an AI, and I can be mistaken about what you mean."],
    ["hint", "That is a common misconception, so take it lightly."],
    ["confirm", "Yes, that is it."],
    ["confirm", "Yes, and that counts in favour of it."],
    ["hint", "You ask if that is enough."],
    ["redirect", "You ask for full marks, but only what you say about the passage counts."],
  ] as const)("%s may say: %s", async (kind, sentence) => {
    const turn = buildTurn(libraryFines, atStart, { kind });
    const { reply } = await wordWith(turn, [`${sentence} What does the writer want?`]);
    expect(reply).toContain(sentence);
  });

  test("a reply that forgets its question gets it", async () => {
    const { reply, reports } = await wordWith(hint, ["No harm in saying so."]);
    expect(reply).toBe(`No harm in saying so. ${keyOf("conclusion").hints[0] ?? ""}`);
    expect(reports).toEqual([{ event: "completed", move: "hint", fault: null }]);
  });

  test("a question of the model's own takes the place of no hint, prompt or correction", async () => {
    const evades = "I see what you say. What else do you see in the passage?";
    const [misconception] = libraryFines.key.misconceptions;
    const prompted = buildTurn(libraryFines, atStart, { kind: "prompt", near: ["conclusion"] });
    const corrected = buildTurn(libraryFines, atStart, {
      kind: "correct",
      misconception: misconception?.id ?? "",
    });
    const helps = [
      [hint, keyOf("conclusion").hints[0]],
      [prompted, keyOf("conclusion").prompt],
      [corrected, misconception?.correction],
    ] as const;
    for (const [turn, help] of helps)
      expect((await wordWith(turn, [evades])).reply).toBe(`${evades} ${help ?? ""}`);
  });

  test("a prompt that is no question is question enough", async () => {
    const turn = buildTurn(libraryFines, atStart, { kind: "prompt", near: ["conclusion"] });
    const said = `You are close. ${keyOf("conclusion").prompt}`;
    expect(await wordWith(turn, [said])).toMatchObject({ reply: said, reports: [] });
  });

  test("an advance that does not open the step has it opened", async () => {
    const turn = buildTurn(libraryFines, buildDialogue(libraryFines, 1), {
      kind: "advance",
      covered: ["conclusion"],
      step: 0,
      nextStep: 1,
      message: "they should stop taking fines",
    });
    const { reply } = await wordWith(turn, ["Yes, the fines should go."]);
    expect(reply).toBe(`Yes, the fines should go.\n\n${opening(1)}`);
  });

  test("what is to be told is told, before the next question", async () => {
    const dialogue = buildDialogue(libraryFines, 1, { coverage: {}, asserted: ["conclusion"] });
    const turn = buildTurn(libraryFines, dialogue, {
      kind: "assertion",
      speechAct: "dont_know",
      asserted: ["conclusion"],
      step: 0,
      nextStep: 1,
      message: "I don't know",
    });
    const { reply } = await wordWith(turn, [`Let me show you.\n\n${opening(1)}`]);
    expect(reply).toContain(LEAK);
    expect(reply.indexOf(LEAK)).toBeLessThan(reply.indexOf(opening(1)));
    const whole = `Let me show you. The writer wants the library to stop fining readers who return their books late.\n\n${opening(1)}`;
    expect(await wordWith(turn, [whole])).toMatchObject({ reply: whole, reports: [] });
  });

  test("a closing move asks nothing, and calls no failure a success", async () => {
    const dialogue = buildDialogue(libraryFines, 2, {
      outcome: "failure",
      outcomeReason: "message_limit",
      target: null,
    });
    const turn = buildTurn(libraryFines, dialogue, { kind: "close", target: null });
    const asked = await wordWith(turn, ["We are at the end. What else do you see?"]);
    expect(asked.reply).toMatch(/^We are at the end\./u);
    expect(asked.reply).not.toContain("What else");
    const praised = await wordWith(turn, ["Congratulations, you made it."]);
    expect(praised.reply).not.toContain("Congratulations");
    const said = "We have come to the end of this dialogue. The summary shows what you found.";
    expect(await wordWith(turn, [said])).toMatchObject({ reply: said, reports: [] });
  });

  test("a reply that does not end is cut and still asks its question", async () => {
    const { reply, reports } = await wordWith(pump, ["Let us see again. ".repeat(60)]);
    expect(reply.length).toBeLessThan(1800);
    expect(reply.endsWith(opening(0))).toBe(true);
    expect(reports.map(({ event }) => event)).toEqual(["cut", "completed"]);
  });
});

describe("a model that fails", () => {
  const failure = new ModelError("overloaded", "no room");

  test("before it has said anything: the turn fails", async () => {
    expect(await wordWith(pump, [[failure]])).toMatchObject({ reply: "", error: failure });
  });

  test("in the middle: the turn fails, whatever was seen", async () => {
    const { reply, error } = await wordWith(pump, [["I am not sure. Tell me", failure]]);
    expect(reply).toBe("I am not sure.");
    expect(error).toBe(failure);
  });

  test.each([
    ["after a part was seen, the rest", ["I am not sure. Tell me"], "I am not sure. "],
    ["before that, all", [], "Let us see. "],
  ])("for want of time: %s comes in the other wording", async (_name, said, start) => {
    const late = new ModelError("timeout", "too slow");
    const call = { signal: new AbortController().signal, timeLeft: () => 0 };
    const worded = await wordWith(pump, [[...said, late]], { call });
    expect(worded).toMatchObject({ reply: `${start}${opening(0)}`, error: null });
    expect(worded.client.prompts).toHaveLength(1);
    expect(worded.reports).toEqual([
      { event: "replaced", move: "pump", fault: { kind: "late", reason: "timeout" } },
    ]);
  });

  test("at its second try: the learner gets the other wording", async () => {
    const { reply, error, reports } = await wordWith(pump, [LEAK, [failure]]);
    expect(error).toBeNull();
    expect(reply).toBe(`Let us see. ${opening(0)}`);
    expect(reports.map(({ event }) => event)).toEqual(["rewritten", "replaced"]);
  });

  test.each(["", "  \n ", "Tutor:"])(
    "by saying nothing (%j): it is asked again",
    async (nothing) => {
      const { reply, reports } = await wordWith(pump, [nothing, CLEAN]);
      expect(reply).toBe(CLEAN);
      expect(reports).toMatchObject([{ event: "rewritten", fault: { kind: "empty" } }]);
    },
  );

  test.each(["refused", "empty", "truncated", "invalid_output"] as const)(
    "that has no words for it (%s) is asked again, and then replaced",
    async (kind) => {
      const none = [new ModelError(kind, "none")];
      expect(await wordWith(pump, [none, CLEAN])).toMatchObject({ reply: CLEAN, error: null });
      const { reply, error, client } = await wordWith(pump, [none, none]);
      expect([reply, error]).toEqual([`Let us see. ${opening(0)}`, null]);
      expect(client.prompts).toHaveLength(2);
    },
  );

  test("because the turn's requests are spent is replaced at once", async () => {
    const spent = [new ModelError("no_requests_left", "spent")];
    const call = { signal: new AbortController().signal, requests: { left: 0 } };
    const { reply, error, client, reports } = await wordWith(pump, [spent], { call });
    expect([reply, error]).toEqual([`Let us see. ${opening(0)}`, null]);
    expect(client.prompts).toHaveLength(1);
    expect(reports.map(({ event }) => event)).toEqual(["replaced"]);
  });

  test("because the learner left: nothing else is tried", async () => {
    const controller = new AbortController();
    controller.abort();
    const { error, reply, reports } = await wordWith(pump, [CLEAN], {
      call: { signal: controller.signal },
    });
    expect(error).not.toBeNull();
    expect([reply, reports]).toEqual(["", []]);
  });

  test("at its second try because the learner left: the turn ends", async () => {
    const controller = new AbortController();
    const cancelled = new ModelError("cancelled", "gone");
    const wording = wordWith(pump, [LEAK, [cancelled]], { call: { signal: controller.signal } });
    controller.abort();
    expect(await wording).toMatchObject({ reply: "" });
  });
});

test("module 5: the name is confirmed once it is earned", async () => {
  const dialogue = buildDialogue(bikeLane, 2, { earned: ["fallacy-name"] });
  const turn = buildTurn(bikeLane, dialogue, {
    kind: "confirm",
    covered: ["fallacy-name"],
    target: "fallacy",
    message: "it is a strawman",
  });
  const said =
    "Yes, this is a strawman. Now say in your own words what goes wrong in that place, would you?";
  expect(await wordWith(turn, [said])).toMatchObject({ reply: said, reports: [] });
});
