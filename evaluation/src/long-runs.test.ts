import { expect, test } from "vitest";
import { hearByWords } from "@elenchus/tutor/built-in/listen/hear-message";
import { hearsDistress } from "@elenchus/tutor/checks/distress/hears-distress";
import { checkGaming } from "@elenchus/tutor/checks/gaming/check-gaming";
import { extractJson } from "@elenchus/tutor/llm/client/extract-json";
import { dropThoughts } from "@elenchus/tutor/llm/client/drop-thoughts";
import {
  buildDialogue,
  EXAMPLES,
} from "@elenchus/tutor/llm/example-arguments/build-example-argument";
import { createLeakCheck } from "@elenchus/tutor/checks/leaks/leak-check";
import { createLeakClassifier } from "@elenchus/tutor/checks/leaks/leak-classifier";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { checkIssues } from "@elenchus/tutor/llm/write/check-issues";
import { findChatter, findLabels } from "@elenchus/tutor/llm/write/find-phrase";

/** Twice what a learner may send, what a model may send in one piece, and twice the longest sentence that the splitter lets by. */
const CHARS = { learner: 8000, model: 16_000, sentence: 2000 } as const;

/** Marks and short words that occur in the expressions by which texts are read; runs of them are what makes those slow. */
const UNITS = [
  ...Array.from(" .,;:!?…-–'\"()[]{}<*_#`|/\\@0aAя"),
  "a ",
  "a.",
  "a. ",
  "A. ",
  "! ",
  "… ",
  "a\n",
  " a,",
  "a,",
  "x-",
  "1.",
  "0,",
  "ab:",
  "a1",
  '"a" ',
  "to …",
  "and ",
  "not I ",
  "the ",
  "so ",
  "' ",
  "(a)",
  "a@",
  "www.",
  "```",
  "<a",
  "I want ",
  '{"',
  '\\"',
];

/** What stands before a run, and what it is a run of. */
type Run = readonly [start: string, unit: string];
const RUNS: readonly Run[] = UNITS.flatMap((unit) => [
  ["", unit],
  ["a", unit],
]);

const { libraryFines } = EXAMPLES;
const view = { argument: libraryFines, dialogue: buildDialogue(libraryFines, 0), transcript: [] };
const { issue, passage } = libraryFines;
// Whatever is left to the reader is not what is measured here.
const embed = async (texts: readonly string[]) => texts.map(() => new Float32Array(384).fill(0.05));
const checkLeak = createLeakCheck(createLeakClassifier(embed));

const READERS: readonly (readonly [string, number, (text: string) => unknown])[] = [
  ["speech acts", CHARS.learner, (text) => hearByWords(view, text)],
  ["gaming", CHARS.learner, checkGaming],
  ["signs of distress", CHARS.learner, (text) => hearsDistress(text, passage)],
  ["the splitter", CHARS.model, splitSentences],
  ["thoughts", CHARS.model, dropThoughts],
  ["JSON in text", CHARS.model, extractJson],
  ["passages", CHARS.model, (text) => [findChatter(text), ...findLabels(text, 5)]],
  [
    "issues",
    CHARS.model,
    (text) =>
      checkIssues([text], { interest: "", previous: [issue], avoid: [], seed: 1 }, () => true),
  ],
  [
    "the leak check",
    CHARS.sentence,
    async (text) => checkLeak({ view, message: "hm", allowed: [] }, `What ${text}?`, []),
  ],
];

/** What takes no longer, in milliseconds of this process's own time, is quick enough, however it grows. */
const QUICK_MS = 100;
/** Twice the text takes twice the time where it is read once, four times where each part is read with all others. */
const MOST_GROWTH = 3;

/** The least of several times that reading so much takes; each text is new, since what was read is remembered. */
async function measure(read: (text: string) => unknown, [start, unit]: Run, chars: number) {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3 && least > QUICK_MS; turn += 1) {
    const text = `${start}${unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars)}${"b".repeat(turn)}`;
    const before = process.cpuUsage();
    await read(text);
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return least;
}

/** Whatever the machine is doing besides: what is measured is this process's own time. */
const PATIENT_MS = 60_000;

test.each(READERS)(
  "%s: the longest run of anything is read at once",
  async (_name, chars, read) => {
    const slow: string[] = [];
    for (const run of RUNS) {
      const whole = await measure(read, run, chars);
      if (whole <= QUICK_MS) continue;
      const growth = whole / (await measure(read, run, chars / 2));
      if (growth > MOST_GROWTH) slow.push(`${JSON.stringify(run)}: ${Math.round(whole)} ms`);
    }
    expect(slow).toEqual([]);
  },
  PATIENT_MS,
);
