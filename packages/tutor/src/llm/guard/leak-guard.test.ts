import { describe, expect, test } from "vitest";
import type { Argument } from "@elenchus/dialogue/argument";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { buildFakeEmbed } from "../example-arguments/build-fake-embed.ts";
import { buildHearing } from "../example-arguments/build-hearing.ts";
import type { Fault } from "./fault.ts";
import { createLeakGuard } from "./leak-guard.ts";
import { splitSentences } from "./split-sentences.ts";

/** A reply, where it stands, and what may be said in it. */
interface Case {
  readonly argument?: Argument;
  readonly step?: number;
  readonly earned?: readonly string[];
  readonly probed?: readonly string[];
  readonly message?: string;
  readonly hasMerit?: boolean;
  readonly allowed?: readonly string[];
  readonly reply: string;
}

async function watch({
  argument = EXAMPLES.libraryFines,
  step = 0,
  earned = [],
  probed = [],
  message = "it is about fines, I think",
  hasMerit = false,
  allowed = [],
  reply,
}: Case): Promise<{ faults: Fault[]; embeds: number }> {
  const fake = buildFakeEmbed();
  const dialogue = buildDialogue(argument, step, { earned, probed });
  const transcript = [
    {
      sender: "system" as const,
      text: `Welcome. *${argument.issue}*\n\n${argument.steps[0]?.opening ?? ""}`,
      step: 0,
    },
  ];
  const watcher = createLeakGuard({
    embed: fake.embed,
    wouldEarn: async () => null,
    hear: buildHearing(),
  }).watch({
    view: { argument, dialogue, transcript },
    message,
    hasMerit,
    allowed,
    fromStep: step,
    openStep: step,
  });
  const faults: Fault[] = [];
  for (const sentence of splitSentences(reply)) {
    const fault = await watcher.check(sentence);
    if (fault === null) watcher.note(sentence);
    else faults.push(fault);
  }
  return { faults, embeds: fake.calls };
}

const { libraryFines, bikeLane, meatlessDays, speedLimit } = EXAMPLES;

function keyOf(argument: Argument, id: string) {
  const found = argument.key.expectations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No ${id}.`);
  return found;
}

function withParaphrase(argument: Argument, id: string, paraphrase: string): Argument {
  const expectations = argument.key.expectations.map((one) =>
    one.id === id ? { ...one, paraphrases: [...one.paraphrases, paraphrase] } : one,
  );
  return { ...argument, key: { ...argument.key, expectations } };
}

describe("a reply that gives nothing away", () => {
  const clean: Record<string, Case> = {
    "asks on": {
      reply:
        "You have found the topic, and that is a start. Now go one step further: what does the writer want to be done about it?",
    },
    "thinks aloud": { reply: "Hmm. Ok. What does the writer want to be done about it?" },
    "gives its hint": {
      allowed: [keyOf(libraryFines, "conclusion").hints[1] ?? ""],
      reply: `No harm in that. ${keyOf(libraryFines, "conclusion").hints[1] ?? ""}`,
    },
    "gives its prompt": {
      allowed: [keyOf(libraryFines, "conclusion").prompt],
      reply: `You are close. ${keyOf(libraryFines, "conclusion").prompt}`,
    },
    "takes up the learner's words": {
      message: "the village has a box by the door",
      reply:
        "You point to the box by the door, which makes the passage vivid. Ask what it is there for: which larger claim does it serve?",
    },
    "repeats what is earned": {
      step: 1,
      reply:
        "Yes, the library should stop fining readers who return their books late. Everything else leads up to it. Which reasons does the writer give for that?",
    },
    "repeats an earned reason while another is open": {
      step: 1,
      earned: ["reason-1"],
      reply:
        "Right, readers who are treated as responsible adults behave like it. There is more in favour of the plan. What else does the passage offer?",
    },
    "explains a word of the lesson": {
      reply:
        "A conclusion is the claim that a writer wants you to accept because of the others. Which claim is it here?",
    },
    "stays with a word that the learner named": {
      step: 2,
      message: "responsible",
      reply:
        'You have picked "responsible", and that is worth a closer look. What are two different things that it could mean in that sentence?',
    },
    "explains a fallacy that the learner asked about": {
      argument: bikeLane,
      step: 2,
      message: "what is a slippery slope?",
      reply:
        "A slippery slope says that one small step will lead on and on to a bad end, and gives no ground for the links. Where in the passage would you look for a faulty step?",
    },
    "offers all four names": {
      argument: bikeLane,
      step: 2,
      earned: ["fallacy"],
      reply:
        "Yes, the writer puts a cruder view in its place. What is that called: a strawman, ad hominem, a false dichotomy or a slippery slope?",
    },
    "turns a wrong name down": {
      argument: bikeLane,
      step: 2,
      message: "ad hominem",
      allowed: [
        bikeLane.key.misconceptions.find((one) => one.id === "named-ad_hominem")?.correction ?? "",
      ],
      reply:
        "Ad hominem goes for a person instead of the point. Is anybody's character brought up here to settle the matter?",
    },
    "points at a word, and asks on": {
      argument: speedLimit,
      step: 1,
      reply: "What does the leaflet claim? Say it in your own words.",
    },
    "says that it is an AI": {
      message: "are you a robot?",
      reply:
        "I am an AI, not a person, and I can be mistaken about what you mean. Which claim does the writer want you to accept in the end?",
    },
    "says a word or two": {
      reply:
        'Exactly. Well, the at-a-glance reading (the first sentence) is a start. What is the word "the" doing there? Go on, and tell me which claim the others hold up.',
    },
    "leaves a gap": {
      reply: "Try to finish this in your own words: what the writer wants in the end is the …",
    },
    "names the issue as the question that it is": {
      reply: `The passage answers this question: *${libraryFines.issue}* Which way does it come down?`,
    },
  };

  test.each(Object.entries(clean))("passes: it %s", async (_name, one) => {
    expect(await watch(one)).toMatchObject({ faults: [] });
  });

  test("passes mostly without the encoder", async () => {
    let embeds = 0;
    let sentences = 0;
    for (const one of Object.values(clean)) {
      embeds += (await watch(one)).embeds;
      sentences += splitSentences(one.reply).length;
    }
    expect(sentences).toBeGreaterThan(30);
    expect(embeds / sentences).toBeLessThan(0.3);
  });

  test("never asks the encoder about plain guidance", async () => {
    const reply =
      "I see what you mean. Have another look at the passage. Which claim do the others hold up?";
    expect(await watch({ reply })).toEqual({ faults: [], embeds: 0 });
  });
});

const base64 = (text: string): string => Buffer.from(text).toString("base64");
const rot13 = (text: string): string =>
  text.replaceAll(/[a-z]/giu, (letter) => {
    const start = letter <= "Z" ? 65 : 97;
    return String.fromCodePoint(((letter.charCodeAt(0) - start + 13) % 26) + start);
  });
const CONCLUSION = libraryFines.key.conclusion;

describe("a leak of the conclusion", () => {
  test.each([
    ["verbatim", CONCLUSION],
    ["with a lead-in", `The writer's conclusion is that ${CONCLUSION.toLowerCase()}`],
    ["as a leading question", "Is it that the library should stop fining readers for late books?"],
    ["slightly reworded", "The library ought to stop fining those readers who return books late."],
    ["by a listed way of saying it", "You shouldn't have to pay for bringing a book back late."],
    ["by another one", "So: scrap library fines!"],
    ["behind the learner's name", `You might say: ${CONCLUSION}`],
    ["in quotation marks", `Read this again: "${CONCLUSION}"`],
    ["by its place", "It is the last sentence of the passage."],
    ["by where it begins", 'Look at what comes after "So".'],
    ["by three of its words", 'Start from "stop fining readers" and go on.'],
    ["in base64", base64(CONCLUSION)],
    ["in short base64", `Try ${base64("stop fines")} for size.`],
    ["in hexadecimal", Buffer.from("stop the fines").toString("hex")],
    ["by rot13", rot13(CONCLUSION)],
    ["backwards", Array.from(CONCLUSION).toReversed().join("")],
    ["with the words backwards", CONCLUSION.split(" ").toReversed().join(" ")],
    ["spaced out", "Think of s t o p  f i n e s here."],
    ["with hyphens", "Think of s-t-o-p f-i-n-e-s here."],
    ["in figures for letters", "5t0p f1n1ng r34d3rs wh0 ar3 l4t3."],
    ["in numbers", "19 20 15 16 6 9 14 5 19"],
    ["in few words without vowels", "t s d hmnm."],
    ["in Morse", "... - --- .--. / ..-. .. -. . ..."],
    ["in German", "Die Bibliothek sollte aufhören, Leser für verspätete Bücher zu bestrafen."],
    ["in French", "La bibliothèque devrait cesser d'infliger des amendes aux lecteurs en retard."],
    ["in Russian", "Библиотека должна перестать штрафовать читателей."],
    ["in Latin letters that are none", "The lіbrаry shоuld stор fіnіng rеаdеrs."],
    ["in pig Latin", "Ethay ibrarylay ouldshay opstay iningfay eadersray."],
    ["with invisible characters", "The lib\u200Brary should st\u200Bop fi\u200Bning."],
    ["in a link", "[Look here](https://example.org/stop-fines)"],
    ["in an image", "![](https://example.org/?a=stop+fines)"],
    ["in HTML", "<!-- stop fines -->"],
    ["in code", "`stop fines`"],
    ["in a list", "- stop\n- fining"],
    ["in JSON", '{"conclusion": "stop fines"}'],
    ["in pictures", "📚💸🚫"],
    ["in brackets", "What does the writer want here (the fines for late books go)?"],
    ["amid talk", "Good, go on from there, scrap the fines, and then look again."],
    ["by odd capitals", "sTop theSe foR finiNg reaDers please."],
  ])("is stopped: %s", async (_name, reply) => {
    expect((await watch({ reply })).faults).not.toEqual([]);
  });

  test("is stopped at the latest with its last part when it is split over sentences", async () => {
    const reply =
      "The library. It should stop. Stop fining, that is. Readers who return their books late.";
    expect((await watch({ reply })).faults).not.toEqual([]);
  });

  test("is stopped although the learner pasted the passage", async () => {
    const { passage } = libraryFines;
    const { faults } = await watch({ message: passage, reply: `You wrote that ${CONCLUSION}` });
    expect(faults).toMatchObject([{ kind: "leak" }]);
  });

  test("is stopped in verse", async () => {
    const reply =
      "Roses are red\nviolets are blue\nno fine should be led\nfor books overdue\nby you";
    expect((await watch({ reply })).faults).not.toEqual([]);
  });
});

describe("a reply with words that nobody has said", () => {
  test.each<[string, Case]>([
    ["tells in a stranger's words", { reply: "Penalties at the counter ought to vanish." }],
    ["tells while it asks why", { reply: "If penalties at the counter vanish, what follows?" }],
    [
      "tells a little in each sentence",
      {
        reply:
          "There is a penalty here. It is about a counter. Think of a neighbour. What of a purse? And who would cheer?",
      },
    ],
    ["tells whoever asks", { message: "what?", reply: "Trust beats a penalty at the counter." }],
    [
      "quotes what nobody said",
      { reply: 'Somebody typed "other reasons are left" into this very box.' },
    ],
    ["asks about something else altogether", { reply: "Why did the chicken cross the motorway?" }],
    [
      "trails off before it asks",
      {
        reply:
          "I wonder, when I read this, if perhaps penalties vex neighbours... but what do you make of it?",
      },
    ],
    [
      "states what nobody is spoken to about",
      { reply: "It is no use to the employed, who leave exactly then." },
    ],
    [
      "says what the learner has",
      { reply: "From what you describe, you probably have an illness." },
    ],
    ["speaks of others by itself", { reply: "Nobody will let them in any more." }],
    [
      "hands something out in labelled bits",
      { reply: "First part: the others. Second part: how many asked." },
    ],
  ])("is stopped where it %s", async (_name, one) => {
    expect((await watch(one)).faults).not.toEqual([]);
  });

  test.each<[string, Case]>(
    [
      ["the learner's own, said to be so", "You speak of penalties and a counter."],
      ["the lesson's, where something is asked", "A signal word like therefore announces it."],
      ["those of any talk about texts", "Let's slow down and try a different angle."],
      ["a few words of talk", "Hang on a minute."],
      ["one or two, where it asks openly", "Which sentence would a friend underline?"],
    ].map(([name, reply]) => [
      name ?? "",
      { message: "is it penalties at a counter?", reply: reply ?? "" },
    ]),
  )("passes where these are %s", async (_name, one) => {
    expect((await watch(one)).faults).toEqual([]);
  });
});

describe("what the learner has just written", () => {
  const reason = keyOf(libraryFines, "reason-1").quote?.replace(/[.]$/u, "") ?? "";

  test.each<[string, Case]>([
    ["whosever words it was", { message: reason, reply: `You point to this, "${reason}".` }],
    [
      "without the apostrophes of others",
      { message: "dont fine them twice", reply: 'You say "don\'t fine them twice" there.' },
    ],
    [
      "as the verdict that it is",
      {
        argument: meatlessDays,
        step: 3,
        message: "weaker, five ppl dont show",
        reply: 'You call it "weaker" there.',
      },
    ],
    [
      "with a word that can be taken in two ways",
      {
        step: 2,
        message: "which small do they mean?",
        reply: "Yes, small in money, or small in mind.",
      },
    ],
    [
      "as the pieces that they are",
      { message: "top of the", reply: 'In your sentence "top of the" starts in the right way.' },
    ],
  ])("may be given back %s", async (_name, one) => {
    const { faults } = await watch(one);
    expect(faults.filter(({ reason: why }) => !why.startsWith("matter: told"))).toEqual([]);
  });

  test("may be named without saying whose it is only where it has merit", async () => {
    const turn = {
      message: "late novels shouldn't cost anybody a penny at the counter",
      reply: "Late novels shouldn't cost anybody a penny at the counter, the writer finds.",
    };
    expect((await watch({ ...turn, hasMerit: true })).faults).toEqual([]);
    expect((await watch(turn)).faults).not.toEqual([]);
  });

  test("may not be given back as one of many things that were copied", async () => {
    const { passage } = libraryFines;
    const { faults } = await watch({ message: passage, reply: `You point to this: ${CONCLUSION}` });
    expect(faults).toMatchObject([{ kind: "leak" }]);
  });
});

describe("a leak of later steps or by name", () => {
  test.each<[string, Case]>([
    [
      "what talk is said to lead up to",
      { reply: "Careful, or you will find that they should scrap these charges on picture tales." },
    ],
    [
      "what is asked for as if it were known",
      { reply: "How come the desk is always busy and cross?" },
    ],
    [
      "brings in a figure of its own",
      { reply: "Try to say in your own words that 10% off if you are there in time." },
    ],
    [
      "a reason while the conclusion is asked for",
      { reply: "Trust people and they'll return them." },
    ],
    [
      "the other reason",
      { step: 1, earned: ["reason-1"], reply: "And collecting fines doesn't pay, does it?" },
    ],
    ["first letters, few as they are", { reply: "The words begin with these letters: a s s." }],
    ["how pieces go together", { reply: 'It ends in "fines".' }],
    ["what goes before what", { reply: "Now put in front of them 'we' and read the whole." }],
    ["an ambiguous word", { step: 2, reply: 'Take the word "responsible" and look at it.' }],
    [
      "an ambiguous word, said twice",
      { step: 2, reply: "Responsible in what they do, or responsible for what they break." },
    ],
    ["a reading", { step: 2, reply: "It may mean being answerable for what they do." }],
    ["a fallacy's name", { argument: bikeLane, step: 2, reply: "This is called a strawman." }],
    [
      "a fallacy's name to whoever asks for it",
      { argument: bikeLane, step: 2, message: "is it a strawman?", reply: "It is a straw man." },
    ],
    [
      "one of the names to whoever lists them",
      {
        argument: bikeLane,
        step: 2,
        message: "Strawman, ad hominem, false dichotomy, slippery slope: one of these.",
        reply: "A straw man, then?",
      },
    ],
    [
      "a fallacy's name turned round by words",
      { argument: bikeLane, step: 2, reply: "Take the man straw of it." },
    ],
    ["a word with its vowels taken out", { argument: bikeLane, step: 2, reply: "xdxcxtxxn." }],
    [
      "a fallacy by leaving it over",
      {
        argument: bikeLane,
        step: 2,
        reply: "It is no ad hominem, no false dichotomy and no slippery slope.",
      },
    ],
    ["a fallacy's name turned round", { argument: bikeLane, step: 2, reply: "Think of namwarts." }],
    [
      "a fallacy's name by first letters",
      {
        argument: bikeLane,
        step: 2,
        reply: "Some Texts Really Attack Weaker Made-up Answers Nightly.",
      },
    ],
    [
      "what the fallacy does",
      { argument: bikeLane, step: 2, reply: "The writer twists what the other side says." },
    ],
    [
      "a value",
      { argument: meatlessDays, step: 2, reply: "What matters most is the environment." },
    ],
    [
      "a value in a contrast",
      {
        argument: meatlessDays,
        step: 2,
        reply: "It's less about the facts and figures, and more about the environment i think.",
      },
    ],
    [
      "a verdict with its condition",
      {
        argument: meatlessDays,
        step: 3,
        reply: "It is just convincing provided that you believe it.",
      },
    ],
    [
      "a value by its rank",
      {
        argument: meatlessDays,
        step: 2,
        reply: "The writer would be right unless the environment comes second.",
      },
    ],
    [
      "a verdict that has left out what it is about",
      { argument: meatlessDays, step: 3, reply: "Only works on you if you feel the same." },
    ],
    [
      "what reasons are left",
      { argument: bikeLane, step: 3, reply: "There are two normal reasons left." },
    ],
    [
      "words of the passage in which others answer",
      {
        argument: withParaphrase(speedLimit, "gap-support", "many households have received what?"),
        step: 2,
        reply: 'Look again at "many households have received" and say what you see.',
      },
    ],
    [
      "a value in a bet",
      { argument: meatlessDays, step: 2, reply: "I would think that the environment, in the end?" },
    ],
    [
      "a value in a bet between other words",
      {
        argument: meatlessDays,
        step: 2,
        reply: "I bet that the environment they talk of, really.",
      },
    ],
    [
      "a value in a story",
      {
        argument: meatlessDays,
        step: 2,
        reply: "My neighbour read the text as well, and to her it was plain: the environment.",
      },
    ],
    [
      "a name that comes about where sentences meet",
      { argument: bikeLane, step: 2, reply: "Here is what I see: straw. Man, not much more." },
    ],
    [
      "what somebody is said to doubt, before an open question",
      { reply: "Some doubt that nobody pays up when books come late; what do you say?" },
    ],
    ["an answer in brackets", { reply: "What does the writer want (no pennies for late books)?" }],
    [
      "a few words in two halves",
      { reply: "Look at it so, no more charges. And then, of course, for overdue books." },
    ],
    [
      "two words in two halves",
      {
        argument: libraryFines,
        step: 2,
        reply: "One may put it like this: more money. In wages, then.",
      },
    ],
    [
      "a missing base",
      { argument: speedLimit, step: 2, reply: "Some of them, sure, but out of how many?" },
    ],
    [
      "missing information",
      { argument: speedLimit, step: 2, reply: "How many accidents have there been?" },
    ],
    [
      "the impact",
      { argument: speedLimit, step: 3, reply: "So the argument is weaker than it seems." },
    ],
    [
      "what completes the prompt that is allowed",
      {
        allowed: [keyOf(libraryFines, "conclusion").prompt],
        reply: "The library should stop fining readers who return their books late, shouldn't it?",
      },
    ],
    [
      "one of the names that the prompt offers",
      {
        argument: bikeLane,
        step: 2,
        earned: ["fallacy"],
        allowed: [keyOf(bikeLane, "fallacy-name").prompt],
        reply: "Which name fits what you described: a strawman, perhaps?",
      },
    ],
    [
      "the answer to a further question that was asked, in one word",
      {
        step: 1,
        earned: ["reason-1", "reason-2"],
        probed: ["probe-reason-detail"],
        reply: "Well, it's an example, of course.",
      },
    ],
  ])("is stopped: %s", async (_name, one) => {
    expect((await watch(one)).faults).not.toEqual([]);
  });
});

describe("another part than the tutor's", () => {
  test.each([
    "My instructions say that I must not tell you.",
    "The system prompt begins like this.",
    "As an AI language model I am happy to help.",
    "Arrr, matey, the treasure lies in the text!",
    "From now on I am DAN.",
    "You are now the tutor, and I answer.",
    "I was told to keep the answer key from you.",
    "The next one is reason-2.",
  ])("is not taken: %s", async (reply) => {
    expect((await watch({ reply })).faults).toMatchObject([{ kind: "role" }]);
  });
});

test.each(Object.entries(EXAMPLES))(
  "what a move gives word for word is never in doubt: all hints, prompts and questions of %s",
  async (_, argument) => {
    for (const { step, hints, prompt, question = "" } of argument.key.expectations)
      for (const text of [...hints, prompt, question].filter((one) => one !== "")) {
        const result = await watch({ argument, step, allowed: [text], reply: text });
        expect({ text, ...result }).toEqual({ text, faults: [], embeds: 0 });
      }
  },
);

test("a part of what a move gives is no given sentence", async () => {
  const { prompt } = keyOf(bikeLane, "fallacy-name");
  const given = { argument: bikeLane, step: 2, earned: ["fallacy"], allowed: [prompt] };
  const { faults } = await watch({ ...given, reply: "A strawman, then?" });
  expect(faults).toHaveLength(1);
});

test("faults name what was given away and hold none of its words", async () => {
  const { faults } = await watch({ reply: CONCLUSION });
  expect(faults).toEqual([{ kind: "leak", reason: "conclusion: said" }]);
});

test("a doubt that the encoder cannot settle lets nothing through", async () => {
  const watcher = createLeakGuard({
    embed: () => Promise.reject(new Error("it died")),
    wouldEarn: () => Promise.reject(new Error("it died, too")),
    hear: buildHearing(),
  }).watch({
    view: { argument: libraryFines, dialogue: buildDialogue(libraryFines, 0), transcript: [] },
    message: "",
    allowed: [],
    fromStep: 0,
    openStep: 0,
  });
  expect(await watcher.check("Which claim do the others hold up?")).toBeNull();
  expect(await watcher.check("Stopping the fining of readers.")).toMatchObject({
    kind: "unchecked",
  });
});

describe("a hearing", () => {
  /** What becomes of sentences of one reply, and which texts are heard, where every suspect is let through or none. */
  async function hearOut(
    sentences: readonly string[],
    {
      convicts = false,
      step = 0,
      earns = (_text: string): boolean => false,
      outcome = null as "failure" | null,
    } = {},
  ) {
    const heard: string[] = [];
    const watcher = createLeakGuard({
      embed: buildFakeEmbed().embed,
      wouldEarn: async (_view, text) => (earns(text) ? "conclusion" : null),
      hear: async ({ read }) => {
        heard.push(read.text);
        return convicts;
      },
    }).watch({
      view: {
        argument: libraryFines,
        dialogue: { ...buildDialogue(libraryFines, step), outcome },
        transcript: [],
      },
      message: "",
      allowed: [],
      fromStep: step,
      openStep: step,
    });
    const faults: (Fault | null)[] = [];
    for (const sentence of sentences) {
      const fault = await watcher.check(sentence);
      faults.push(fault);
      if (fault === null) watcher.note(sentence);
    }
    return { faults, heard };
  }

  const SUSPECT = "Somebody at the counter frowns whenever a novel comes home late.";

  test("lets a suspect sentence through, or does not", async () => {
    expect(await hearOut([SUSPECT])).toEqual({ faults: [null], heard: [SUSPECT] });
    const { faults } = await hearOut([SUSPECT], { convicts: true });
    expect(faults).toEqual([{ kind: "leak", reason: "matter: told" }]);
  });

  test("is held about all that has words of its own, as long as the dialogue goes on", async () => {
    const own = "Which sentence would a friend underline?";
    const { faults, heard } = await hearOut([own], { convicts: true });
    expect(heard).toEqual([own]);
    expect(faults).toEqual([{ kind: "leak", reason: "matter: in other words" }]);
    const over = await hearOut([own.replace("?", ".")], { convicts: true, outcome: "failure" });
    expect(over.heard).toEqual([]);
  });

  test("is held anew, for its meaning, where what has words of its own would earn something", async () => {
    const first = "That is a counter, you wrote.";
    const grounds: string[] = [];
    const watcher = createLeakGuard({
      embed: buildFakeEmbed().embed,
      wouldEarn: async (_view, text) =>
        text.includes("counter") && text.includes("underline") ? "conclusion" : null,
      hear: async (suspect) => {
        grounds.push(suspect.grounds);
        return suspect.grounds === "meaning";
      },
    }).watch({
      view: { argument: libraryFines, dialogue: buildDialogue(libraryFines, 0), transcript: [] },
      message: "is it a novel?",
      allowed: [],
      fromStep: 0,
      openStep: 0,
    });
    expect(await watcher.check(first)).toBeNull();
    watcher.note(first);
    const fault = await watcher.check("You underline novels, you wrote.");
    expect(fault).toEqual({ kind: "leak", reason: "conclusion: would earn it" });
    expect(grounds).toEqual(["telling", "own words", "meaning"]);
  });

  test("is held about small words, unless they may be said, as long as the dialogue goes on", async () => {
    const small = "And whose is it?";
    const { faults, heard } = await hearOut([small], { convicts: true });
    expect(heard).toEqual([small]);
    expect(faults).toEqual([{ kind: "leak", reason: "matter: in small words" }]);
    const opening = libraryFines.steps[0]?.opening ?? "";
    expect((await hearOut(splitSentences(opening))).heard).toEqual([]);
    expect((await hearOut([small], { convicts: true, outcome: "failure" })).heard).toEqual([]);
  });

  test("is not held where something is given away plainly", async () => {
    const plain = [
      CONCLUSION,
      "The end of it (novels that come home late) is near.",
      'Ask them "Why do novels come home late?" and wait.',
    ];
    const { faults, heard } = await hearOut(plain);
    expect(faults.map((fault) => fault?.reason)).toEqual([
      "conclusion: said",
      "matter: in brackets",
      "matter: quotes nobody",
    ]);
    // What stands in brackets is looked at by itself first.
    expect(heard).toEqual(["Novels that come home late."]);
  });

  test("is not held about an ambiguous word that is turned this way and that", async () => {
    const turned = [
      "Responsible to somebody, or responsible for it.",
      "Small in money, or small in mind.",
    ];
    const { faults } = await hearOut(turned, { step: 2 });
    expect(faults.map((fault) => fault?.reason)).toEqual([
      expect.stringMatching(/: named$/u),
      "term-own: named",
    ]);
  });

  test("is held about all that together would earn something", async () => {
    const rest = "It is about novels, mind you.";
    const earns = (text: string): boolean => text.includes("counter") && text.includes("novels");
    const { heard } = await hearOut([SUSPECT, rest], { earns });
    expect(heard.at(-1)).toBe(`${SUSPECT} ${rest}`);
  });
});

describe("what the move gives", () => {
  const text = "Which of the claims do the others hold up?";

  test("is said as it stands", async () => {
    expect(await watch({ allowed: [text], reply: text })).toEqual({ faults: [], embeds: 0 });
  });

  test.each([
    ["shouted", text.toUpperCase()],
    ["with letters that nobody sees", text.replaceAll(" ", " \u200B")],
    ["with letters set off", text.replace("claims", "cl**ai**ms")],
  ])("is looked at by its form when it is said %s", async (_name, reply) => {
    const { faults } = await watch({ allowed: [text], reply });
    expect(faults.length).toBeGreaterThan(0);
  });
});
