import { families } from "@elenchus/curriculum/issues/families";
import { genericIssues } from "@elenchus/curriculum/issues/generic-issues";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Argument } from "../dialogue/argument.ts";
import { COVERED } from "../dialogue/coverage.ts";
import { type PlayedDialogue, playDialogue } from "../evaluation/play-dialogue.ts";
import { simulatedLearners } from "../evaluation/simulated-learners.ts";
import type { Tutor } from "../tutor.ts";
import { createBuiltInTutor } from "./built-in-tutor.ts";
import { normalise } from "./reading/words.ts";
import { createSentenceEncoder, type SentenceEncoder } from "./sentence-encoder.ts";
import { sentencesOf } from "./wording/fresh-choice.ts";

let encoder: SentenceEncoder;
let tutor: Tutor;
const args: Argument[] = [];
const { signal } = new AbortController();

beforeAll(async () => {
  encoder = createSentenceEncoder();
  tutor = createBuiltInTutor({ encoder });
  const issues = [
    ...families.map((family, index) => family.issues[index % family.issues.length]),
    ...genericIssues("日本の鉄道").slice(0, 4),
  ];
  for (const [seed, issue] of issues.entries())
    args.push(
      await tutor.writeArgument(
        { module: 1, issue: issue?.question ?? "", interest: "any", seed, recentFrames: [] },
        signal,
      ),
    );
}, 60_000);

afterAll(() => encoder.close());

/** What of the key stands in the tutor's words before it was earned or told. */
function leaksOf({ argument, transcript, states }: PlayedDialogue): string[] {
  const leaks: string[] = [];
  let turn = 0;
  for (const entry of transcript) {
    if (entry.sender === "user") {
      turn += 1;
      continue;
    }
    const state = states[turn - 1];
    const text = normalise(entry.text);
    for (const one of argument.key.expectations) {
      const isEarned =
        (state?.coverage[one.id] ?? 0) >= COVERED || state?.asserted.includes(one.id) === true;
      if (isEarned) continue;
      const secrets = [
        one.statement,
        ...(one.kind === "probe" ? [] : one.paraphrases),
        ...(one.term?.readings ?? []),
      ];
      for (const secret of secrets)
        if (text.includes(normalise(secret).replace(/\.$/u, "")))
          leaks.push(`${one.id}: ${entry.text}`);
    }
  }
  return leaks;
}

function repeatsOf({ transcript }: PlayedDialogue): string[] {
  const said = transcript
    .filter((one) => one.sender === "system")
    .flatMap((one) => sentencesOf(one.text));
  return said.filter((sentence, index) => said.indexOf(sentence) !== index);
}

async function playAll(part: keyof typeof simulatedLearners): Promise<PlayedDialogue[]> {
  const played: PlayedDialogue[] = [];
  for (const argument of args)
    played.push(await playDialogue(tutor, argument, simulatedLearners[part]));
  return played;
}

describe("an ideal learner", () => {
  test("succeeds in six to ten replies with every argument", async () => {
    for (const { dialogue, argument } of await playAll("ideal")) {
      expect(dialogue.outcome, argument.passage).toBe("success");
      expect(dialogue.learnerMessages).toBeGreaterThanOrEqual(6);
      expect(dialogue.learnerMessages).toBeLessThanOrEqual(10);
    }
  });
});

describe("a silent learner", () => {
  test("fails after a hint, a prompt and an assertion on each step", async () => {
    for (const { dialogue, transcript } of await playAll("silent")) {
      const kinds = transcript.flatMap((one) => (one.move ? [one.move.kind] : []));
      expect(kinds).toEqual([1, 2, 3].flatMap(() => ["hint", "prompt", "assertion"]));
      expect(dialogue.outcome).toBe("failure");
    }
  });
});

describe.each(["copying", "gaming"] as const)("a %s learner", (part) => {
  test("never passes a step", async () => {
    for (const { dialogue, transcript } of await playAll(part)) {
      expect(dialogue.outcome).toBe("failure");
      expect(dialogue.step, JSON.stringify(transcript.slice(-4))).toBe(0);
    }
  });
});

describe("a guessing learner", () => {
  test("never succeeds", async () => {
    for (const { dialogue } of await playAll("guessing")) expect(dialogue.outcome).toBe("failure");
  });
});

describe.each(Object.keys(simulatedLearners) as (keyof typeof simulatedLearners)[])(
  "with a %s learner the tutor",
  (part) => {
    test("tells nothing before it is earned or asserted", async () => {
      for (const played of await playAll(part)) expect(leaksOf(played)).toEqual([]);
    });

    test("repeats no sentence", async () => {
      for (const played of await playAll(part)) expect(repeatsOf(played)).toEqual([]);
    });

    test("sums up every step in sound Markdown", async () => {
      for (const played of await playAll(part)) {
        const summary = await tutor.summarise(played, signal);
        for (const step of played.argument.steps) expect(summary).toContain(`### ${step.title}`);
        expect(summary).not.toMatch(/undefined|null|\{\}| {2}/u);
      }
    });
  },
);

test("a summary quotes the learner's own words", async () => {
  const [argument] = args;
  if (argument === undefined) throw new Error("No argument was written.");
  const played = await playDialogue(tutor, argument, simulatedLearners.ideal);
  const first = played.transcript.find((one) => one.sender === "user")?.text ?? "";
  expect(await tutor.summarise(played, signal)).toContain(`"${first.replaceAll('"', "'")}"`);
});
