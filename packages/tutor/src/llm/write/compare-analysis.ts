import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { contentStems } from "@elenchus/dialogue/words/words";
import type { GateReading, ReadingOf } from "./gate-reading.ts";
import { isSamePlace, locateNearly } from "./locate.ts";
import { likeness } from "../../text/find-told.ts";

/** So alike are two findings that say the same… */
const SAME_FINDING = 0.5;
/** …if it is said in at least so many content words… */
const LEAST_STEMS = 3;
/** …and, where they hang on the same place, so few content words beside the place's own are enough. */
const SHARED_STEMS = 2;
/** So many characters may lie between two parts of one place. */
const BESIDE = 150;
/** Longest explanation of a reader's that is passed on, in characters. */
const LONGEST_WHY = 300;

/** What an independent reading holds against the module's own part of the key. */
export function compareAnalysis(argument: Argument, reading: GateReading): string[] {
  switch (reading.form) {
    case "terms":
      return compareTerms(argument, reading);
    case "finds":
      return compareFindings(argument, reading);
    case "values":
      return compareValues(argument, reading);
    case "flaw":
      return compareFlaws(argument, reading);
  }
}

/** More than half of the listed words have to be found by a reader who was not told. */
function compareTerms(argument: Argument, { terms: heard }: ReadingOf<"terms">): string[] {
  const terms = argument.key.expectations.flatMap(({ term, quote = "" }) =>
    term === undefined ? [] : [{ phrase: term.phrase, quote }],
  );
  const missed = terms.filter(
    ({ phrase, quote }) =>
      !heard.some(
        (one) => sharesWord(phrase, one.phrase) && isSamePlace(argument.passage, quote, one.quote),
      ),
  );
  if ((terms.length - missed.length) * 2 > terms.length) return [];
  return missed.map(
    ({ phrase }) =>
      `An independent reader did not find "${phrase}" ambiguous. Choose a word whose two readings both fit and change how well the reason supports the conclusion.`,
  );
}

function sharesWord(one: string, other: string): boolean {
  const stems = contentStems(other);
  const own = contentStems(one);
  return own.size === 0
    ? one.toLowerCase() === other.toLowerCase()
    : [...own].some((stem) => stems.has(stem));
}

/** At least half of what is listed has to be among what the reader found: there is more than any list holds. */
function compareFindings(argument: Argument, { findings: heard }: ReadingOf<"finds">): string[] {
  const listed = argument.key.expectations.filter(
    (one) => one.step === 2 && one.kind !== "probe" && one.isOwn !== true,
  );
  const missed = listed.filter(
    (one) => !heard.some((other) => isSameFinding(argument, one, other)),
  );
  if (missed.length * 2 <= listed.length) return [];
  return missed.map(
    ({ statement }) =>
      `An independent reader, asked for the most important ones, did not come upon this: "${statement}". Make it weigh more in the passage, or choose what a careful reader would see first.`,
  );
}

function isSameFinding(
  argument: Argument,
  { statement, paraphrases, quote = "" }: Expectation,
  heard: { readonly quote: string; readonly statement: string },
): boolean {
  const texts = [statement, ...paraphrases].filter(
    (text) => contentStems(text).size >= LEAST_STEMS,
  );
  if (texts.some((text) => likeness(text, heard.statement) >= SAME_FINDING)) return true;
  if (!isSamePlace(argument.passage, quote, heard.quote)) return false;
  const said = contentStems(heard.statement);
  const known = contentStems(quote);
  return texts.some(
    (text) =>
      [...contentStems(text)].filter((stem) => said.has(stem) && !known.has(stem)).length >=
      SHARED_STEMS,
  );
}

/** One of the two values has to go by a name that the reader uses, and not in the other one's place. */
function compareValues(
  argument: Argument,
  { preferred, neglected }: ReadingOf<"values">,
): string[] {
  const [first, second] = argument.key.expectations.filter((one) => one.kind === "value");
  if (first === undefined || second === undefined) return ["The key lacks one of the two values."];
  if (isNamed(first, preferred.names) || isNamed(second, neglected.names)) return [];
  if (isNamed(first, neglected.names) || isNamed(second, preferred.names))
    return [
      "An independent reader ranked the two values the other way round. Make it plain which one the writer puts first.",
    ];
  return [
    `An independent reader saw other values at stake: ${quoteAll(preferred.names)} over ${quoteAll(neglected.names)}. Make the conflict plainer, or name it as a reader would.`,
  ];
}

/** Whether one of a value's words says the same as one of these names, or as a part of it. */
function isNamed({ valueWords = [] }: Expectation, names: readonly string[]): boolean {
  const sets = names.map((name) => contentStems(name)).filter((set) => set.size > 0);
  return valueWords.some((word) => {
    const own = contentStems(word);
    return own.size > 0 && sets.some((set) => isPart(own, set) || isPart(set, own));
  });
}

function isPart(stems: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...stems].every((stem) => whole.has(stem));
}

function quoteAll(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}

/** The planned flaw in its place, and no other one of the module's. */
function compareFlaws(argument: Argument, { flaws }: ReadingOf<"flaw">): string[] {
  const planned = argument.key.expectations.find(
    (one) => one.kind === "fallacy" || one.kind === "statistical_flaw",
  );
  const kind = planned?.weakness ?? "";
  const place = planned?.quote ?? "";
  const ofKind = flaws.filter((one) => one.kind === kind);
  const isFound = ofKind.some((one) => isSamePlace(argument.passage, place, one.quote));
  // A reader may list the two halves of one flaw, what was said and what is made of it, one by one.
  const strays = flaws.filter(
    (one) => one.kind !== kind || (isFound && !isBeside(argument, place, one.quote)),
  );
  return [
    ...(isFound
      ? []
      : [
          `An independent reader did not find the planned flaw (${kind}) where it is meant to stand: "${place}". Make it a clear case of its kind.`,
        ]),
    ...strays.map(
      (one) =>
        `An independent reader found another flaw (${one.kind}) at "${one.quote}", because: "${one.why.slice(0, LONGEST_WHY)}" Take it out; only the planned one may stand in the passage.`,
    ),
  ];
}

function isBeside({ passage }: Argument, one: string, other: string): boolean {
  const span = locateNearly(passage, one);
  const heard = locateNearly(passage, other);
  if (span === null || heard === null) return false;
  return Math.max(span.start, heard.start) - Math.min(span.end, heard.end) <= BESIDE;
}
