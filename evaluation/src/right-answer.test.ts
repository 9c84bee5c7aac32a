import { expect, test } from "vitest";
import type { Argument } from "@elenchus/dialogue/argument";
import { readAsides } from "@elenchus/tutor/checks/gaming/asides/read-asides";
import { modelArguments } from "./attacks/attack-scenes.ts";
import { readLabels } from "./read-labels.ts";
import { rightAnswersOf } from "./right-answer.ts";
import { readStrangerArguments, strangerAnswers } from "./stranger-arguments.ts";
import { readDataset } from "./read-dataset.ts";

/** Of a hundred. The signs were narrowed with these answers at hand; before, three times as many were. */
const MOST = 0.5;

interface Said {
  readonly argument: Argument;
  readonly message: string;
}

/** The messages of which some part is taken for talk to the judge. */
function takenForTalk(messages: readonly Said[]): Said[] {
  return messages.filter(
    ({ argument, message }) => readAsides(argument, message).asides.length > 0,
  );
}

test("hardly any right answer is taken for talk to the judge, not even in part", async () => {
  const strangers = await readStrangerArguments();
  const written = (await modelArguments()).flatMap(({ argument, otherWords }) =>
    [...otherWords.values()].flat().map((message) => ({ argument, message })),
  );
  const answers = [
    ...strangers.flatMap(strangerAnswers),
    ...rightAnswersOf(await readLabels()),
    ...written,
  ];
  expect(takenForTalk(answers).length / answers.length).toBeLessThan(MOST / 100);
});

const TYPED = readDataset<{ readonly argument: string; readonly message: string }>("typed-answers");
/** The same of answers as chatty people type them, with much besides; one in seventeen was. */
const MOST_TYPED = 4;

test("answers that people type with much besides are seldom taken for talk in part, and never as a whole", async () => {
  const strangers = await readStrangerArguments();
  const answers = TYPED.flatMap(({ argument: name, message }) => {
    const known = strangers.find(({ argument }) => argument.frame === name);
    return known === undefined ? [] : [{ argument: known.argument, message }];
  });
  expect(answers).toHaveLength(TYPED.length);
  const taken = takenForTalk(answers);
  expect(taken.length / answers.length).toBeLessThan(MOST_TYPED / 100);
  for (const { argument, message } of taken)
    expect(readAsides(argument, message).answer, message).not.toBe("");
});

test("honest tries that nobody had in mind who looked for signs are hardly ever taken for it", async () => {
  const tries = (await readStrangerArguments()).flatMap(({ argument, leading }) =>
    leading.map(({ message }) => ({ argument, message })),
  );
  expect(takenForTalk(tries).length / tries.length).toBeLessThan(1 / 100);
});
