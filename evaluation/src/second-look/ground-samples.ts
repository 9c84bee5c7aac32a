import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { checkGaming } from "@elenchus/tutor/checks/gaming/check-gaming";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { FITTED_ATTACKS, listMessages } from "../attacks/all-attacks.ts";
import { fillSlots } from "../attacks/fill-slots.ts";
import { readTalk } from "../attacks/read-talk.ts";
import { talkSamples } from "../attacks/talk-samples.ts";
import { dialogueAt } from "../labelled-answer.ts";
import { sampleArguments } from "../play-parts.ts";
import { writtenArguments } from "../written-arguments.ts";

/**
 * What a text is: it earns what it is credited with, and so it does beside wrong ones; it is a wrong answer, or one that is
 * right elsewhere, or it is talk, and the judge was won over.
 */
export type GroundSource = "right" | "beside" | "wrong" | "elsewhere" | "talk";

/** A text in its place, with the expectations that a judge would credit it with. */
export interface GroundSample {
  readonly view: DialogueView;
  /** What of the message was credited. */
  readonly text: string;
  readonly expectations: readonly Expectation[];
  readonly source: GroundSource;
  /** What samples have in common that must not be told apart by what they share: an issue, a message. */
  readonly origin: string;
}

const ARGUMENTS = 4;
/** Each message is put at one in so many places of the first two steps, and of the later ones. */
const ONE_IN = { early: 14, late: 4, talk: 8, samples: 40 } as const;

/** What is asked for where a dialogue stands. */
export function askedIn({ key }: Argument, { step, probed }: Dialogue): Expectation[] {
  const probes = key.expectations.filter((one) => probed.includes(one.id));
  if (probes.length > 0) return probes;
  return key.expectations.filter((one) => one.step === step && one.kind !== "probe");
}

/** The states in which a dialogue asks for something: each step, and its first further question. */
function askingDialogues(argument: Argument): Dialogue[] {
  return argument.steps.flatMap((_, step) => {
    const probe = argument.key.expectations.find(
      (one) => one.step === step && one.kind === "probe",
    );
    const start = dialogueAt(argument, { step });
    return probe === undefined ? [start] : [start, dialogueAt(argument, { step, probe: probe.id })];
  });
}

/** A message said at one place of an argument: whole, and what the first look leaves of it. */
function placeTalk(text: string, argument: Argument, dialogue: Dialogue): GroundSample[] {
  const message = fillSlots(text, argument);
  const { rest } = checkGaming(message);
  const view = { argument, dialogue, transcript: [] };
  const expectations = askedIn(argument, dialogue);
  return [...new Set([message, rest])]
    .filter((said) => said !== "")
    .map((said) => ({
      view,
      expectations,
      source: "talk" as const,
      text: said,
      origin: text,
    }));
}

/** Whether a message is put at a place, so that each comes to some places and each place to some messages. */
function isPut(text: string, place: string, oneIn: number): boolean {
  return hashText(`${place}:${text}`) % oneIn === 0;
}

/** Talk at many places, as a judge hears it that was won over. */
export async function talkSamplesInPlace(
  encoder: SentenceEncoder,
  strangers: readonly Argument[],
): Promise<GroundSample[]> {
  const tutor = createBuiltInTutor({ encoder });
  const samples: GroundSample[] = [];
  const talk = readTalk();
  for (const module of MODULE_NUMBERS) {
    const composed = await sampleArguments(tutor, module, ARGUMENTS);
    const written = [...writtenArguments(), ...strangers].filter((one) => one.module === module);
    const places = [...composed, ...written].map((argument) => ({
      argument,
      dialogues: askingDialogues(argument),
    }));
    const put = (texts: readonly string[], oneInOf: (dialogue: Dialogue) => number): void => {
      for (const [at, text] of texts.entries()) {
        const { argument, dialogues } = places[at % places.length] as (typeof places)[number];
        for (const [index, dialogue] of dialogues.entries())
          if (isPut(text, `${module}:${index}`, oneInOf(dialogue)))
            samples.push(...placeTalk(text, argument, dialogue));
      }
    };
    put(listMessages(FITTED_ATTACKS), ({ step }) => (step < 2 ? ONE_IN.early : ONE_IN.late));
    put(talk, () => ONE_IN.talk);
    put(talkSamples(), () => ONE_IN.samples);
  }
  return samples;
}
