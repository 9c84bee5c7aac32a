import { expect, test } from "vitest";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { readSpeechAct } from "@elenchus/tutor/built-in/listen/read-speech-act";
import { dialogueAt } from "./labelled-answer.ts";
import { readDataset } from "./read-dataset.ts";
import { readStrangerArguments } from "./stranger-arguments.ts";

/** A message that is no answer, with what it may be taken for. */
interface SpokenMessage {
  readonly module: ModuleNumber;
  readonly step: number;
  readonly message: string;
  readonly acts: readonly string[];
}

const strangers = await readStrangerArguments();

test("of questions, objections, complaints and requests hardly one in ten is taken for an answer", async () => {
  const spoken = readDataset<SpokenMessage>("spoken-messages");
  const misheard = spoken.flatMap(({ module, step, message, acts }) => {
    const known = strangers.find(({ argument }) => argument.module === module);
    if (known === undefined) throw new Error(`no argument of module ${module}`);
    const { argument } = known;
    const view = { argument, dialogue: dialogueAt(argument, { step }), transcript: [] };
    const { speechAct } = readSpeechAct(view, message);
    return acts.includes(speechAct) ? [] : [`${speechAct}: ${message}`];
  });
  expect(spoken.length).toBeGreaterThan(180);
  expect(misheard.length / spoken.length, misheard.join("\n")).toBeLessThan(0.12);
});

test.each([
  ["I have said all that I found.", "dont_know"],
  ["that's everything i can see", "dont_know"],
  ["I've got nothing more", "dont_know"],
  ["I have already said that", "complaint"],
  ["ive told you that", "complaint"],
])(
  "whoever has nothing to add wants help, and whoever was not heard is owed an apology: %s",
  (message, act) => {
    const argument = strangers[0]?.argument;
    if (argument === undefined) throw new Error("no argument");
    const view = { argument, dialogue: dialogueAt(argument, { step: 1 }), transcript: [] };
    expect(readSpeechAct(view, message).speechAct).toBe(act);
  },
);
