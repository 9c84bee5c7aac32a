import { MODULES } from "../modules/modules.ts";
import type { Lesson, WorkedExample } from "../lesson.ts";

const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(collectTexts)
    : [];
}

function between(where: string, count: number, least: number, most: number): string[] {
  return count >= least && count <= most ? [] : [`${where}: ${count}, wanted ${least} to ${most}`];
}

/** Stray spaces, curly quotes, quotes and bold that never end, doubled words. */
export function checkText(text: string): string[] {
  const faults: string[] = [];
  if (/ {2}|^\s|\s$/u.test(text)) faults.push(`stray space: "${text}"`);
  if (/[\u2018\u2019\u201C\u201D]/u.test(text)) faults.push(`curly quote: "${text}"`);
  if (text.split('"').length % 2 === 0) faults.push(`double quote without its fellow: "${text}"`);
  if (text.split("**").length % 2 === 0) faults.push(`bold without its end: "${text}"`);
  const doubled = /\b(\p{L}+) \1\b/iu.exec(text);
  if (doubled) faults.push(`doubled word "${doubled[0]}": "${text}"`);
  return faults;
}

function checkSentence(where: string, text: string): string[] {
  return /^\p{Lu}.*\.$/u.test(text) ? [] : [`${where}: not a whole sentence: "${text}"`];
}

// A passage that named its own flaw would give the exercise away.
const FLAW_NAMES =
  /ambigu|assumption|fallac|straw ?man|ad hominem|dichotomy|slippery slope|outlier|sub-group|sample size|missing information|value preference/iu;

function checkExample(example: WorkedExample, module: number): string[] {
  const where = example.title;
  const flawName = FLAW_NAMES.exec(example.passage);
  return [
    ...between(`${where}: words of the passage`, countWords(example.passage), 90, 160),
    ...(flawName ? [`${where}: the passage says "${flawName[0]}"`] : []),
    ...checkSentence(`${where}: conclusion`, example.conclusion),
    ...between(`${where}: reasons`, example.reasons.length, 2, 3),
    ...example.reasons.flatMap((reason) => checkSentence(`${where}: reason`, reason)),
    ...between(`${where}: findings`, example.analysis.length, 1, 4),
    ...example.analysis.flatMap(({ quote }) =>
      quote === undefined || (quote !== "" && example.passage.split(quote).length === 2)
        ? []
        : [`${where}: must stand in the passage once: "${quote}"`],
    ),
    ...(module > 1 && !example.impact ? [`${where}: no impact`] : []),
  ];
}

function checkHints(hints: readonly string[]): string[] {
  const faults = between("hints", hints.length, 7, 10);
  if (!/illustrative examples.*sidebar/u.test(hints[0] ?? ""))
    faults.push("the first hint does not point to the illustrative examples in the sidebar");
  for (const hint of hints) {
    if ((hint.match(/[.!?](?=\s[A-Z]|$)/gu)?.length ?? 0) > 2)
      faults.push(`hint of more than two sentences: "${hint}"`);
  }
  return faults;
}

/** Lists everything in a lesson that breaks the form agreed for all seven modules; empty when sound. */
export function checkLesson(lesson: Lesson): string[] {
  const { module, aims, introduction, ethics, analysisLabel, examples, hints } = lesson;
  const wanted = MODULES[module].flaws.length || 3;
  return [
    ...between("aims", aims.length, 3, 4),
    ...between("words of the introduction", countWords(introduction), 250, 400),
    ...between("words of the ethics", countWords(ethics), 150, 250),
    ...(analysisLabel ? [] : ["no label for the analysis"]),
    ...between("examples", examples.length, wanted, wanted),
    ...between(
      "different titles",
      new Set(examples.map((example) => example.title)).size,
      wanted,
      wanted,
    ),
    ...examples.flatMap((example) => checkExample(example, module)),
    ...checkHints(hints),
    ...collectTexts(lesson).flatMap(checkText),
  ];
}
