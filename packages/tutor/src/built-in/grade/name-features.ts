import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { contrasts, extraStems, isTwoSided } from "@elenchus/dialogue/words/word-talk";
import { flag, hold, type Meant } from "./hold.ts";
import { namesValue } from "./names.ts";
import { readRanking } from "./reading/ranking.ts";
import { findPhrase } from "./reading/term-mentions.ts";

/** A message, its parts, and how texts of the key are read. */
interface ReadParts {
  readonly message: string;
  readonly parts: readonly Meant[];
  readonly meant: (list: readonly string[]) => Meant[];
}

/** For a term: whether it is named, and how near two parts of the message come to its two readings. */
export function termOf(
  argument: Argument,
  { term, kind }: Expectation,
  { message, parts, meant }: ReadParts,
): number[] {
  if (kind !== "ambiguous_term") return [0, 0, 0, 0, 0, 0, 0];
  const phrase = term?.phrase ?? "";
  const held = meant(term?.readings ?? []).map((one) => hold(one, parts));
  const nears = held.map(({ near }) => near).toSorted((one, other) => other - one);
  const shares = held.map(({ known }) => known).toSorted((one, other) => other - one);
  return [
    flag(phrase !== "" && findPhrase(message, phrase) >= 0),
    nears[1] ?? 0,
    shares[0] ?? 0,
    shares[1] ?? 0,
    flag(isTwoSided(message)),
    flag(contrasts(message)),
    Math.min(6, extraStems(message, [phrase, argument.passage]).length) / 6,
  ];
}

/** For a value: whether this one and the other are named, and on which side of a ranking. */
export function valueOf(argument: Argument, own: Expectation, message: string): number[] {
  if (own.kind !== "value") return [0, 0, 0, 0, 0, 0];
  const other = argument.key.expectations.find((one) => one.kind === "value" && one.id !== own.id);
  const parts = readRanking(message);
  const onSide = (value: Expectation | undefined, rank: "first" | "second"): number =>
    flag(
      value !== undefined &&
        namesValue(
          value,
          parts
            .filter((one) => one.rank === rank)
            .map((one) => one.text)
            .join(" , "),
        ),
    );
  const [mine, theirs] =
    own.id === "value-first" ? (["first", "second"] as const) : (["second", "first"] as const);
  return [
    flag(namesValue(own, message)),
    flag(other !== undefined && namesValue(other, message)),
    onSide(own, mine),
    onSide(own, theirs),
    onSide(other, mine),
    onSide(other, theirs),
  ];
}
