import type { Argument } from "@elenchus/dialogue/argument";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import { readDataset } from "../read-dataset.ts";
import { askedAt } from "@elenchus/tutor/reader/asked-at";
import { actsOf, type Earned, placeOf, type ReadTurn, type Split } from "./read-turn.ts";

/** A line of `answers-3.jsonl`, `answers-4.jsonl` and `answers-5.jsonl`. */
interface TypedAnswer {
  readonly writer: number;
  readonly argument: string;
  readonly step: number;
  readonly message: string;
  /** The tutor's last line, made up. */
  readonly before?: string;
  readonly label: string;
  /** What it is besides: two acts at once. */
  readonly also?: string;
  readonly covers: readonly string[];
  readonly near: readonly string[];
  /** A good find that the key does not list. */
  readonly own: boolean;
}

/** Writers who are kept out of fitting. Each wrote to arguments of their own. */
const KEPT: Readonly<Record<string, Split>> = {
  "answers-3 1": "test",
  "answers-3 2": "limits",
  "answers-4 13": "test",
  "answers-4 12": "limits",
  "answers-5 23": "test",
  "answers-5 31": "test",
  "answers-5 22": "limits",
};

/** Picks from a list or says again what was said: its words state nothing by themselves. */
const POINTS_BACK: ReadonlySet<string> = new Set(["choice", "repeat"]);

function readArguments(
  name: string,
): Map<string, { readonly argument: Argument; readonly isHeldOut?: boolean }> {
  const lines = readDataset<{ id: string; argument: Argument; isHeldOut?: boolean }>(name);
  return new Map(lines.map((one) => [one.id, one]));
}

/** What people typed to arguments that they saw for the first time, labelled by expectation. */
export function typedAnswers(): ReadTurn[] {
  return ["answers-3", "answers-4", "answers-5"].flatMap((source) => {
    const known = readArguments(`${source}-arguments`);
    return readDataset<TypedAnswer>(source).flatMap((one): ReadTurn[] => {
      const { writer, step, message, before, label, also, covers, near, own } = one;
      const argument = known.get(one.argument)?.argument;
      if (argument === undefined) throw new Error(`no argument ${one.argument}`);
      const isTrue = label === "right" && covers.length === 0;
      const ofOwn = (): Earned => {
        if (own || covers.length > 0) return 1;
        if (isTrue) return null;
        return near.length > 0 || label === "partial" ? 0.35 : 0;
      };
      const ofPoint = (id: string): Earned => {
        if (covers.includes(id)) return 1;
        if (near.includes(id)) return 0.35;
        // Part of some point, and nobody noted of which.
        return label === "partial" && covers.length + near.length === 0 ? null : 0;
      };
      return [
        {
          split: KEPT[`${source} ${writer}`] ?? "fit",
          source,
          argument,
          step,
          message,
          ...(before === undefined ? {} : { last: before }),
          label,
          acts: actsOf(label, also),
          isOneOf: false,
          earned: (point) => {
            if (POINTS_BACK.has(label)) return null;
            return isOwnFinding(point) ? ofOwn() : ofPoint(point.id);
          },
        },
      ];
    });
  });
}

/** A line of `learner-panel-2-turns.jsonl`. */
interface PanelTurn {
  readonly argument: string;
  readonly step: number;
  readonly target: string | null;
  /** What the tutor had said. */
  readonly last: string;
  readonly message: string;
  /** Sentences that were marked: the words beside them say little. */
  readonly marks?: readonly unknown[];
  readonly label: string;
  readonly verdict: string;
  /** What the built-in tutor of the day credited. */
  readonly covered: readonly string[];
}

/** States no point of its step. */
const STATES_NOTHING: ReadonlySet<string> = new Set([
  "wrong",
  "off_topic",
  "gaming",
  "question",
  "other_step",
  "dont_know",
  "complaint",
  "objection",
]);

/** What learners of the second panel said in whole dialogues; half of it, by argument, is for testing. */
export function secondPanel(): ReadTurn[] {
  const known = readArguments("learner-panel-2-arguments");
  return readDataset<PanelTurn>("learner-panel-2-turns").flatMap((turn): ReadTurn[] => {
    const { argument, isHeldOut } = known.get(turn.argument) ?? {};
    if (argument === undefined) throw new Error(`no argument ${turn.argument}`);
    const { step, target, last, message, marks = [], label } = turn;
    if (marks.length > 0) return [];
    const probe = argument.key.expectations.find((one) => one.id === target)?.kind === "probe";
    const place = { step, ...(probe && target !== null ? { probe: target } : {}) };
    const asked = askedAt(argument, placeOf(place));
    const credited = turn.verdict.startsWith("accepted rightly")
      ? asked.filter(({ id }) => turn.covered.includes(id))
      : [];
    const met = asked.length === 1 ? asked : credited;
    const earned = (id: string): Earned => {
      if (STATES_NOTHING.has(label)) return 0;
      if (label === "right") return met.some((one) => one.id === id) ? 1 : null;
      return label.includes("partial") && asked.length === 1 ? 0.35 : null;
    };
    return [
      {
        split: isHeldOut === true ? "test" : "fit",
        source: "panel-2",
        argument,
        ...place,
        last,
        message,
        label,
        acts: actsOf(label),
        isOneOf: label === "right" && met.length === 0,
        earned: ({ id }) => earned(id),
      },
    ];
  });
}
