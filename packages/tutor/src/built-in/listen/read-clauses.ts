import { wordsOf } from "@elenchus/dialogue/words/words";
import { compileOpenings, plainSpeech } from "./plain-speech.ts";
import phrases from "./speech-phrases.json" with { type: "json" };

/** What a phrase shows: a speech act in its finer kinds. */
export type SpokenKind = keyof typeof phrases.kinds;

const KINDS = Object.entries(phrases.kinds).map(
  ([kind, all]) => [kind as SpokenKind, compileOpenings(all)] as const,
);
const EMPTY = new Set(phrases.empty.split("|"));
const CLAUSE_END = /(?<=[?])|[.!…;:,–—\n]+(?=[\s"')]|$)/u;

/** A piece of a message between marks, and what phrases of speech are in it. */
export interface Clause {
  /** Plain speech. */
  readonly text: string;
  readonly kinds: readonly SpokenKind[];
  /** The text without what those phrases took. */
  readonly rest: string;
  /** A sound of assent, a key held down, or nothing at all. */
  readonly isEmpty: boolean;
  /** Whether it ends in a question mark. */
  readonly isAsked: boolean;
}

/** With so few words a question is known by its mark, or by being all that is said. */
const SHORT = 2;

function readClause(clause: string, _: number, all: readonly string[]): Clause {
  const text = plainSpeech(clause);
  const kinds: SpokenKind[] = [];
  let rest = text;
  const isDoubtful = wordsOf(clause).length <= SHORT && !isAsked(clause) && all.length > 1;
  for (const [kind, pattern] of KINDS) {
    const without = rest.replace(pattern, " ");
    if (without === rest || (kind.startsWith("asks_") && isDoubtful)) continue;
    kinds.push(kind);
    rest = without;
  }
  return {
    text,
    kinds,
    rest: rest.trim(),
    isEmpty: isEmpty(clause, text),
    isAsked: isAsked(clause),
  };
}

const isAsked = (clause: string): boolean => clause.trimEnd().endsWith("?");

function isEmpty(clause: string, plain: string): boolean {
  return (
    plain.trim() === "" ||
    EMPTY.has(plain.trim()) ||
    wordsOf(clause).every(
      (word) =>
        /(.)\1{3,}/u.test(word) || (/^[^aeiouy0-9]{4,}$/u.test(word) && /^[a-z]+$/u.test(word)),
    )
  );
}

/** The clauses of a message, each with the phrases of speech in it. */
export function readClauses(message: string): Clause[] {
  return message
    .split(CLAUSE_END)
    .filter((one) => one.trim() !== "")
    .map(readClause);
}
