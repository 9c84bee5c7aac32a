import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import {
  emptyPoint,
  OWN_TEXT_CHARS,
  OWN_TEXT_MOST,
  type OwnTextForm,
  type OwnTextPart,
  type OwnTextPoint,
} from "@elenchus/domain/own-text";
import { WEAK_REASON_ID } from "@elenchus/dialogue/answer-key/ids";
import { sentenceAt } from "./sentence-at.ts";

/** The form's words on a passage of the library's. */
const LIBRARY = {
  source: "The library of Elenchus: written for practice, with flaws on purpose",
  licence: "For use in this course",
} as const;

/** A passage with its key, as a form that says the same: to begin with. */
export function formFromArgument({ module, issue, passage, key }: Argument): OwnTextForm {
  const points = key.expectations.flatMap((one) => pointOf(one, { passage, key }));
  const flaw = key.expectations.find(({ kind }) => isFlaw(kind))?.weakness ?? "";
  return { ...LIBRARY, title: issue, module, passage, flaw, points, mistakes: [] };
}

function isFlaw(kind: Expectation["kind"]): boolean {
  return kind === "fallacy" || kind === "statistical_flaw";
}

const PARTS: Readonly<Partial<Record<Expectation["kind"], OwnTextPart>>> = {
  conclusion: "conclusion",
  reason: "reason",
  ambiguous_term: "term",
  missing_information: "find",
  assumption: "find",
  alternative: "find",
  fallacy: "flaw",
  statistical_flaw: "flaw",
};

function partOf({ id, kind }: Expectation): OwnTextPart | null {
  if (kind === "value") return id === "value-first" ? "first_value" : "second_value";
  return PARTS[kind] ?? null;
}

type Passage = Pick<Argument, "passage" | "key">;

function pointOf(one: Expectation, passage: Passage): OwnTextPoint[] {
  const part = partOf(one);
  const isPlaceholder = one.isOwn === true || one.id === WEAK_REASON_ID;
  if (part === null || isPlaceholder || (part === "term" && one.term === undefined)) return [];
  const sentence = sentenceOf(one, part, passage);
  if (one.term !== undefined) {
    const { phrase, readings, stake } = one.term;
    return [{ ...emptyPoint(part, sentence), name: phrase, ways: [...readings, stake] }];
  }
  const isValue = part === "first_value" || part === "second_value";
  const ways = isValue ? one.paraphrases : [one.statement, ...one.paraphrases.slice(1)];
  return [
    {
      ...emptyPoint(part, sentence),
      name: isValue ? (one.valueWords?.[0] ?? "") : "",
      ways: [...new Set(ways)]
        .filter((way) => way.length <= OWN_TEXT_CHARS.line)
        .slice(0, OWN_TEXT_MOST.ways),
    },
  ];
}

/** The sentence with a quotation; of what is quoted nowhere, that of a reason. */
function sentenceOf(one: Expectation, part: OwnTextPart, { passage, key }: Passage): string {
  if (part === "first_value") return "";
  const ranking = key.expectations.find(({ id }) => id === "probe-value-words");
  const reason = key.expectations.find(({ kind }) => kind === "reason");
  const quote = (part === "second_value" ? ranking : one)?.quote ?? reason?.quote ?? "";
  return sentenceAt(passage, quote) ?? "";
}
