import { framesBut } from "./frames-but.ts";
import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import { argumentFromDraft } from "@elenchus/tutor/llm/write/argument-from-draft";
import { type Draft } from "@elenchus/tutor/llm/write/draft";
import {
  type ArgumentPlan,
  planArgument,
  type PlannedFlaw,
} from "@elenchus/tutor/llm/write/plan-argument";
import { dialogueAt } from "./labelled-answer.ts";
import { type FiledReply, replyInDialogue } from "./honest-replies.ts";
import type { WriterReply } from "./llm-argument-replies.ts";
import { type FiledDialogue, type ModelTurn, replayTurns } from "./model-turns.ts";
import { readDataset } from "./read-dataset.ts";
import type { RightAnswer } from "./right-answer.ts";

/** A line of `stranger-arguments.jsonl`: what a model drafts, and right answers to it. */
interface StrangerLine {
  /** Of the argument, in all the datasets about it. */
  readonly name: string;
  readonly module: ModuleNumber;
  /** Of modules 5 and 7. */
  readonly flaw: PlannedFlaw | null;
  readonly issue: string;
  readonly interest: string;
  readonly reply: WriterReply;
  /** How people would put what is to be found, in words that the key does not have: by expectation id. */
  readonly otherWords: Readonly<Record<string, readonly string[]>>;
}

/** What tutors say to a message that misses: a line of `stranger-turns.jsonl`. */
export interface StrangerTurn {
  readonly step: number;
  readonly message: string;
  /** Replies that lead on and give nothing away. */
  readonly good: readonly string[];
  /** Sentences each of which gives away something that is still to be found. */
  readonly telling: readonly string[];
}

/**
 * Few and small words that a tutor may say, and few and small words that tell: a line of `short-talk.jsonl`. In a line of
 * `leading-questions.jsonl` they are questions and remarks of any words but the key's.
 */
export interface ShortTalk {
  readonly step: number;
  /** Id of the probe that is asked, if one is. */
  readonly probe?: string;
  readonly message: string;
  readonly harmless: readonly string[];
  /** Sentences each of which gives away something that is still to be found. */
  readonly telling: readonly string[];
}

/** An argument on a topic of its own, with right answers, by somebody who knew neither judge nor guard. */
export interface StrangerArgument {
  readonly argument: Argument;
  readonly otherWords: ReadonlyMap<string, readonly string[]>;
  readonly turns: readonly StrangerTurn[];
  readonly talk: readonly ShortTalk[];
  /** Questions that lead to the answer in words that are not the key's, and questions that look like them. */
  readonly leading: readonly ShortTalk[];
  /** Whole dialogues about it, as models worded them that were given the very prompts. */
  readonly played: readonly ModelTurn[];
  /** Single replies in these dialogues, written by hand as a strong and careful model would word them. */
  readonly honest: readonly ModelTurn[];
  /** Whether nothing is ever fitted to it. */
  readonly isHeldOut: boolean;
}

/** One of each module at least, and none of them in any fit. */
const HELD_OUT: ReadonlySet<string> = new Set([
  "m1-gym-filming",
  "m2-free-fridays",
  "m3-free-museum",
  "m4-choir-auditions",
  "m5-artificial-pitch",
  "m5-street-trees",
  "m6-canteen-meat",
  "m7-office-dogs",
  "m7-promenade-scooters",
]);

/** What a model drafted for a plan. */
export interface PlannedDraft {
  readonly draft: Draft;
  readonly plan: ArgumentPlan;
  readonly issue: string;
}

function toDraft(stranger: StrangerLine, frame: string): PlannedDraft {
  const { module, flaw, issue, reply } = stranger;
  const request = { ...stranger, seed: 5, recentFrames: [] };
  const plan = planArgument({ ...request, recentFrames: framesBut(module, flaw) });
  const draft = { form: MODULES[module].form, ...reply } as Draft;
  return { draft, plan: { ...plan, frame }, issue };
}

function toArgument(stranger: StrangerLine, frame: string) {
  const { draft, plan } = toDraft(stranger, frame);
  const { module, issue, interest } = stranger;
  const request = { issue, interest, seed: 5, recentFrames: [], module };
  return argumentFromDraft(draft, { request, plan, writer: "model" });
}

function readStrangers(): StrangerLine[] {
  return readDataset<StrangerLine>("stranger-arguments");
}

/** All drafts of `stranger-arguments.jsonl`, in the order of their names. */
export async function readStrangerDrafts(): Promise<PlannedDraft[]> {
  return readStrangers().map((stranger) => toDraft(stranger, stranger.name));
}

/** What a dataset says of each argument, by its name. */
function readAbout<Line>(dataset: string): (name: string) => Line[] {
  const lines = readDataset<Line & { readonly argument: string }>(dataset);
  const byName = Map.groupBy(lines, (one) => one.argument);
  return (name) => byName.get(name) ?? [];
}

/** All arguments of `stranger-arguments.jsonl`, as a model's drafts become arguments, in the order of their names. */
export async function readStrangerArguments(): Promise<StrangerArgument[]> {
  const turnsOf = readAbout<StrangerTurn>("stranger-turns");
  const talkOf = readAbout<ShortTalk>("short-talk");
  const leadingOf = readAbout<ShortTalk>("leading-questions");
  const playedOf = readAbout<FiledDialogue>("model-turns");
  const honestOf = readAbout<FiledReply>("honest-replies");
  return readStrangers().map((stranger) => {
    const { name, otherWords } = stranger;
    const argument = toArgument(stranger, name);
    return {
      argument,
      otherWords: new Map(Object.entries(otherWords)),
      turns: turnsOf(name),
      talk: talkOf(name),
      leading: leadingOf(name),
      played: playedOf(name).flatMap(({ turns }) => replayTurns(argument, turns)),
      honest: honestOf(name).map((one) => replyInDialogue(argument, playedOf(name), one)),
      isHeldOut: HELD_OUT.has(name),
    };
  });
}

/** The right answers to an argument, each where it is asked for. */
export function strangerAnswers({ argument, otherWords }: StrangerArgument): RightAnswer[] {
  return argument.key.expectations.flatMap(({ id, step, kind }) => {
    const place = kind === "probe" ? { step, probe: id } : { step };
    const dialogue = dialogueAt(argument, place);
    const messages = otherWords.get(id) ?? [];
    return messages.map((message) => ({ argument, dialogue, message, covers: [id] }));
  });
}
