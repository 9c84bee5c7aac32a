import { withoutHidden } from "./invisible.ts";
import type { ModuleNumber } from "./modules.ts";
import { splitSentences } from "./split-sentences.ts";

/** Fewest and most words of a text that a supervisor brings. */
export const OWN_TEXT_WORDS = { least: 60, most: 400 } as const;

/** Most characters of what stands in a form about such a text: a draft may be longer than what can be published. */
export const OWN_TEXT_CHARS = { title: 120, source: 300, passage: 12_000, line: 400 } as const;

/** Most points, ways of saying one, and common mistakes. */
export const OWN_TEXT_MOST = { points: 14, ways: 12, mistakes: 12 } as const;

/** Fewest ways of saying a point. */
export const LEAST_WAYS = 3;

/** The parts that learners find in a text. */
export const OWN_TEXT_PARTS = [
  "conclusion",
  "reason",
  "term",
  "find",
  "first_value",
  "second_value",
  "flaw",
] as const;
export type OwnTextPart = (typeof OWN_TEXT_PARTS)[number];

/** The part that a module's own step asks for, and how many of it there are. */
export interface AskedPart {
  readonly part: OwnTextPart;
  readonly least: number;
  readonly most: number;
}

const CLAIMS: readonly AskedPart[] = [
  { part: "conclusion", least: 1, most: 1 },
  { part: "reason", least: 2, most: 4 },
];
const FINDS: readonly AskedPart[] = [...CLAIMS, { part: "find", least: 2, most: 4 }];
/** The flawed sentence is offered in support, too: one reason beside it is enough. */
const FLAWED: readonly AskedPart[] = [
  { part: "conclusion", least: 1, most: 1 },
  { part: "reason", least: 1, most: 4 },
  { part: "flaw", least: 1, most: 1 },
];

/** The parts that a text needs for each module. */
export const ASKED_PARTS: Readonly<Record<ModuleNumber, readonly AskedPart[]>> = {
  1: [...CLAIMS, { part: "term", least: 2, most: 3 }],
  2: FINDS,
  3: FINDS,
  4: [
    ...CLAIMS,
    { part: "first_value", least: 1, most: 1 },
    { part: "second_value", least: 1, most: 1 },
  ],
  5: FLAWED,
  6: FINDS,
  7: FLAWED,
};

/** One thing that learners are to find. */
export interface OwnTextPoint {
  readonly part: OwnTextPart;
  /** The sentence of the text in which it stands, as it stands there; empty while none is marked. */
  readonly sentence: string;
  /** The word that can be taken in two ways, or a value in a word or two; else empty. */
  readonly name: string;
  /** Ways of saying it, a whole sentence first. Of a word: its two meanings, and what hangs on them. */
  readonly ways: readonly string[];
  /** A strong hint of the supervisor's own; empty: one that fits any text. */
  readonly hint: string;
}

/** A wrong answer that is known to be common. */
export interface OwnTextMistake {
  /** Index of the step in which it is given. */
  readonly step: number;
  readonly text: string;
  /** The tutor's answer to it; empty: words that fit any text. */
  readonly answer: string;
}

/** A text that a supervisor brings, with what makes an answer right: as it is typed, whole or not. */
export interface OwnTextForm {
  readonly title: string;
  readonly source: string;
  readonly licence: string;
  readonly module: ModuleNumber;
  readonly passage: string;
  /** The kind of flaw, in modules 5 and 7; else empty. */
  readonly flaw: string;
  readonly points: readonly OwnTextPoint[];
  readonly mistakes: readonly OwnTextMistake[];
}

/** Something that is wrong with a form. With an `error` it cannot be published. */
export interface OwnTextProblem {
  readonly level: "error" | "warning";
  /** Where in the form: "title", "points.2.ways", "mistakes.0.text". */
  readonly place: string;
  /** Whole sentences for the supervisor. */
  readonly text: string;
}

/** Control characters, save the line break and the tab. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** A text as it was typed, with nothing in it that nobody sees: line ends of one kind, no control characters. */
export function withoutControls(text: string): string {
  return withoutHidden(text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/gu, "\n")).replaceAll(
    CONTROL,
    "",
  );
}

/** A point with nothing in it yet. */
export function emptyPoint(part: OwnTextPart, sentence = ""): OwnTextPoint {
  return { part, sentence, name: "", ways: ["", "", ""], hint: "" };
}

/** Words of a text, as its author counts them. */
export function countOwnWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== "").length;
}

/** A form for another module: what both ask for stays, what is lacking is there to be filled in, the rest goes. */
export function fitPoints(form: OwnTextForm, module: ModuleNumber): OwnTextForm {
  const points = ASKED_PARTS[module].flatMap(({ part, least }) => {
    const there = form.points.filter((one) => one.part === part);
    const lacking = Math.max(0, (part === "reason" ? 0 : least) - there.length);
    return [...there, ...Array.from({ length: lacking }, () => emptyPoint(part))];
  });
  return { ...form, module, points, ...(module === form.module ? {} : { flaw: "" }) };
}

/**
 * A form whose text was edited: marks stay on their sentences, and where as many sentences are there as before, on those
 * that took their places. Other marks go.
 */
export function editPassage(form: OwnTextForm, passage: string): OwnTextForm {
  const before = splitSentences(form.passage);
  const after = splitSentences(passage);
  const follow = (sentence: string): string => {
    if (sentence === "" || after.includes(sentence)) return sentence;
    return before.length === after.length ? (after[before.indexOf(sentence)] ?? "") : "";
  };
  return {
    ...form,
    passage,
    points: form.points.map((point) => ({ ...point, sentence: follow(point.sentence) })),
  };
}
