import {
  LEAST_WAYS,
  type OwnTextForm,
  type OwnTextPart,
  type OwnTextPoint,
  type OwnTextProblem,
} from "@elenchus/domain/own-text";
import { MISTAKE_LABELS, TERM_LINES } from "@elenchus/domain/own-text-labels";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { ANALYSIS_STEP } from "@elenchus/dialogue/answer-key/steps";
import { plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { namesFlaw } from "../text/flaw-names.ts";
import { findChatter } from "../llm/write/find-phrase.ts";
import { isOtherLanguage } from "../text/other-language.ts";
import { findTold, type Secret } from "../text/find-told.ts";
import { sentenceWith } from "./draft-from-form.ts";
import { stepOf } from "./point-ids.ts";
import { problemAt } from "./problem-at.ts";
import { readFlaw } from "./read-flaw.ts";

/** So many words a way has at most that somebody types in a hurry. */
const TERSE = 8;
/** Parts that stand in a sentence, and what is said where none is marked. */
const MARKED: Readonly<Partial<Record<OwnTextPart, string>>> = {
  conclusion: "Mark the sentence that is the conclusion.",
  reason: "Mark the sentence that gives this reason.",
  flaw: "Mark the sentence in which it goes wrong.",
  second_value:
    "Mark the sentence in which the writer passes over this, as the place where it goes wrong.",
};

/** Problems of the points that learners are to find, and of mistakes that are expected. Pure. */
export function checkPoints(form: OwnTextForm): OwnTextProblem[] {
  const { points } = form;
  return [
    ...points.flatMap((point, at) => [
      ...checkPlace(form, point, at),
      ...checkWays(form, point, at),
      ...checkHint(form, point, at),
    ]),
    ...checkDoubles(form),
    ...checkMistakes(form),
  ];
}

function checkPlace(form: OwnTextForm, point: OwnTextPoint, at: number): OwnTextProblem[] {
  const { part, sentence, name } = point;
  const { error, warning } = problemAt(`points.${at}.sentence`);
  if (part === "term") {
    const { error: wrong } = problemAt(`points.${at}.name`);
    if (name === "") return [wrong("Write the word or phrase as the text has it.")];
    return sentenceWith(form, name) === null
      ? [wrong(`“${name}” does not stand in the text.`)]
      : [];
  }
  const isValue = part === "first_value" || part === "second_value";
  const named =
    isValue && name === ""
      ? [problemAt(`points.${at}.name`).error("Name the value in a word or two: “safety”.")]
      : [];
  if (sentence === "") {
    const lacking = MARKED[part];
    return [...named, ...(lacking === undefined ? [] : [error(lacking)])];
  }
  const isThere = splitSentences(form.passage).includes(sentence);
  const isTaken =
    MARKED[part] !== undefined &&
    form.points.some(
      (one, other) => other < at && one.sentence === sentence && MARKED[one.part] !== undefined,
    );
  return [
    ...named,
    ...(isThere ? [] : [error("The marked sentence no longer stands in the text. Mark it again.")]),
    ...(isTaken
      ? [
          warning(
            "This sentence is marked as something else, too: whichever students mark it as is right.",
          ),
        ]
      : []),
  ];
}

function checkWays({ passage }: OwnTextForm, { part, ways, name }: OwnTextPoint, at: number) {
  const { error, warning } = problemAt(`points.${at}.ways`);
  const filled = ways.filter((way) => way !== "");
  const unfit = filled.flatMap((way) => unfitIn(way).map((why) => error(`“${way}” ${why}`)));
  if (part === "term") {
    const lacking = TERM_LINES.filter((_, line) => (ways[line] ?? "") === "");
    return [...lacking.map((line) => error(`Fill in “${line}”.`)), ...unfit];
  }
  const lacking = LEAST_WAYS - filled.length;
  const isLong = !filled.some((way) => wordsOf(way).length <= TERSE);
  const [first = ""] = filled;
  return [
    ...(lacking > 0
      ? [
          error(
            `Give ${lacking} more ${lacking === 1 ? "way" : "ways"} of saying this: ${LEAST_WAYS} at least.`,
          ),
        ]
      : []),
    ...(lacking <= 0 && isLong
      ? [
          warning(
            `None of these is short. Students write “${shorten(first)} …”: add one of at most ${TERSE} words.`,
          ),
        ]
      : []),
    ...(part === "flaw" && filled.some((way) => plainWords(passage).includes(plainWords(way)))
      ? [
          warning(
            "One of these stands in the text. Say what is wrong with it, in other words than the text's.",
          ),
        ]
      : []),
    ...(name !== ""
      ? unfitIn(name).map((why) => problemAt(`points.${at}.name`).error(`“${name}” ${why}`))
      : []),
    ...unfit,
  ];
}

function shorten(text: string): string {
  return text.split(/\s+/u).slice(0, 3).join(" ");
}

/** Why a line is none that can be used; it goes on behind the line itself. */
export function unfitIn(text: string): string[] {
  const sign = findChatter(text);
  return [
    ...(sign === null ? [] : [`has “${sign}”, which is markup or speaks to the tutor.`]),
    ...(isOtherLanguage(text) ? ["is not in English."] : []),
  ];
}

/** A hint must not say what it leads to. */
function checkHint(form: OwnTextForm, { part, ways, hint, name }: OwnTextPoint, at: number) {
  if (hint === "") return [];
  const { error } = problemAt(`points.${at}.hint`);
  const told = findTold(hint, secretOf(form, stepOf(part), ways));
  const kind = readFlaw(form.module, form.flaw);
  const isNamed = part !== "term" && name !== "" && plainWords(hint).includes(plainWords(name));
  return [
    ...unfitIn(hint).map((why) => error(`The hint ${why}`)),
    ...(told === null && !isNamed
      ? []
      : [error(`The hint says it outright: “${told ?? name}”. Lead there, and do not say it.`)]),
    ...(kind !== null && namesFlaw(kind, hint) ? [error("The hint names the flaw.")] : []),
  ];
}

/** Where the same is said of two points, nobody can tell which of them is meant. */
function checkDoubles({ points, mistakes }: OwnTextForm): OwnTextProblem[] {
  const said = points.flatMap(({ part, ways }, at) =>
    part === "term"
      ? []
      : ways.filter((way) => way !== "").map((way) => ({ at, way, words: plainWords(way) })),
  );
  return [
    ...said.flatMap(({ at, way, words }, index) =>
      said.slice(0, index).some((one) => one.words === words)
        ? [problemAt(`points.${at}.ways`).error(`“${way}” is there twice.`)]
        : [],
    ),
    ...mistakes.flatMap(({ text }, at) =>
      said.some(({ words }) => words === plainWords(text) && text !== "")
        ? [problemAt(`mistakes.${at}.text`).error("This is listed as a right answer, too.")]
        : [],
    ),
  ];
}

/** The secret of a step: from the module's own on, the text's words are none. */
function secretOf({ passage }: OwnTextForm, step: number, ways: readonly string[]): Secret {
  return { texts: ways.filter((way) => way !== ""), known: step < ANALYSIS_STEP ? "" : passage };
}

function checkMistakes(form: OwnTextForm): OwnTextProblem[] {
  return form.mistakes.flatMap(({ step, text, answer }, at) => {
    const { error } = problemAt(`mistakes.${at}.answer`);
    const own = form.points.filter(({ part }) => stepOf(part) === step).flatMap(({ ways }) => ways);
    const told = findTold(answer, secretOf(form, step, own));
    const kind = readFlaw(form.module, form.flaw);
    return [
      ...(text === ""
        ? [
            problemAt(`mistakes.${at}.text`).error(
              `Fill in “${MISTAKE_LABELS.text}”, or take this out.`,
            ),
          ]
        : []),
      ...unfitIn(text).map((why) => problemAt(`mistakes.${at}.text`).error(`This ${why}`)),
      ...unfitIn(answer).map((why) => error(`This ${why}`)),
      ...(told === null
        ? []
        : [error(`This tells the answer: “${told}”. Say what is wrong, and ask on.`)]),
      ...(kind !== null && namesFlaw(kind, answer) ? [error("This names the flaw.")] : []),
    ];
  });
}
