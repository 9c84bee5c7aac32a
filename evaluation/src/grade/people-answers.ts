import type { Argument } from "@elenchus/dialogue/argument";
import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import {
  dialogueAt,
  HELD_OUT_FRAMES,
  type LabelledAnswer,
  OWN_FIND,
  placeAnswer,
} from "../labelled-answer.ts";
import { readDataset } from "../read-dataset.ts";
import { readLabels } from "../read-labels.ts";
import { readStrangerArguments } from "../stranger-arguments.ts";
import { readWrongAnswers } from "../wrong-answers.ts";
import type { GradedAnswer, Known } from "./graded-answer.ts";

const putLabelled =
  (source: string) =>
  (label: LabelledAnswer): GradedAnswer => ({
    ...placeAnswer(label),
    transcript: [],
    covers: label.covers,
    near: label.near,
    anyOf: false,
    source,
    origin: label.issue,
    isHeldOut: HELD_OUT_FRAMES.includes(label.frame),
    label: label.act,
  });

/** The labelled answers of the repository. */
export async function labelled(): Promise<GradedAnswer[]> {
  return (await readLabels()).map(putLabelled("labelled"));
}

/**
 * What people of many kinds type who see the passage and the question alone, right, half right and wrong; three writers are
 * held out.
 */
export function written(): GradedAnswer[] {
  const put = putLabelled("written");
  const heldOut = readDataset<LabelledAnswer>("written-answers-held-out").map(put);
  return [
    ...readDataset<LabelledAnswer>("written-answers").map(put),
    ...heldOut.map((answer) => ({ ...answer, isHeldOut: true })),
  ];
}

/** Some of the right ones turned round, in plain speech. */
export function turned(): GradedAnswer[] {
  return readDataset<LabelledAnswer>("turned-answers").map(putLabelled("turned"));
}

/** What people said to strangers' arguments. */
export async function strange(): Promise<GradedAnswer[]> {
  const strangers = await readStrangerArguments();
  const put = (
    { argument, isHeldOut }: Known,
    place: { step: number; probe?: string },
    { message, id }: { message: string; id: string | null },
  ): GradedAnswer => {
    const isOwn = argument.key.expectations.some((one) => one.id === id && isOwnFinding(one));
    return {
      argument,
      dialogue: dialogueAt(argument, place),
      transcript: [],
      message,
      covers: id === null ? [] : [isOwn ? OWN_FIND : id],
      near: [],
      anyOf: false,
      source: "strange",
      origin: argument.issue,
      isHeldOut,
      label: "answer",
    };
  };
  const found: GradedAnswer[] = [];
  for (const stranger of strangers)
    for (const { id, step, kind } of stranger.argument.key.expectations)
      for (const message of stranger.otherWords.get(id) ?? [])
        found.push(
          put(stranger, kind === "probe" ? { step, probe: id } : { step }, { message, id }),
        );
  const heldOut = new Set(strangers.filter((one) => one.isHeldOut).map((one) => one.argument));
  for (const { argument, places } of await readWrongAnswers(strangers)) {
    const known = { argument, isHeldOut: heldOut.has(argument) };
    for (const place of places) {
      for (const message of place.wrong) found.push(put(known, place, { message, id: null }));
      for (const right of place.right) found.push(put(known, place, right));
    }
  }
  return found;
}

interface PanelTurn {
  readonly argument: string;
  readonly module: number;
  readonly step: number;
  readonly before: readonly TranscriptEntry[];
  readonly message: string;
  readonly label: string;
  readonly judged: { readonly coverage: Readonly<Record<string, number>> };
  readonly move: { readonly covered: readonly string[] };
}

/** What learners of the panel said, judged by hand. */
export async function panel(): Promise<GradedAnswer[]> {
  const known = new Map(
    readDataset<{ id: string; argument: Argument }>("learner-panel-arguments").map((one) => [
      one.id,
      one.argument,
    ]),
  );
  return readDataset<PanelTurn>("learner-panel-turns").map((turn) => {
    const argument = known.get(turn.argument);
    if (argument === undefined) throw new Error("no argument");
    const [asked] = Object.keys(turn.judged.coverage);
    const probe = argument.key.expectations.find((one) => one.id === asked && one.kind === "probe");
    const dialogue = dialogueAt(argument, {
      step: turn.step,
      ...(probe === undefined ? {} : { probe: probe.id }),
    });
    return {
      argument,
      dialogue,
      transcript: turn.before,
      message: turn.message,
      covers: [],
      near: [],
      anyOf: turn.label === "right",
      source: "panel",
      origin: turn.argument,
      isHeldOut: false,
      label: turn.label,
    };
  });
}

const STEP_OF: Readonly<Record<string, number>> = {
  conclusion: 0,
  reason: 1,
  flaw: 2,
  missing: 2,
  assumption: 2,
  alternative: 2,
  impact: 3,
};

/** Answers typed at first sight: it is known what sort of thing they find. */
export async function typed(): Promise<GradedAnswer[]> {
  const strangers = await readStrangerArguments();
  return readDataset<{ argument: string; finds: string; message: string }>("typed-answers").flatMap(
    (one) => {
      const known = strangers.find(({ argument }) => argument.frame === one.argument);
      const sort = one.finds.split(/[:, ]/u)[0] ?? "";
      const step = STEP_OF[sort];
      const repair = ["mend", "repair", "mending"].includes(sort);
      if (known === undefined || (step === undefined && !repair)) return [];
      const { argument, isHeldOut } = known;
      const probe = argument.key.expectations.find(({ id }) => id === "probe-repair");
      if (repair && probe === undefined) return [];
      const place = repair && probe ? { step: probe.step, probe: probe.id } : { step: step ?? 0 };
      return [
        {
          argument,
          dialogue: dialogueAt(argument, place),
          transcript: [],
          message: one.message,
          covers: [],
          near: [],
          anyOf: true,
          source: "typed",
          origin: argument.issue,
          isHeldOut,
          label: "right",
        },
      ];
    },
  );
}
