import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { families } from "@elenchus/curriculum/issues/library";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import { hashText, shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import { splitSentences } from "@elenchus/domain/split-sentences";
import interests from "../../../packages/tutor/src/built-in/interests/interest-examples.json" with { type: "json" };
import { actText, READ_ACTS } from "@elenchus/tutor/reader/act-text";
import { pointText } from "@elenchus/tutor/reader/point-text";
import { runCommandLine, UsageError } from "../command-line.ts";
import { askedAt } from "@elenchus/tutor/reader/asked-at";
import { readTurns } from "./read-turns.ts";
import { storedQuestions } from "./stored-questions.ts";
import { placeOf, type ReadTurn } from "./read-turn.ts";

const HELP = `node evaluation/src/reader/write-pairs.ts FOLDER

Writes what the reader is fitted to: points.jsonl (the texts of each point), turns.jsonl (each message with its points and
what it earns of them), acts.json (the names of speech acts) and texts.json (texts by themselves). Prints how many there are.`;

/** So many texts of a point, each with other ways of saying it, are drawn for fitting. */
const DRAWN = 12;
/** So many words of a message are read. */
const MOST_WORDS = 80;
/** What may be asked before a message whose tutor's last line is not known. */
const LINES = 3;

/** The text as the product writes it, then those with one or two ways, and four times in five the opposite, drawn. */
function textsOf(argument: Argument, point: Expectation): string[] {
  const drawn = Array.from({ length: DRAWN }, (_, nth) =>
    pointText(argument, point, ({ ways, opposites }) => {
      const seed = hashText(`${nth} ${point.statement}`);
      return {
        ways: shuffleBySeed(ways, seed).slice(0, seed % 3 === 0 ? 1 : 2),
        opposites: (seed >>> 4) % 5 === 0 ? [] : opposites,
      };
    }),
  );
  return [...new Set([pointText(argument, point), ...drawn])];
}

/** So many texts by themselves, so long at most: interests, issues, sentences, what people say. */
const MOST_TEXTS = 24_000;
const LONGEST_TEXT = 160;

function textsByThemselves(turns: readonly ReadTurn[]): string[] {
  const fit = turns.filter(({ split }) => split === "fit");
  const all = [
    ...families().flatMap(({ name, issues }) => [name, ...issues.map(({ question }) => question)]),
    ...Object.values(interests).flat(),
    ...fit.flatMap(({ argument: { passage, key }, message }) => [
      message,
      ...splitSentences(passage),
      ...key.expectations.flatMap(({ statement, paraphrases }) => [statement, ...paraphrases]),
    ]),
  ];
  const texts = [...new Set(all)].filter(({ length }) => length > 2 && length <= LONGEST_TEXT);
  return shuffleBySeed(texts, 1).slice(0, MOST_TEXTS);
}

/** Gives each point a number, and keeps its texts. */
function collectPoints() {
  const numbers = new Map<string, number>();
  const lines: string[] = [];
  return {
    lines,
    numberOf(point: { kind: string; own: boolean; texts: readonly string[] }): number {
      const line = JSON.stringify(point);
      const number = numbers.get(line) ?? lines.push(line) - 1;
      numbers.set(line, number);
      return number;
    },
  };
}

const clip = (message: string): string =>
  message.trim().split(/\s+/u).slice(0, MOST_WORDS).join(" ");

/**
 * What the tutor may have said last: what it did say, or the step's opening and lines that stood before other messages at
 * such a step, so that a made-up line gives no act away.
 */
function linesBefore(turns: readonly ReadTurn[]): (turn: ReadTurn) => string[] {
  const stepOf = ({ argument, step }: ReadTurn): string => `${argument.module} ${step}`;
  const made = Map.groupBy(
    turns.filter(
      ({ source, last, split }) => split === "fit" && source.startsWith("answers-") && last,
    ),
    stepOf,
  );
  return (turn) => {
    if (turn.last !== undefined) return [actText(turn.last)];
    const others = shuffleBySeed(made.get(stepOf(turn)) ?? [], hashText(turn.message));
    const opening = turn.argument.steps[turn.step]?.opening ?? "";
    const lines = [opening, ...others.slice(0, LINES - 1).map(({ last = "" }) => last)];
    return lines.map(actText);
  };
}

/** `write-pairs.ts FOLDER`. */
async function writePairs([folder]: readonly string[]): Promise<number> {
  if (folder === undefined) throw new UsageError("Name a folder. --help says what for.");
  const turns = await readTurns();
  const points = collectPoints();
  const linesOf = linesBefore(turns);
  const counts: Record<string, { turns: number; pairs: number }> = {};
  const lines = turns.flatMap((turn) => {
    const { split, source, argument, message, label, acts, isOneOf } = turn;
    const asked = askedAt(argument, placeOf(turn)).map((point) => ({
      point,
      earned: turn.earned(point),
    }));
    const known = asked.filter(({ earned }) => isOneOf || earned !== null);
    if (known.length === 0 && acts.length === 0) return [];
    // The product reads all that is asked; where an answer was made wrong, other points may still be stated.
    const isMadeWrong = source === "exchanged" || source === "negated";
    const shown = known.length > 0 && !isMadeWrong ? asked : known;
    const pairs = shown.map(({ point, earned }) => {
      const texts = textsOf(argument, point);
      return [points.numberOf({ kind: point.kind, own: isOwnFinding(point), texts }), earned];
    });
    const set = `${split} ${source}`;
    const count = counts[set] ?? { turns: 0, pairs: 0 };
    counts[set] = { turns: count.turns + 1, pairs: count.pairs + (isOneOf ? 1 : known.length) };
    const said = { message: clip(message), lines: acts.length > 0 ? linesOf(turn) : [] };
    const judged = { label, acts, isOneOf, pairs, step: asked[0]?.point.kind };
    return [JSON.stringify({ split, source, module: argument.module, ...said, ...judged })];
  });
  for (const { split, message, texts, isSame } of storedQuestions()) {
    const pairs = [[points.numberOf({ kind: "stored", own: false, texts }), isSame ? 1 : 0]];
    const judged = { label: isSame ? "right" : "wrong", acts: [], isOneOf: false, pairs };
    const line = { split, source: "stored", message, lines: [], ...judged, step: "stored" };
    lines.push(JSON.stringify(line));
    const count = counts[`${split} stored`] ?? { turns: 0, pairs: 0 };
    counts[`${split} stored`] = { turns: count.turns + 1, pairs: count.pairs + 1 };
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "points.jsonl"), `${points.lines.join("\n")}\n`);
  writeFileSync(join(folder, "turns.jsonl"), `${lines.join("\n")}\n`);
  writeFileSync(join(folder, "acts.json"), JSON.stringify(READ_ACTS));
  writeFileSync(join(folder, "texts.json"), JSON.stringify(textsByThemselves(turns)));
  console.table(
    Object.fromEntries(
      Object.entries(counts).toSorted(([one], [other]) => one.localeCompare(other)),
    ),
  );
  return 0;
}

process.exitCode = await runCommandLine(HELP, writePairs);
