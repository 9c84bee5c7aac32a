import type { WordingReport } from "@elenchus/tutor/llm/word/wording-report";
import { findLeaks, findRepeats } from "../find-leaks.ts";
import type { Run } from "./play-runs.ts";

/** How dialogues with one learner ended. */
export interface LearnerOutcomes {
  readonly dialogues: number;
  readonly success: number;
  readonly failure: number;
  /** Broken off by the budget or by hand. */
  readonly unfinished: number;
  /** Ended by a model's failure. */
  readonly failed: number;
  /** Mean learner messages of those that ended in success; null where none did. */
  readonly repliesToSuccess: number | null;
  /** Texts of the key that stand in a reply, word for word, before they were earned or told. */
  readonly leaks: number;
  /** Sentences that the tutor said before in the same dialogue. */
  readonly repeats: number;
}

/** Shares of all replies, from 0 to 1, that were not said as the model wrote them. */
export type ReplyFigures = { readonly replies: number } & Readonly<
  Record<WordingReport["event"], number>
>;

/** Seconds from the learner's message, by rank. */
export interface TimeFigures {
  readonly p50: number;
  readonly p95: number;
}

/** Figures for which nobody has to judge anything. */
export interface RunFigures {
  readonly learners: Readonly<Record<string, LearnerOutcomes>>;
  readonly replies: ReplyFigures;
  /** To a reply's first text, and to its end. */
  readonly seconds: { readonly firstText: TimeFigures; readonly end: TimeFigures };
  /** Passages that were played, and those of them that the built-in composer had to serve. */
  readonly arguments: { readonly written: number; readonly byComposer: number };
}

const EVENTS = ["spared", "rewritten", "dropped", "replaced", "completed", "cut"] as const;

function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function outcomesOf(runs: readonly Run[]): LearnerOutcomes {
  const count = (end: Run["end"]): number => runs.filter((one) => one.end === end).length;
  const played = runs.flatMap((one) => (one.played === null ? [] : [one.played]));
  const replies = runs.filter((one) => one.end === "success").map(({ turns }) => turns.length);
  const sum = replies.reduce((total, one) => total + one, 0);
  return {
    dialogues: runs.length,
    success: count("success"),
    failure: count("failure"),
    unfinished: count("unfinished"),
    failed: count("failed"),
    repliesToSuccess: replies.length === 0 ? null : roundTo(sum / replies.length, 1),
    leaks: played.flatMap(findLeaks).length,
    repeats: played.flatMap(findRepeats).length,
  };
}

function timesOf(milliseconds: readonly number[]): TimeFigures {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number): number => {
    const value = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    return roundTo(value / 1000, 3);
  };
  return { p50: at(0.5), p95: at(0.95) };
}

/** What played dialogues come to. */
export function figuresOf(runs: readonly Run[], composer: string): RunFigures {
  const turns = runs.flatMap((one) => one.turns);
  const share = (event: WordingReport["event"]): number =>
    turns.length === 0
      ? 0
      : roundTo(turns.filter(({ wording }) => wording.includes(event)).length / turns.length, 3);
  const byLearner = Map.groupBy(runs, ({ planned }) => planned.learner);
  const written = new Set(
    runs.flatMap((one) => (one.played === null ? [] : [one.played.argument])),
  );
  return {
    learners: Object.fromEntries([...byLearner].map(([name, own]) => [name, outcomesOf(own)])),
    replies: {
      replies: turns.length,
      ...(Object.fromEntries(EVENTS.map((event) => [event, share(event)])) as Record<
        WordingReport["event"],
        number
      >),
    },
    seconds: {
      firstText: timesOf(turns.map(({ firstTextMs }) => firstTextMs)),
      end: timesOf(turns.map(({ ms }) => ms)),
    },
    arguments: {
      written: written.size,
      byComposer: [...written].filter(({ writer }) => writer === composer).length,
    },
  };
}
