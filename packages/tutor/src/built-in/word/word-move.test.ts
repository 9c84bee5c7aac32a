import { STORED_ANSWERS } from "@elenchus/curriculum/answers/answers";
import { WORD_MEANINGS } from "@elenchus/curriculum/answers/words";
import { describe, expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import type { Assessment, Move, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { decideMove, startDialogue } from "@elenchus/dialogue/policy";
import answers from "./answers.json" with { type: "json" };
import phrases from "./phrases.json" with { type: "json" };
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { wordMove } from "./word-move.ts";

const argument = buildArgument({ passage: "Dogs bark at night. So dogs should live outside." });
const view = { argument, dialogue: { ...startDialogue(argument), step: 1 }, transcript: [] };
const build = (changes: Partial<Move>): Move => ({
  kind: "hint",
  speechAct: "answer",
  because: null,
  step: 1,
  covered: [],
  near: [],
  target: "reason-2",
  level: 0,
  misconceptions: [],
  asserted: [],
  nextStep: null,
  ...changes,
});
const opensWith = (bank: readonly string[], reply: string): boolean =>
  bank.some((text) => reply.startsWith(text.replace(/ ?"?\{.*$/u, "")));

describe("what was right is confirmed in the learner's words", () => {
  const confirm = build({ kind: "confirm", covered: ["reason-1"], target: "reason-2" });

  test("cut to what the reader heard it in, and not in the key's", () => {
    const earnedBy = { "reason-1": "I think that way of saying reason-1, sort of" };
    const heard = { coverage: {}, findings: [], earnedBy } as unknown as Assessment;
    const message = `Well, I had a dog myself. ${earnedBy["reason-1"]}`;
    const reply = wordMove({ ...view, heard }, message, confirm);
    expect(reply).toContain(`"${earnedBy["reason-1"]}"`);
    expect(reply).not.toContain("had a dog");
    expect(reply).not.toContain("Statement of reason-1");
  });

  test("each find in marks of its own where a message holds two that belong together", () => {
    const reason = argument.key.expectations.find(({ kind }) => kind === "reason");
    if (reason === undefined) throw new Error("The argument has no reason.");
    const gaps = ["gap-1", "gap-2"].map((id) => ({
      ...reason,
      id,
      kind: "missing_information" as const,
    }));
    const asked = { ...argument, key: { ...argument.key, expectations: gaps } };
    const earnedBy = { "gap-1": "How many bark?", "gap-2": "does anybody wake up?" };
    const heard = { coverage: {}, findings: [], earnedBy } as unknown as Assessment;
    const both = build({ kind: "confirm", covered: ["gap-1", "gap-2"], target: null });
    const message = "How many bark? And does anybody wake up?";
    const reply = wordMove({ ...view, argument: asked, heard }, message, both);
    expect(reply).toContain('"How many bark?" and "does anybody wake up?"');
  });

  test("as they were heard before, where an earlier message said it", () => {
    const heard = {
      coverage: {},
      findings: [{ kind: "said_before", id: "reason-1" }],
      earnedBy: { "reason-1": "dogs like the cold" },
    } as unknown as Assessment;
    const reply = wordMove({ ...view, heard }, "hm", confirm);
    expect(opensWith(phrases.confirmed.reasonsBefore.quoted, reply)).toBe(true);
    expect(reply).toContain('"dogs like the cold"');
  });

  test("without any where a sentence was marked or a statement chosen", () => {
    const marks = [{ sentence: 0, role: "reason", standing: "right" }] as const;
    const marked = wordMove(view, "[Reason: “Dogs bark at night.”]", { ...confirm, marks });
    expect(opensWith(phrases.confirmed.marked.reason, marked)).toBe(true);
    const beside = wordMove(view, "oops, the wrong line", { ...confirm, marks });
    expect(opensWith(phrases.confirmed.marked.reason, beside)).toBe(true);
    const chosen = wordMove(view, "B", { ...confirm, chose: "right" });
    expect(opensWith(phrases.confirmed.chosen, chosen)).toBe(true);
  });
});

test("what several reasons read in the passage is shown for each that is not written out", () => {
  const quotes: Readonly<Record<string, string>> = {
    "reason-1": "Dogs bark at night",
    "reason-2": "they dig",
  };
  const expectations = argument.key.expectations.map((one) => {
    const quote = quotes[one.id];
    return quote === undefined ? one : { ...one, quote };
  });
  const passage = "Dogs bark at night, and they dig. So dogs should live outside.";
  const key = { ...argument.key, expectations };
  const quoted = { ...view, argument: { ...argument, passage, key } };
  const both = build({ kind: "confirm", covered: ["reason-1", "reason-2"], target: null });
  const reply = wordMove(quoted, "neighbours suffer twice", both);
  expect(reply).toContain("*Dogs bark at night.* *They dig.*");
  expect(wordMove(quoted, "dogs bark at night, and the lawn", both)).not.toContain("*Dogs bark");
});

test("what has been found before and is said again is called found, and is no miss", () => {
  const hint = build({ again: ["reason-1"] });
  expect(opensWith(phrases.saidAgain, wordMove(view, "because of one", hint))).toBe(true);
  expect(opensWith(phrases.notYet, wordMove(view, "because of one", build({})))).toBe(true);
  const marks = [{ sentence: 0, role: "reason", standing: "right" }] as const;
  const pump = build({ kind: "pump", again: ["reason-1"], marks });
  expect(opensWith(phrases.markedAgain, wordMove(view, "[Reason: “Dogs bark.”]", pump))).toBe(true);
});

/** A view in which the message was heard to ask what a stored answer answers. */
const asked = (asks: string) => ({
  ...view,
  heard: {
    coverage: {},
    findings: [{ kind: "spoken", act: "question", asks }],
  } as unknown as Assessment,
});

test.each([
  ["reason", "a claim that is given so that you accept"],
  ["reason-where", "Look at what comes before and after the conclusion."],
  ["reason-why", "An argument is as good as its reasons."],
  ["conclusion-or-reason", 'Put "because" between the two claims.'],
  ["reason-weak", "A weak or even false reason counts here"],
  ["persuade", "To persuade is to give grounds"],
  ["reason-how-many-all", "found so far"],
  ["reason-example", "The bridge is old"],
])("%s is answered before the question is put again", (id, answer) => {
  const asks = build({ kind: "answer_question", speechAct: "question" });

  const reply = wordMove(asked(id), "…?", asks);
  expect(reply).toContain(answer);
  expect(reply).toMatch(/[?.]$/u);
});

test("a verdict that does not fit is not said to be missing", () => {
  const impact = argument.key.expectations.map((one) =>
    one.id === "reason-2" ? { ...one, kind: "impact" as const } : one,
  );
  const judged = {
    ...view,
    argument: { ...argument, key: { ...argument.key, expectations: impact } },
  };
  const reply = wordMove(judged, "It is very strong, because all the facts are there.", build({}));
  expect(opensWith(phrases.otherVerdict, reply)).toBe(true);
});

test("a word of the passage is explained", () => {
  const asks = build({ kind: "answer_question", speechAct: "question" });
  const passage = "A tern sat on the stile. So the path should be closed.";
  const heard = { findings: [{ kind: "spoken", act: "question", asks: "unknown-word" }] };
  const word = { ...view, argument: { ...argument, passage }, heard: heard as never };
  const reply = wordMove(word, "what is a stile? and a tern?", asks);
  expect(reply).toContain(WORD_MEANINGS["stile"]);
  expect(reply).toContain(WORD_MEANINGS["tern"]);
  expect(wordMove(word, "what is a path?", asks)).toMatch(/dictionary|explain|look it up/u);
});

test("a word of the tutor's own is explained, and the step asked again", () => {
  const asks = build({ kind: "answer_question", speechAct: "question" });
  const before = "What would a doubter still have to be given?";
  const replies = [before];
  for (let time = 0; time < 3; time += 1) {
    const transcript = replies.map((text) => ({ sender: "system" as const, text, step: 1 }));
    const word = { ...asked("unknown-word"), transcript };
    replies.push(wordMove(word, "what is a doubter?", asks));
  }
  expect(replies[1]).toMatch(/^"Doubter".*not sure yet that the writer is right\. [A-Z].*[?.]$/u);
  expect(replies[3]).toContain("above");
});

test("what was answered before is not called unknown", () => {
  const asks = build({ kind: "answer_question", speechAct: "question" });
  const before = { sender: "system", text: wordMove(asked("reason-why"), "…?", asks), step: 1 };
  const again = { ...asked("reason-why"), transcript: [...view.transcript, before] } as const;
  expect(wordMove(again as DialogueView, "…?", asks)).toContain("above");
});

test("an objection in the module's own step is taken for the doubt that it is", () => {
  const first = view.argument.key.expectations.find(({ step }) => step === 2);
  const own = { ...view, dialogue: { ...view.dialogue, step: 2 } };
  const objects = build({
    kind: "answer_question",
    speechAct: "objection",
    target: first?.id ?? null,
  });
  expect(wordMove(own, "people may just be richer", objects)).toMatch(/doubt/u);
});

test("what asks about a doubt is not answered once the answer counts", () => {
  const counts = build({ kind: "confirm", covered: ["reason-1"] });
  expect(wordMove(asked("not-sure-what"), "because of one", counts)).not.toContain("Not certain");
  expect(wordMove(asked("marks-must"), "because of one", counts)).not.toContain("You need not");
});

describe("a question that nothing stored answers", () => {
  const asks = build({ kind: "answer_question", speechAct: "question" });

  test("about what is wanted is told what the step asks for", () => {
    const told = answers.task.reason;
    for (const question of ["Do you want it in one word?", "Strength of what?"]) {
      const last = { sender: "system", text: "So how about its strength?", step: 1 } as const;
      const reply = wordMove({ ...view, transcript: [last] }, question, asks);
      expect(
        told.some((text) => reply.startsWith(text)),
        question,
      ).toBe(true);
    }
  });

  test("about a sentence of the passage is told what stands there, unless that is to be found", () => {
    const passage =
      "Rex woke the baker at four last Monday. Quote of reason-1 is here. So dogs bark.";
    const quoted = argument.key.expectations.map((one) =>
      one.id === "reason-1" ? { ...one, quote: "Quote of reason-1 is here" } : one,
    );
    const key = { ...argument.key, expectations: quoted };
    const at = { ...view, argument: { ...argument, passage, key } };
    const about = (text: string) => wordMove(at, text, asks);
    expect(about("did rex bite the baker?")).toContain("*Rex woke the baker at four last Monday.*");
    expect(about("is the quote of reason-1 long?")).not.toContain("*");
  });
});

test.each(["question", "objection"] as const)("a %s that has no answer is told so", (speechAct) => {
  const asks = build({ kind: "answer_question", speechAct });
  const reply = wordMove(view, "Who is Luis?", asks);
  expect(answers.unknown[speechAct].some((text) => reply.startsWith(text))).toBe(true);
});

test("a complaint that is made again leaves no slot open", () => {
  const complaint = build({ kind: "apologise", speechAct: "complaint" });
  const said: TranscriptEntry[] = [];
  for (let time = 0; time < 4; time += 1) {
    const before = { ...asked("said-already"), transcript: said };
    const reply = wordMove(before, "I said that already!", complaint);
    expect(reply).not.toMatch(/[{}]/u);
    said.push({ sender: "system", text: reply, step: 0 });
  }
});

test("every stored answer that is worded in several ways is stored", () => {
  const stored = new Set(STORED_ANSWERS.map(({ id }) => id));
  expect(Object.keys(answers.banks).filter((id) => !stored.has(id))).toEqual([]);
});

test("a complaint about a credit is owned and taken back", () => {
  const taken = build({ kind: "apologise", speechAct: "complaint", takenBack: ["reason-1"] });
  const reply = wordMove(view, "I never said that!", taken);
  expect(opensWith(phrases.apologise.takenBack, reply)).toBe(true);
  const instead = "That was a joke. It is because way of saying reason-1 is so.";
  const counted = { ...taken, kind: "confirm", covered: ["reason-1"] } as const;
  const confirmed = wordMove(view, instead, counted);
  expect(opensWith(phrases.apologise.takenBack, confirmed)).toBe(true);
  expect(confirmed).toContain("way of saying reason-1 is so");
});

test.each([
  ["conclusion", "reason", phrases.marks.reason_for_conclusion],
  ["reason", "conclusion", phrases.marks.conclusion_for_reason],
  ["reason", undefined, phrases.marks.other],
  ["neither", "reason", phrases.marks.part_for_neither],
  ["flaw", "reason", phrases.marks.flaw_elsewhere],
] as const)("a wrong mark is placed: %s, which is %s", (role, instead, bank) => {
  const mark = { sentence: 0, role, standing: "wrong" } as const;
  const marks = [instead === undefined ? mark : { ...mark, instead }];
  const key = { ...argument.key, misconceptions: [] };
  const reply = wordMove(
    { ...view, argument: { ...argument, key } },
    "[Reason: “Dogs bark at night.”]",
    build({ kind: "correct", marks }),
  );
  expect(opensWith(bank, reply)).toBe(true);
});

test("of marks that were not considered nothing is said but to mark one", () => {
  const marks = [0, 1, 2].map((sentence) => ({ sentence, role: "conclusion" as const }));
  const reply = wordMove(view, "[Conclusion: …]", build({ kind: "correct", marks }));
  expect(opensWith(phrases.marks.several, reply)).toBe(true);
});

test("statements are offered as a lettered list", () => {
  const options = ["Dogs should live outside.", "Dogs bark.", "Dogs should live inside."];
  const reply = wordMove(view, "hm", build({ kind: "choose", options }));
  expect(reply).toMatch(/\n\nA\) Dogs should live outside\.\n\nB\) Dogs bark\.\n\nC\) /u);
});

test("what was right is not quoted together with what may be another reason, and that is asked for", () => {
  const confirm = build({
    kind: "confirm",
    covered: ["reason-1"],
    target: "reason-2",
    isRest: true,
  });
  const reply = wordMove(view, "dogs bark at night and dogs like the cold", confirm);
  expect(reply).not.toContain("dogs like the cold");
  expect(phrases.locate.rest.some((ask) => reply.endsWith(ask))).toBe(true);
});

test("who is not understood is asked to point", () => {
  const reply = wordMove(view, "hm", build({ kind: "locate" }));
  expect(reply).toMatch(/mark/iu);
});

test("a learner who asks the same thing again and again is answered each time in other words", () => {
  let dialogue = startDialogue(argument);
  const transcript = [];
  const judged: Assessment = {
    speechAct: "question",
    coverage: {},
    misconceptions: [],
    confidence: 0.9,
    findings: [],
    judge: "test",
  };
  for (let turn = 0; turn < 8; turn += 1) {
    const decision = decideMove(argument, dialogue, judged);
    ({ dialogue } = decision);
    const text = wordMove({ argument, dialogue, transcript }, "Who is Luis?", decision.move);
    transcript.push({ sender: "system" as const, text, step: 0, move: decision.move });
  }
  expect(new Set(transcript.map(({ text }) => text)).size).toBe(8);
});

describe("what a sentence of the passage does", () => {
  const passage = "Dogs bark at night. Rex woke the baker at four last Monday. So dogs should go.";
  const known = buildArgument({ passage });
  const detail = { id: "detail-as-conclusion", step: 0, correction: "", paraphrases: [passage] };
  const sentence = "Rex woke the baker at four last Monday.";
  const misconceptions = [{ ...detail, paraphrases: [sentence] }];
  const asking = { ...known, key: { ...known.key, misconceptions } };
  const at = { ...view, argument: asking, dialogue: { ...startDialogue(asking), step: 1 } };
  const spoken = answers.spokenOf.detail.map((one) => one.replace("{}", sentence));

  test.each([
    ["an answer", build({ kind: "hint" })],
    ["an objection", build({ kind: "answer_question", speechAct: "objection" })],
  ])("is said where %s speaks of one that is none of what is asked for", (_, move) => {
    const reply = wordMove(at, "the baker was woken by rex on monday", move);
    expect(spoken.some((one) => reply.startsWith(one))).toBe(true);
    const again = { ...at, transcript: [{ sender: "system", text: reply, step: 1 }] } as const;
    const second = wordMove(again, "but rex woke the baker at four!", move);
    expect(opensWith(answers.part.detail, second)).toBe(true);
  });

  test("is said of no other", () => {
    const reply = wordMove(at, "because dogs bark at night", build({ kind: "hint" }));
    expect(reply).not.toContain("*");
    const unsure = { coverage: {}, findings: [], unsure: ["reason-2"] } as unknown as Assessment;
    const heard = wordMove({ ...at, heard: unsure }, "rex woke the baker", build({ kind: "hint" }));
    expect(heard).not.toContain("*");
  });
});

test("nobody is told sorry beside an answer where the message before it counted", () => {
  const confirm = build({ kind: "confirm", covered: ["reason-1"] });
  const replyAfter = (covered: readonly string[]) => {
    const text = "And what else?";
    const before = { sender: "system", text, step: 1, move: build({ covered }) } as const;
    return wordMove({ ...asked("complains"), transcript: [before] }, "told you: it barks", confirm);
  };
  const isSorry = (reply: string) => phrases.sorryMisread.some((one) => reply.includes(one));
  expect(isSorry(replyAfter([]))).toBe(true);
  expect(isSorry(replyAfter(["conclusion"]))).toBe(false);
});

test("whoever cannot answer any more is not asked to say so", () => {
  const heard = { coverage: {}, findings: [], believed: "reason-1" } as unknown as Assessment;
  const close = build({ kind: "close", covered: ["reason-1"], target: null });
  expect(wordMove({ ...view, heard }, "it barks", close)).not.toMatch(/say so|tell me/u);
});
