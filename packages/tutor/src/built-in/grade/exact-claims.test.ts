import { composePassages } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import type { Issue } from "@elenchus/curriculum/issue";
import { families } from "@elenchus/curriculum/issues/library";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import { partIn } from "@elenchus/dialogue/marks";
import { dialogueAtStep } from "@elenchus/dialogue/transfer-check";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createReader, type Reader } from "../../reader/reader.ts";
import { argumentOf } from "../compose/argument-of.ts";
import { assessMessage } from "./assess.ts";
import { findWaysIn } from "./is-way-of-key.ts";

// A busy machine reads slowly.
vi.setConfig({ testTimeout: 240_000 });

const issues = families().flatMap((family) => family.issues.slice(0, 1));

function write(module: ModuleNumber, at: number, issue: Issue | undefined): Argument {
  const frames = FRAMES[module];
  const frame = frames[at % frames.length];
  if (frame === undefined || issue === undefined) throw new Error("There is none.");
  const [passage] = composePassages(frame, issue);
  if (passage === undefined) throw new Error("It holds no passage.");
  return argumentOf(passage, { module, issue: "?", seed: at, writer: "test" });
}

/** An argument of every frame, each about another issue. */
const written = MODULE_NUMBERS.flatMap((module) =>
  FRAMES[module].map((_, at) => write(module, at, issues[(3 * at + module) % issues.length])),
);

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const withoutStop = (text: string): string => text.replace(/\.$/u, "");

/** The claim with a "not" put in, where it has a place for one. */
function deny(claim: string): string[] {
  const denied = claim.replace(/\b(?:should|must|would|will|is|are|can|has|have)\b/u, "$& not");
  return denied === claim ? [] : [denied];
}

function ofKind({ key }: Argument, kind: Expectation["kind"]): Expectation[] {
  return key.expectations.filter((one) => one.kind === kind && one.isOwn !== true);
}

describe("a claim in the key's own words", () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = createReader();
    await reader.warm();
  });
  afterAll(() => reader.close());

  /** Which of the expectations a message earns where they are asked for. */
  async function earned(argument: Argument, asked: readonly Expectation[], message: string) {
    const dialogue = dialogueAtStep(argument, asked[0]?.step ?? 0);
    const view = { argument, dialogue, transcript: [] };
    const { coverage } = await assessMessage(reader, view, message, "test");
    return asked.filter(({ id }) => (coverage[id] ?? 0) >= COVERED).map(({ id }) => id);
  }

  test.each(["", "The conclusion is that ", "I think the writer wants to say that "])(
    "counts as conclusion behind “%s”, and never with a not in it",
    async (lead) => {
      for (const argument of written) {
        const asked = ofKind(argument, "conclusion");
        const claim = asked[0]?.statement ?? "";
        const said = lead === "" ? claim : lead + lower(claim);
        expect(await earned(argument, asked, said), said).toEqual(["conclusion"]);
        for (const denied of deny(said))
          expect(await earned(argument, asked, denied), denied).toEqual([]);
      }
    },
  );

  test("two reasons count as two, however they are joined", async () => {
    for (const argument of written) {
      const reasons = ofKind(argument, "reason").slice(0, 2);
      const [first = "", second = ""] = reasons.map(({ statement }) => lower(statement));
      for (const said of [
        `${withoutStop(first)} and ${second}`,
        `One reason is that ${withoutStop(first)}, the other is that ${second}`,
      ])
        expect(await earned(argument, reasons, said), said).toEqual(reasons.map(({ id }) => id));
    }
  });

  test("both meanings of two words count together, whatever the one or other denies", async () => {
    const both = ({ term }: Expectation): string =>
      `"${term?.phrase}" could mean that ${term?.readings.join(", or it could mean that ")}.`;
    for (const argument of issues.map((issue, at) => write(1, at, issue))) {
      const terms = ofKind(argument, "ambiguous_term").slice(0, 2);
      const said = terms.map(both).join(" ");
      expect(await earned(argument, terms, said), said).toEqual(terms.map(({ id }) => id));
    }
  });

  test("a word alone, or a verdict alone, is half said, whatever the reader makes of it", async () => {
    for (const argument of issues.map((issue, at) => write(1, at, issue)))
      for (const one of ofKind(argument, "ambiguous_term")) {
        const phrase = one.term?.phrase ?? "";
        for (const said of [phrase, `i think the word is "${phrase}"`])
          expect(await earned(argument, [one], said), said).toEqual([]);
      }
    for (const argument of written.filter((_, at) => at % 3 === 0))
      for (const said of ["its weak", "the argument gets a bit less convincing"])
        expect(await earned(argument, ofKind(argument, "impact"), said), said).toEqual([]);
  });

  test("an answer to one step is none to a later one that was not asked yet", async () => {
    for (const argument of written.filter((_, at) => at % 3 === 0)) {
      const reasons = ofKind(argument, "reason").map(({ statement }) => statement);
      const flaw = argument.key.expectations.find(
        ({ step, kind }) => step === 2 && kind !== "probe",
      );
      const said = [
        [
          1,
          `There are two, as I see it. ${reasons.slice(0, 2).join(" ")} The rest is illustration.`,
        ],
        [2, flaw?.paraphrases[0] ?? ""],
      ] as const;
      for (const [step, message] of said) {
        const view = { argument, dialogue: dialogueAtStep(argument, step), transcript: [] };
        const { coverage } = await assessMessage(reader, view, message, "test");
        const later = argument.key.expectations.filter((one) => one.step > step);
        expect(later.filter(({ id }) => coverage[id] !== undefined).map(({ id }) => id)).toEqual(
          [],
        );
      }
    }
  });

  test("counts as the passage says it, alone and as its whole sentence", async () => {
    for (const argument of written)
      for (const one of [...ofKind(argument, "conclusion"), ...ofKind(argument, "reason")]) {
        const { quote = "" } = one;
        const sentence = splitSentences(argument.passage).find((text) => text.includes(quote));
        for (const said of [quote, sentence ?? quote])
          expect(await earned(argument, [one], said), said).toEqual([one.id]);
      }
  });

  test("is not thought to be meant where another sentence is named as the one that fails", async () => {
    for (const argument of written)
      for (const [at, sentence] of splitSentences(argument.passage).entries()) {
        const part = partIn(argument, at);
        const flaw = argument.key.expectations.find(({ kind }) => kind === "statistical_flaw");
        if (flaw === undefined || (part !== "detail" && part !== "background")) continue;
        const dialogue = dialogueAtStep(argument, flaw.step);
        const said = `I think this is the problem: ${sentence}`;
        const view = { argument, dialogue, transcript: [] };
        const { unsure } = await assessMessage(reader, view, said, "test");
        expect(unsure ?? [], said).not.toContain(flaw.id);
      }
  });

  test("is not taken for another besides, where nothing else is said", async () => {
    for (const argument of written)
      for (const one of ofKind(argument, "reason")) {
        const view = { argument, dialogue: dialogueAtStep(argument, one.step), transcript: [] };
        const { unsure } = await assessMessage(reader, view, one.statement, "test");
        expect(unsure, one.statement).toEqual([]);
      }
  });

  test("is not heard in a sentence that only backs it up or sets its scene", async () => {
    const parts = new Set<string>();
    for (const argument of written) {
      const reasons = ofKind(argument, "reason");
      for (const [at, sentence] of splitSentences(argument.passage).entries()) {
        const part = partIn(argument, at);
        if (part === undefined || part === "conclusion" || part === "reason") continue;
        parts.add(part);
        expect(await earned(argument, reasons, sentence), sentence).toEqual([]);
      }
    }
    expect(parts.size).toBe(4);
  });

  test("is read into no other sentence of the passage, nor into three in a row", () => {
    for (const argument of written) {
      const [conclusion] = ofKind(argument, "conclusion");
      const sentences = splitSentences(argument.passage);
      const others = sentences.filter((text) => !text.includes(conclusion?.quote ?? ""));
      expect(others.length).toBe(sentences.length - 1);
      const rows = sentences.slice(2).map((_, at) => sentences.slice(at, at + 3).join(" "));
      for (const text of [...others, ...rows])
        expect(findWaysIn(argument, 0, text), text).toEqual([]);
    }
  });

  test("never counts turned round, nor where a flaw is defended", async () => {
    for (const argument of written.filter((_, at) => at % 3 === 0))
      for (const one of argument.key.expectations) {
        if (one.kind === "probe") continue;
        for (const opposite of one.opposites ?? []) {
          const said = `I think ${opposite}`;
          expect(await earned(argument, [one], said), said).toEqual([]);
        }
      }
  });
});
