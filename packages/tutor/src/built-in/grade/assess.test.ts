import { afterAll, beforeAll, expect, test } from "vitest";
import type { Argument } from "@elenchus/dialogue/argument";
import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import type { Assessment, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { askedIn } from "@elenchus/dialogue/finding";
import { dialogueAtStep } from "@elenchus/dialogue/transfer-check";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { createReader, type Reader } from "../../reader/reader.ts";
import { createBuiltInTutor } from "../built-in-tutor.ts";
import { assessMessage } from "./assess.ts";

let reader: Reader;
let argument: Argument;

beforeAll(async () => {
  reader = createReader();
  const issue = "Should a company have to keep every game that it sells playable for ten years?";
  const request = { module: 1, interest: "video games", issue, seed: 1, recentFrames: [] } as const;
  argument = await createBuiltInTutor({ reader }).writeArgument(request, {
    signal: new AbortController().signal,
  });
}, 60_000);
afterAll(() => reader.close());

const CLAIM = "a company that sells a video game should keep it playable for ten years";
const ASKED: TranscriptEntry = {
  sender: "system",
  text: "Which claim does the writer want you to accept in the end?",
  step: 0,
};

async function assess(message: string, before: readonly TranscriptEntry[] = [ASKED]) {
  const view = { argument, dialogue: dialogueAtStep(argument, 0), transcript: before };
  return assessMessage(reader, view, message, "test");
}

test.each([
  ["What do you mean by claim?", "claim"],
  ["is the conclusion always at the end?", "conclusion-place"],
])("an answer counts, and “%s” beside it is heard", async (question, asks) => {
  for (const message of [`${question} I would say that ${CLAIM}.`, `So ${CLAIM}. ${question}`]) {
    const heard = await assess(message);
    expect(heard.speechAct, message).toBe("answer");
    expect(heard.coverage["conclusion"], message).toBeGreaterThanOrEqual(COVERED);
    expect(askedIn(heard.findings), message).toBe(asks);
  }
});

test("what is asked beside an answer and nothing stored answers is not passed over", async () => {
  const heard = await assess(`How old is the writer's dog? I would say that ${CLAIM}.`);
  expect(heard.coverage["conclusion"]).toBeGreaterThanOrEqual(COVERED);
  expect(askedIn(heard.findings)).toBe("unknown");
});

test("a mark of a question alone asks nothing beside an answer", async () => {
  const heard = await assess(`its right there in the text tho? I would say that ${CLAIM}.`);
  expect(heard.coverage["conclusion"]).toBeGreaterThanOrEqual(COVERED);
  expect(askedIn(heard.findings)).toBeNull();
});

test("what did not count is not counted for being said again in a protest", async () => {
  const before = credited.map((one) => (one.sender === "user" ? { ...one, text: CLAIM } : one));
  const dialogue = { ...dialogueAtStep(argument, 1), coverage: { conclusion: 0.9 } };
  const view = { argument, dialogue, transcript: before };
  const heard = await assessMessage(reader, view, `I did not mean that. I said ${CLAIM}.`, "test");
  expect(heard).toMatchObject({ takesBack: ["conclusion"], coverage: {} });
});

test("the sentence that says it is quoted, and not the chat around it", async () => {
  const said = `Oh, I love games, this is a nice one! They want that ${CLAIM}. That was easy.`;
  const { earnedBy } = await assess(said);
  expect(earnedBy?.["conclusion"]).toContain("should keep it playable");
  expect(earnedBy?.["conclusion"]).not.toContain("I love games");
});

const credited: readonly TranscriptEntry[] = [
  ASKED,
  { sender: "user", text: "games are fun", step: 0 },
  {
    sender: "system",
    text: "I understand you like this: it counts.",
    step: 0,
    move: {
      kind: "confirm",
      speechAct: "answer",
      because: null,
      step: 0,
      target: null,
      covered: ["conclusion"],
      near: [],
      level: 0,
      misconceptions: [],
      asserted: [],
      nextStep: null,
    },
  },
];

test.each([
  "that is not what i meant",
  "No no, I never said that.",
  "i didnt mean that",
  "Why did you call that a verdict? I gave you a question, I haven't judged anything yet.",
  "Wait, I did not give my conclusion yet, I only ask.",
  "No, I talked about the girl and not about the company.",
])("“%s” takes back what was counted last", async (complaint) => {
  expect(await assess(complaint, credited)).toMatchObject({
    speechAct: "complaint",
    takesBack: ["conclusion"],
  });
});

test.each([
  "hang on, i never wrote anything like that",
  "hey, i was only asking, dont count it",
  "You got me wrong, I did not write about that and it should not be mine.",
  "not what i said. i said all three, not most",
])("“%s” takes back what was believed, and leaves what was sure", async (protest) => {
  const heard = { ...(await assess("games are fun")), believed: "reason-1" };
  const believing = credited.map((one): TranscriptEntry => {
    if (one.sender === "user") return { ...one, assessment: heard };
    const covered = ["conclusion", "reason-1"];
    return one.move === undefined ? one : { ...one, move: { ...one.move, covered } };
  });
  expect((await assess(protest, believing)).takesBack).toEqual(["reason-1"]);
});

test("who asks what two words of the passage mean has tried no answer", async () => {
  const issue = "Should concert-goers have to hand in their phones at the door?";
  const request = { module: 1, interest: "music", issue, seed: 2, recentFrames: [] } as const;
  const { signal } = new AbortController();
  const asking = await createBuiltInTutor({ reader }).writeArgument(request, { signal });
  const dialogue = dialogueAtStep(asking, 0);
  const text =
    "Words I cannot explain, sorry. Try the sentence without it, or look it up. What is the whole passage trying to get you to accept?";
  const view = { argument: asking, dialogue, transcript: [{ ...ASKED, text }] };
  const heard = await assessMessage(reader, view, "what is a quartet? and a weir?", "test");
  expect(heard).toMatchObject({ speechAct: "question", coverage: {} });
  expect(askedIn(heard.findings)).toBe("unknown-word");
});

test("a question is one, though it says what is asked for", async () => {
  const heard = await assess(`Do you mean the claim that ${CLAIM}, or another one?`);
  expect(heard).toMatchObject({ speechAct: "question", coverage: {} });
});

test("who guesses in the form of a question has answered", async () => {
  const heard = await assess(`that ${CLAIM}?`);
  expect(heard.coverage["conclusion"]).toBeGreaterThanOrEqual(COVERED);
});

test("who asks what is meant, and only recalls, takes nothing back", async () => {
  const asked = 'Which claims do you mean by "these"? I only recall giving one.';
  expect((await assess(asked, credited)).takesBack).toBeUndefined();
});

test("who says that it was said takes nothing back", async () => {
  const heard = await assess("I said that already, silly!", credited);
  expect(heard.speechAct).toBe("complaint");
  expect(askedIn(heard.findings)).toBe("said-already");
  expect(heard.takesBack).toBeUndefined();
});

test("a complaint that no stored one is like says that it was said", async () => {
  const heard = await assess("This is the fourth time now, what else am I to type?", credited);
  expect(heard.speechAct).toBe("complaint");
  expect(heard.takesBack).toBeUndefined();
});

test("two reasons in one sentence are quoted apart, also ahead of their step", async () => {
  const own = argument.key.expectations.filter(({ kind }) => kind === "reason").slice(0, 2);
  const [first = "", second = ""] = own.map(({ statement }) => statement.replace(/\.$/u, ""));
  const { earnedBy } = await assess(`${first}; besides, ${second}. And who wrote this?`);
  const quoted = own.map(({ id }) => earnedBy?.[id] ?? "");
  expect(quoted.join(" ")).not.toContain("who wrote");
  expect(new Set(quoted).size).toBe(2);
});

/** Another argument about the same issue. */
async function writeAbout(module: 2 | 5) {
  const request = { module, interest: "video games", issue: argument.issue, seed: 1 } as const;
  const { signal } = new AbortController();
  const tutor = createBuiltInTutor({ reader });
  return tutor.writeArgument({ ...request, recentFrames: [] }, { signal });
}

/** Assesses a message to a further question about another argument, asked behind some praise. */
async function assessFurther(module: 2 | 5, id: string, message: string) {
  const asking = await writeAbout(module);
  const probe = asking.key.expectations.find((one) => one.id === id);
  if (probe?.question === undefined) throw new Error(`Nothing is asked further: ${id}`);
  const at = { ...dialogueAtStep(asking, probe.step), target: id, probed: [id] };
  const praise = 'You have put your finger on it: "it does not follow". The name is right.';
  const text = `${praise} Let me test that a little. ${probe.question}`;
  const transcript = [{ ...ASKED, text, step: probe.step }];
  return assessMessage(reader, { argument: asking, dialogue: at, transcript }, message, "test");
}

test("an objection to a further question is no answer to it, though some would be believed", async () => {
  const objection =
    "This task invites trivialities: any reason supports infinitely many conclusions if you're lax enough.";
  const heard = await assessFurther(2, "probe-repair", objection);
  expect(heard).toMatchObject({ speechAct: "objection", coverage: {} });
});

test.each([
  "Nobody's view is twisted, nobody is attacked as a person, there are not just two choices and no chain of events here.",
  "there's no chain of events and nobody is insulted",
])("who is asked why a name does not fit, and says so, objects to nothing: %s", async (message) => {
  const heard = await assessFurther(5, "probe-fallacy-contrast", message);
  expect(heard.speechAct).toBe("answer");
});

test.each(["what is a grab rail?", "is that a fallacy?", "why is that wrong?"])(
  "behind praise a question is heard as one: %s",
  async (question) => {
    const text =
      'Yes, those are reasons of the passage: "they can play it later" and "it is what they paid for". Now test the steps. One of them goes wrong in a way that has a name. Where does the reasoning fail, and what goes wrong there?';
    const heard = await assess(question, [{ ...ASKED, text }]);
    expect(heard.speechAct).toBe("question");
  },
);

test("whether a sentence is a reason is told, also where it was complained of", async () => {
  const of = splitSentences(argument.passage).at(-1)?.split(" ").slice(0, 6).join(" ");
  const heard = await assess(`No, you did not answer me! Is the bit with "${of}" a reason or not?`);
  expect(askedIn(heard.findings)).toBe("part-of-passage");
  expect(["question", "objection"]).toContain(heard.speechAct);
});

test.each([
  [`I never said that, hold on. The conclusion is that ${CLAIM}.`, true],
  [`I never said that. I did not say that ${CLAIM}.`, false],
])("what is said in place of what was counted is read as an answer: %s", async (protest, isIt) => {
  const dialogue = { ...dialogueAtStep(argument, 1), coverage: { conclusion: 0.9 } };
  const view = { argument, dialogue, transcript: credited };
  const heard = await assessMessage(reader, view, protest, "test");
  expect(heard).toMatchObject({ speechAct: "complaint", takesBack: ["conclusion"] });
  expect((heard.coverage["conclusion"] ?? 0) >= COVERED).toBe(isIt);
});

/** Assesses a message in the step of the verdict, after one that was given for one before. */
async function assessVerdict(text: string, before?: string): Promise<Assessment> {
  const asking = await writeAbout(2);
  const at = asking.key.expectations.find(({ kind }) => kind === "impact");
  if (at === undefined) throw new Error("No verdict is asked for.");
  const dialogue = { ...dialogueAtStep(asking, at.step), target: "impact" };
  const asked: TranscriptEntry = { ...ASKED, text: at.prompt, step: at.step };
  const first = { argument: asking, dialogue, transcript: [asked] };
  if (before === undefined) return assessMessage(reader, first, text, "test");
  const assessment = await assessVerdict(before);
  const said: TranscriptEntry = { sender: "user", text: before, step: at.step, assessment };
  const { coverage, unsure = [] } = assessment;
  const after = { ...dialogue, coverage, unsureOf: unsure };
  const view = { argument: asking, dialogue: after, transcript: [asked, said] };
  return assessMessage(reader, view, text, "test");
}

test("the two halves of a verdict may come one after the other", async () => {
  const ground = "the missing facts are what it depends on";
  expect((await assessVerdict(ground)).coverage["impact"]).toBeLessThan(COVERED);
  const heard = await assessVerdict(ground, "it is less convincing");
  expect(heard.coverage["impact"]).toBeGreaterThanOrEqual(COVERED);
});

test("a bare verdict is joined to no message that was about something else", async () => {
  const before = "why does it matter what fair readers think, the writer says what is true or not";
  const heard = await assessVerdict("a bit weaker i guess", before);
  expect(heard.coverage["impact"]).toBeLessThan(COVERED);
});

test("“weaker” is half a verdict, and “still convinced” none that may be meant as one", async () => {
  expect((await assessVerdict("weaker")).coverage["impact"]).toBeGreaterThanOrEqual(NEAR);
  const heard = await assessVerdict("I gave you the verdict, you said both!", "still convinced");
  expect(heard).toMatchObject({ speechAct: "complaint", coverage: {} });
  expect(heard.unsure ?? []).toEqual([]);
});
