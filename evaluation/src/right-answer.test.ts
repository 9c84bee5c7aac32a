import { expect, test } from "vitest";
import { checkGaming } from "@elenchus/tutor/checks/gaming/check-gaming";
import { modelArguments } from "./attacks/attack-scenes.ts";
import { readDataset } from "./read-dataset.ts";
import { readLabels } from "./read-labels.ts";
import { rightAnswersOf } from "./right-answer.ts";
import { readStrangerArguments, strangerAnswers } from "./stranger-arguments.ts";

/** Of a thousand honest messages. */
const MOST = 1;

test("hardly any honest message is called gaming, not even in part", async () => {
  const strangers = await readStrangerArguments();
  const messages = [
    ...[...strangers.flatMap(strangerAnswers), ...rightAnswersOf(await readLabels())].map(
      ({ message }) => message,
    ),
    ...(await modelArguments()).flatMap(({ otherWords }) => [...otherWords.values()].flat()),
    ...readDataset<{ readonly message: string }>("typed-answers").map(({ message }) => message),
    ...strangers.flatMap(({ leading }) => leading.map(({ message }) => message)),
  ];
  expect(messages.length).toBeGreaterThan(5000);
  const called = messages.filter((message) => checkGaming(message).hasGaming);
  expect((1000 * called.length) / messages.length, called.join("\n")).toBeLessThan(MOST);
});
