import { join } from "node:path";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import * as z from "zod/mini";
import type { Argument } from "@elenchus/dialogue/argument";
import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import type { JudgedTurn } from "../judge/judged-turn.ts";
import { LabelledTurn } from "../calibration/labelled-turn.ts";
import { type Journal, openJournal, readJournal } from "./journal.ts";
import { judgedTurnOf } from "./judged-turn-of.ts";
import type { PlannedDialogue } from "./plan-dialogues.ts";
import type { RunTurn } from "./play-runs.ts";
import { SettingsError } from "./read-settings.ts";

const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null;

/** The lines of a run's file that later judging needs; the others are for people. */
const ArgumentEntry = z.object({
  type: z.literal("argument"),
  name: z.string(),
  argument: z.custom<Argument>(isRecord),
});
const TurnEntry = z.object({
  type: z.literal("turn"),
  id: z.string(),
  argument: z.string(),
  module: z.literal(MODULE_NUMBERS),
  move: LabelledTurn.shape.move,
  step: z.number(),
  found: z.array(z.string()),
  told: z.array(z.string()),
  transcript: z.array(z.custom<TranscriptEntry>(isRecord)),
  message: z.string(),
  reply: z.string(),
  isOver: z.boolean(),
});

/** A reply with its place, ready to be judged. */
export interface RecordedReply extends Pick<z.output<typeof TurnEntry>, "id" | "module" | "move"> {
  readonly turn: JudgedTurn;
}

/** The file of a run, turn by turn. */
export interface RunRecord extends Journal {
  readonly addTurn: (planned: PlannedDialogue, turn: RunTurn) => void;
  readonly replies: readonly RecordedReply[];
}

/** Opens the file of a run that begins now. */
export function openRunRecord(results: string, tutor: string): RunRecord {
  const now = new Date().toISOString().replaceAll(/[:.]/gu, "-");
  const fileName = `${now}-${tutor.replaceAll(/[^\w.-]+/gu, "-")}.jsonl`;
  const journal = openJournal(join(results, "runs", fileName));
  const known = new Set<Argument>();
  const replies: RecordedReply[] = [];
  return {
    ...journal,
    replies,
    addTurn(planned, played) {
      const { kind: move } = played.turn.move;
      // Words of help are fixed and teach nothing: there is nothing to judge about them.
      if (move === "support") return;
      const { argument, ...judged } = judgedTurnOf(played);
      const name = `${planned.module}:${planned.argument}`;
      if (!known.has(argument)) journal.add({ type: "argument", name, argument });
      known.add(argument);
      const { learnerMessages } = played.turn.dialogue;
      const id = `${planned.id}, message ${learnerMessages}`;
      const place = { id, module: planned.module, move };
      const transcript = judged.transcript.map(({ sender, text, step }) => ({
        sender,
        text,
        step,
      }));
      journal.add({ type: "turn", ...place, argument: name, ...judged, transcript });
      replies.push({ ...place, turn: { argument, ...judged } });
    },
  };
}

/**
 * The replies of an earlier run.
 * @throws SettingsError where the file is none of a run's
 */
export function readRunRecord(file: string): RecordedReply[] {
  const known = new Map<string, Argument>();
  const replies: RecordedReply[] = [];
  for (const entry of readJournal(file)) {
    const written = z.safeParse(ArgumentEntry, entry);
    if (written.success) known.set(written.data.name, written.data.argument);
    const read = z.safeParse(TurnEntry, entry);
    if (!read.success) continue;
    const { type: _, id, module, move, argument: name, ...judged } = read.data;
    const argument = known.get(name);
    if (argument !== undefined) replies.push({ id, module, move, turn: { argument, ...judged } });
  }
  if (replies.length === 0) throw new SettingsError(`There is no played turn in ${file}.`);
  return replies;
}
