import type { Expectation } from "@elenchus/dialogue/argument";
import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import { creditsBefore } from "@elenchus/dialogue/credits-before";
import { isOwnTerm } from "@elenchus/dialogue/is-own-finding";
import { kindOfStep } from "@elenchus/dialogue/step-kind";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { isTwoSided, namedPhrase } from "@elenchus/dialogue/words/word-talk";
import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import type { Findings } from "./findings.ts";
import { namedFallacies, namesValue } from "./names.ts";
import { readOwnTerm } from "./own-term.ts";
import { readRanking } from "./read-ranking.ts";
import { hasPhrase } from "./has-phrase.ts";

/** What exact look-ups earn. */
const EARNED = { name: 0.95, value: 0.84, ownTerm: 0.86, half: 0.66 } as const;
/** In fewer words nobody gives a verdict and its reason. */
const VERDICT_WORDS = 7;
/** That an argument loses by it; that it does not, or gains. */
const WEAKER =
  /\b(?:weak\w*|less (?:convincing|persuasive|strong|sure)|unconvincing|unpersuasive|worse|(?:it|argument|conclusion|case) (?:\w+ )?los(?:es?|t|ing)|falls? (?:apart|down|flat)|fails?|(?:not|n't|hardly) (?:\w+ ){0,3}(?:convinc\w*|persua\w*|strong|hold))\b/u;
const NOT_WEAKER =
  /\b(?:strong|stronger|(?:more|still) (?:convinc\w*|persua\w*)|(?:not|n't|no) (?:\w+ ){0,3}(?:weak\w*|less|worse))\b/u;

/** Words of a verdict, of which none is a ground. */
const OF_VERDICT = contentStems(
  "weak weaker weakened less convincing convinced persuasive persuaded strong stronger unconvincing bad worse argument conclusion get make much bit little quite really think kind sort okay fine well say find",
);

/** Whether a text says how far an argument persuades. */
export function givesVerdict(text: string): boolean {
  return WEAKER.test(text) || NOT_WEAKER.test(text);
}

/** A point that was looked up is read for certain. */
function raise(findings: Findings, id: string, value: number): Findings {
  const coverage = { ...findings.coverage, [id]: Math.max(value, findings.coverage[id] ?? 0) };
  const zone = value >= COVERED ? "accepted" : "unsure";
  return {
    ...findings,
    coverage,
    unsure: findings.unsure.filter((one) => one !== id),
    misconceptions: [],
    findings: [{ kind: "graded", id, zone, likelihood: value }, ...findings.findings],
  };
}

/** Adds to a grading what a look-up tells for certain: names of fallacies and values, terms, a verdict without its reason. */
export function lookUpNames(view: DialogueView, text: string, findings: Findings): Findings {
  const { argument, dialogue } = view;
  const target = argument.key.expectations.find(({ id }) => id === dialogue.target);
  if (target?.kind === "probe") return findings;
  const asked = argument.key.expectations.filter((one) => one.step === dialogue.step);
  switch (kindOfStep(view)) {
    case "fallacy":
      return nameFallacy(asked, text, findings);
    case "value":
      return nameValue(view, asked, text, findings);
    case "ambiguous_term":
      return nameTerm(view, asked, text, findings);
    case "impact":
      return hearVerdict(text, findings);
    default:
      return findings;
  }
}

/** One name is right or wrong; several choose none. */
function nameFallacy(asked: readonly Expectation[], text: string, findings: Findings): Findings {
  const weakness = asked.find((one) => one.kind === "fallacy")?.weakness;
  const named = namedFallacies(text);
  if (named.length === 1 && named[0] === weakness)
    return raise(findings, "fallacy-name", EARNED.name);
  const wrong = named.find((one) => one !== weakness);
  if (wrong === undefined) return findings;
  return {
    ...findings,
    coverage: { fallacy: 0, "fallacy-name": 0 },
    unsure: [],
    misconceptions: [`named-${wrong}`],
    confidence: 0.85,
    findings: [],
  };
}

/** Once one value is found the other alone is asked for, and its name is enough. */
function nameValue(
  { dialogue }: DialogueView,
  asked: readonly Expectation[],
  text: string,
  findings: Findings,
): Findings {
  const isFound = ({ id }: Expectation): boolean => (dialogue.coverage[id] ?? 0) >= COVERED;
  const values = asked.filter((one) => one.kind === "value");
  const ranking = readRanking(values, text);
  if (ranking === "turned")
    return {
      ...findings,
      coverage: Object.fromEntries(values.map(({ id }) => [id, 0])),
      unsure: [],
      findings: [],
    };
  if (ranking === "as it is")
    return values.reduce((found, { id }) => raise(found, id, EARNED.value), findings);
  const open = values.filter((one) => !isFound(one));
  const named = values.filter((one) => namesValue(one, text));
  const [only] = open;
  return open.length === 1 && named.length === 1 && only !== undefined && named[0] === only
    ? raise(findings, only.id, EARNED.value)
    : findings;
}

/** A term that is named without two meanings is half said; so is a word of the learner's own finding. */
function nameTerm(
  view: DialogueView,
  asked: readonly Expectation[],
  text: string,
  findings: Findings,
): Findings {
  if (Object.values(findings.coverage).some((value) => value >= COVERED)) return findings;
  const found = readOwnTerm(view.argument, text);
  const place = ownPlace(view, asked.filter(isOwnTerm), found.word);
  // Two meanings that the key does not list are a find of the learner's own, be the word the key's or not.
  if (found.isTwoSided && place !== undefined) return raise(findings, place, EARNED.ownTerm);
  const named = asked.find(({ term }) => term !== undefined && hasPhrase(text, term.phrase));
  if (named !== undefined)
    return findings.unsure.includes(named.id) ? findings : raise(findings, named.id, EARNED.half);
  if (findings.unsure.length > 0 || place === undefined) return findings;
  const { dialogue } = view;
  const covered = dialogue.coverage[place] ?? 0;
  const wasNamed = dialogue.target === place && covered >= NEAR && covered < COVERED;
  if (wasNamed && found.word === null && isTwoSided(text))
    return raise(findings, place, EARNED.ownTerm);
  return found.word === null ? findings : raise(findings, place, EARNED.half);
}

/** Where a word of the learner's own finding counts: where the same word does already, else in the first place that is free. */
function ownPlace(
  view: DialogueView,
  places: readonly Expectation[],
  word: string | null,
): string | undefined {
  const stems = contentStems(word ?? "");
  const before = creditsBefore(view).find(
    ({ id, words }) =>
      places.some((one) => one.id === id) &&
      [...contentStems(namedPhrase(words) ?? words)].some((stem) => stems.has(stem)),
  );
  const free = places.find(({ id }) => (view.dialogue.coverage[id] ?? 0) < COVERED);
  return before?.id ?? free?.id;
}

/** "Weaker" alone is half of it, "still convinced" nothing yet; whether a ground stands beside it, a verdict at length leaves open. */
function hearVerdict(text: string, findings: Findings): Findings {
  const saysNoMore = [...contentStems(text)].every((stem) => OF_VERDICT.has(stem));
  const nothing = { ...findings, coverage: {}, unsure: [] };
  if (saysNoMore && givesVerdict(text))
    return NOT_WEAKER.test(text) ? nothing : raise(nothing, "impact", EARNED.half);
  const isCovered = (findings.coverage["impact"] ?? 0) >= COVERED;
  if (isCovered || !WEAKER.test(text) || NOT_WEAKER.test(text)) return findings;
  const isBare = wordsOf(text).length < VERDICT_WORDS && contentStems(text).size < VERDICT_WORDS;
  return isBare
    ? raise(findings, "impact", EARNED.half)
    : { ...findings, misconceptions: [], unsure: ["impact"] };
}
