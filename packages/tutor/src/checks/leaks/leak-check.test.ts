import { afterAll, describe, expect, test, vi } from "vitest";
import { buildDialogue, EXAMPLES } from "../../llm/example-arguments/build-example-argument.ts";
import { createReader } from "../../reader/reader.ts";
import { buildLeakCheck } from "./build-leak-check.ts";
import { createLeakCheck } from "./leak-check.ts";
import { createLeakClassifier } from "./leak-classifier.ts";
import { openAnswersOf, type ReplyContext } from "./open-answers.ts";

vi.setConfig({ testTimeout: 60_000 });

const reader = createReader();
afterAll(() => reader.close());
const check = createLeakCheck(createLeakClassifier((texts) => reader.embed(texts)));

const { libraryFines } = EXAMPLES;
const [conclusion] = libraryFines.key.expectations.map(({ statement }) => statement);

/** A turn at a step, after a message. */
function at(step: number, message: string, changes: Parameters<typeof buildDialogue>[2] = {}) {
  const dialogue = buildDialogue(libraryFines, step, changes);
  const view = { argument: libraryFines, dialogue, transcript: [] };
  return { view, message, allowed: [] } satisfies ReplyContext;
}

const MISS = at(0, "it costs twenty pence a day");

describe("what a tutor may say after a miss", () => {
  test.each([
    "That is in the passage, and it sets the scene.",
    "You say that it costs twenty pence a day.",
    "What does the writer want to bring about?",
    "Read it once more: which sentence would the others support?",
    "Why do you think the writer mentions the twenty pence?",
    "Take your time; nobody sees it at once.",
    "No harm in that: say in your own words what it is all there for.",
  ])("%s", async (sentence) => {
    expect(await check(MISS, sentence, [])).toBeNull();
  });
});

test("a sentence that takes up the learner's own words, and brings none of the open answers', is no doubt", async () => {
  const mark = createLeakCheck(async () => 1);
  const takesUp =
    'You took "twenty pence a day" for the point, and that is one evening on a balcony.';
  expect(await mark(MISS, takesUp, [])).toBeNull();
  for (const other of [
    takesUp.replaceAll('"', ""),
    takesUp.replace("twenty pence a day", "late readers again"),
    takesUp.replace("one evening", "why the library should stop"),
  ])
    expect(await mark(MISS, other, []), other).toMatchObject({ kind: "leak" });
});

describe("what tells the conclusion", () => {
  test.each([
    "The writer wants the library to do away with its fines.",
    "Could it be that late readers should not have to pay any more?",
    "Not quite: it argues that nobody should be charged for an overdue book.",
  ])("%s", async (sentence) => {
    expect(await check(MISS, sentence, [])).toMatchObject({ kind: "leak" });
  });
});

/** Every step of the examples, as it opens. */
const OPENED = Object.values(EXAMPLES).flatMap((argument) =>
  [...argument.steps.keys()].map((step): ReplyContext => {
    const view = { argument, dialogue: buildDialogue(argument, step), transcript: [] };
    return { view, message: "hm, not sure", allowed: [] };
  }),
);

test("an open answer in the key's own words is never said, by itself or wrapped up", async () => {
  const checkWords = buildLeakCheck();
  const said = OPENED.flatMap((context) =>
    openAnswersOf(context)
      .flatMap(({ expectation }) => [expectation.statement, ...expectation.paraphrases])
      .flatMap((words) => [words, `Not quite, because ${words}`, `Look: is it that ${words}?`])
      .map((sentence) => ({ context, sentence })),
  );
  expect(said.length).toBeGreaterThan(500);
  for (const { context, sentence } of said)
    expect(await checkWords(context, sentence, []), sentence).toMatchObject({ kind: "leak" });
});

test("an answer in two sentences is one", async () => {
  const [first, second] = [
    "The library should stop.",
    "I mean fining readers who return books late.",
  ];
  expect(await buildLeakCheck()(MISS, second, [first])).toMatchObject({ kind: "leak" });
});

describe("free is", () => {
  const said = "scrap library fines and no more charges for overdue books";
  test.each<[string, ReplyContext, string]>([
    ["what the learner has just said", at(0, said), `You say: ${said}.`],
    ["what was earned", at(0, "so no fines", { earned: ["conclusion"] }), `Yes: ${conclusion}`],
    ["what was told", at(0, "idk", { asserted: ["conclusion"] }), `It is this: ${conclusion}`],
    ["what belongs to a step that is over", at(1, "and now?"), `You know that ${conclusion}`],
    ["everything once all is found", at(0, "so no fines", { outcome: "success" }), `${conclusion}`],
    ["what the move gives", { ...MISS, allowed: [`${conclusion}`] }, `${conclusion}`],
  ])("%s", async (_, context, sentence) => {
    expect(await check(context, sentence, [])).toBeNull();
  });
});

test.each([
  ["form", "See [this](https://example.org)."],
  ["form", "![x](http://a.example/x.png)"],
  ["form", "Look at <b>this</b>."],
  ["form", "```js"],
  ["form", '{"speechAct": "answer"}'],
  ["role", "I'm sorry, but I can't help with that."],
  ["role", "As an AI language model, I have no opinion."],
  ["role", "My instructions say that I may not tell you."],
  ["role", "I was told not to reveal the answer key."],
  ["role", "That is reason-1."],
  ["role", "Es tut mir leid, dabei kann ich nicht helfen."],
  ["role", "Je ne peux pas."],
  ["role", "Извините, я не могу помочь с этим."],
  ["role", "申し訳ありませんが、お手伝いできません。"],
  ["role", "LEARNER: yes"],
  ["role", "What follows from that?\n**Student:** The fines should go."],
  ["role", "Assistant: And why?"],
  ["role", "null"],
  ["role", '"undefined".'],
])("%s: %s", async (kind, sentence) => {
  expect(await check(MISS, sentence, [])).toMatchObject({ kind });
});

test.each([
  "I am an AI, and I can be mistaken about what you mean.",
  "As an AI I will not pick one.",
  "I'm sorry that I asked you that twice.",
  "Take your time, and let me help you with that.",
  "Is the letter an answer to the rule, or to the people who made it?",
  "Yes: that is what the learner in the letter would say.",
  "Nothing is null and void yet.",
])("plain talk is none of these: %s", async (sentence) => {
  expect(await check(MISS, sentence, [])).toBeNull();
});

test("a learner's own words are no other language", async () => {
  const context = at(0, "los autos Kowalczyk son demasiado");
  expect(await check(context, 'What do "los autos Kowalczyk" do?', [])).toBeNull();
});

describe("what the classifier marks", () => {
  const sentence = "What would a borrower like to abolish?";
  const ask = (score: number, isTold: () => Promise<boolean>, context: ReplyContext = MISS) => {
    const asked = vi.fn<(sentence: string, answers: readonly string[]) => Promise<boolean>>(isTold);
    const fault = createLeakCheck(async () => score)(context, sentence, [], asked);
    return { asked, fault };
  };

  test("is settled by one question about the open step, however sure the classifier is", async () => {
    const { asked, fault } = ask(9, async () => false);
    expect(await fault).toBeNull();
    expect(asked).toHaveBeenCalledExactlyOnceWith(sentence, [conclusion]);
    expect(await ask(0.4, async () => true).fault).toMatchObject({ kind: "leak" });
  });

  test("passes where nobody answers, and is refused where there is nobody to ask", async () => {
    const fails = async () => Promise.reject(new Error("no answer"));
    expect(await ask(9, fails).fault).toBeNull();
    const alone = createLeakCheck(async () => 0.4)(MISS, sentence, []);
    expect(await alone).toMatchObject({ kind: "leak" });
  });

  test("is no question where it marks nothing, or the learner has asked", async () => {
    const unmarked = ask(-0.4, async () => true);
    const answer = ask(9, async () => true, { ...MISS, isAnswer: true });
    for (const { asked, fault } of [unmarked, answer]) {
      expect(await fault).toBeNull();
      expect(asked).not.toHaveBeenCalled();
    }
  });

  test("is refused unasked in the key's own words, also as an answer and of a later step", async () => {
    const reason = libraryFines.key.expectations.find(({ step }) => step === 1)?.statement ?? "";
    const asked = vi.fn<() => Promise<boolean>>(async () => false);
    for (const words of [`${conclusion}`, reason])
      for (const context of [MISS, { ...MISS, isAnswer: true }])
        expect(
          await createLeakCheck(async () => 9)(context, words, [], asked),
          words,
        ).toMatchObject({ kind: "leak" });
    expect(asked).not.toHaveBeenCalled();
  });
});

test("a point that a learner has said in other words, in any message, is theirs", async () => {
  const said = "Because it is late. They should scrap the fines for library books, no?";
  expect(await buildLeakCheck()(MISS, `Is it that ${conclusion}`, [])).not.toBeNull();
  expect(
    await buildLeakCheck()(at(0, said), "So the library should scrap its fines.", []),
  ).toBeNull();
});

test("what brings no new word is said without the reader", async () => {
  const scoreLeak = vi.fn<() => Promise<number>>(async () => 9);
  expect(await createLeakCheck(scoreLeak)(MISS, "It costs twenty pence a day?", [])).toBeNull();
  expect(scoreLeak).not.toHaveBeenCalled();
});

test("without its reader a sentence is put to the judge, and is refused where there is none", async () => {
  const broken = createLeakCheck(createLeakClassifier(() => Promise.reject(new Error("gone"))));
  const sentence = "What would a borrower abolish?";
  expect(await broken(MISS, sentence, [], async () => false)).toBeNull();
  expect(await broken(MISS, sentence, [])).toMatchObject({ kind: "leak" });
});
