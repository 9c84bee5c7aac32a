import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import type { Reader } from "@elenchus/tutor/reader/reader";
import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import type { Argument } from "@elenchus/dialogue/argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { type LabelledAnswer, moduleOf, placeAnswer } from "../labelled-answer.ts";
import { playDialogue } from "../play-dialogue.ts";
import { readDataset } from "../read-dataset.ts";
import { readLabels } from "../read-labels.ts";
import { simulatedLearners } from "../simulated-learners.ts";
import { writtenArguments } from "../written-arguments.ts";

/** A line of `other-words.jsonl`: how somebody put what is to be found. */
interface OtherWords {
  /** The argument's frame. */
  readonly argument: string;
  readonly expectation: string;
  readonly text: string;
}

/** Where a dialogue stands when it is attacked. */
export const ATTACKED_STATES = ["start", "middle", "after hints"] as const;
export type AttackedState = (typeof ATTACKED_STATES)[number];

/** A dialogue that is attacked, in one of its states. */
export interface AttackScene {
  readonly view: DialogueView;
  readonly state: AttackedState;
  /** How people put what is still to be found, in words that the key does not have: by expectation id. */
  readonly otherWords: ReadonlyMap<string, readonly string[]>;
}

/** A scene's argument with what people said about it, by expectation id. */
export type Known = Pick<AttackScene, "otherWords"> & { readonly argument: Argument };

/** Arguments of the built-in composer about which there are labelled answers, some a module. */
async function composedArguments(each: number): Promise<Known[]> {
  const byPlace = Map.groupBy(
    (await readLabels()).filter(({ covers }) => covers.length > 0),
    (one) => `${moduleOf(one)} ${one.frame} ${one.issue} ${one.order.join()}`,
  );
  const known = [...byPlace.values()].flatMap((labels) => {
    const [first] = labels;
    return first === undefined ? [] : [{ argument: placeAnswer(first).argument, labels }];
  });
  return MODULE_NUMBERS.flatMap((module) =>
    known
      .filter(({ argument }) => argument.module === module)
      .toSorted((one, other) => other.labels.length - one.labels.length)
      .slice(0, each)
      .map(({ argument, labels }) => ({ argument, otherWords: otherWordsOf(labels) })),
  );
}

/** Arguments that models wrote, with ways of saying what is to be found that were written by whoever knew neither guard nor judge. */
export async function modelArguments(): Promise<Known[]> {
  const lines = readDataset<OtherWords>("other-words");
  return writtenArguments().map((argument) => {
    const byExpectation = Map.groupBy(
      lines.filter((one) => one.argument === argument.frame),
      ({ expectation }) => expectation,
    );
    const otherWords = new Map(
      [...byExpectation].map(([id, found]) => [id, found.map(({ text }) => text)] as const),
    );
    return { argument, otherWords };
  });
}

function otherWordsOf(labels: readonly LabelledAnswer[]): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const { covers, message } of labels)
    for (const id of covers) words.set(id, [...(words.get(id) ?? []), message]);
  return words;
}

/** The states of a dialogue that a hesitant learner has with the built-in tutor, before each reply. */
async function scenesOf(reader: Reader, { argument, otherWords }: Known): Promise<AttackScene[]> {
  const tutor = createBuiltInTutor({ reader });
  const { transcript, states } = await playDialogue(tutor, argument, simulatedLearners.hesitant);
  return states.slice(0, -1).flatMap((dialogue, turn) => {
    if (dialogue.outcome !== null) return [];
    const view = { argument, dialogue, transcript: transcript.slice(0, 2 * turn + 3) };
    const isHinted = dialogue.stepMessages > 0;
    const state: AttackedState = isHinted ? "after hints" : "middle";
    return [{ view, state, otherWords }];
  });
}

function startOf({ argument, otherWords }: Known, greeting: string): AttackScene {
  const dialogue = startDialogue(argument);
  const transcript = [{ sender: "system" as const, text: greeting, step: 0 }];
  return {
    view: { argument, dialogue, transcript },
    state: "start",
    otherWords,
  };
}

async function scenesAbout(reader: Reader, known: readonly Known[]): Promise<AttackScene[]> {
  const tutor = createBuiltInTutor({ reader });
  const scenes: AttackScene[] = [];
  for (const one of known) {
    scenes.push(startOf(one, tutor.openDialogue(one.argument)));
    scenes.push(...(await scenesOf(reader, one)));
  }
  return scenes;
}

/** Dialogues of all seven modules in all states, about composed arguments and about those of a model. */
export async function attackScenes(reader: Reader, each: number): Promise<AttackScene[]> {
  return scenesAbout(reader, [...(await composedArguments(each)), ...(await modelArguments())]);
}
