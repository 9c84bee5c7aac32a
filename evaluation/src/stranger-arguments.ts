import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import { argumentFromDraft } from "@elenchus/tutor/llm/write/argument-from-draft";
import { DRAFT_FORMS, type Draft } from "@elenchus/tutor/llm/write/draft";
import {
  type ArgumentPlan,
  planArgument,
  type PlannedFlaw,
} from "@elenchus/tutor/llm/write/plan-argument";
import { dialogueAt } from "./labelled-answer.ts";
import type { WriterReply } from "./llm-argument-replies.ts";
import { type ModelTurn, readModelTurns } from "./model-turns.ts";
import type { RightAnswer } from "./right-answer.ts";

/** A file of `stranger-arguments/`: what a model drafts, and right answers to it. */
interface StrangerFile {
  readonly module: ModuleNumber;
  /** Of modules 5 and 7. */
  readonly flaw: PlannedFlaw | null;
  readonly issue: string;
  readonly interest: string;
  readonly reply: WriterReply;
  /** How people would put what is to be found, in words that the key does not have: by expectation id. */
  readonly otherWords: Readonly<Record<string, readonly string[]>>;
}

/** What tutors say to a message that misses: a list of `stranger-turns/`. */
export interface StrangerTurn {
  readonly step: number;
  readonly message: string;
  /** Replies that lead on and give nothing away. */
  readonly good: readonly string[];
  /** Sentences each of which gives away something that is still to be found. */
  readonly telling: readonly string[];
}

/**
 * Few and small words that a tutor may say, and few and small words that tell: a list of `short-talk/`. In a list of
 * `leading-questions/` they are questions and remarks of any words but the key's.
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
  /** Whether nothing is ever fitted to it. */
  readonly isHeldOut: boolean;
}

const FOLDER = new URL("../datasets/stranger-arguments/", import.meta.url);
const TURNS = new URL("../datasets/stranger-turns/", import.meta.url);
const TALK = new URL("../datasets/short-talk/", import.meta.url);
const LEADING = new URL("../datasets/leading-questions/", import.meta.url);

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

function toDraft(stranger: StrangerFile, frame: string): PlannedDraft {
  const { module, flaw, issue, reply } = stranger;
  const request = { ...stranger, seed: 5, recentFrames: [] };
  const plan = flaw === null ? planArgument(request) : planArgument(request, () => flaw);
  const draft = { form: DRAFT_FORMS[module], ...reply } as Draft;
  return { draft, plan: { ...plan, frame }, issue };
}

function toArgument(stranger: StrangerFile, frame: string) {
  const { draft, plan } = toDraft(stranger, frame);
  const { module, issue, interest } = stranger;
  const request = { issue, interest, seed: 5, recentFrames: [], module };
  return argumentFromDraft(draft, { request, plan, writer: "model" });
}

async function readJson(file: URL): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

async function listFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith(".json")).toSorted();
}

/** All drafts of `stranger-arguments/`, in the order of their names. */
export async function readStrangerDrafts(): Promise<PlannedDraft[]> {
  return Promise.all(
    (await listFiles()).map(async (file) => {
      const stranger = (await readJson(new URL(file, FOLDER))) as StrangerFile;
      return toDraft(stranger, basename(file, ".json"));
    }),
  );
}

/** All arguments of `stranger-arguments/`, as a model's drafts become arguments, in the order of their names. */
export async function readStrangerArguments(): Promise<StrangerArgument[]> {
  return Promise.all(
    (await listFiles()).map(async (file) => {
      const stranger = (await readJson(new URL(file, FOLDER))) as StrangerFile;
      const name = basename(file, ".json");
      const argument = toArgument(stranger, name);
      return {
        argument,
        otherWords: new Map(Object.entries(stranger.otherWords)),
        turns: (await readJson(new URL(file, TURNS))) as StrangerTurn[],
        talk: (await readJson(new URL(file, TALK))) as ShortTalk[],
        leading: (await readJson(new URL(file, LEADING))) as ShortTalk[],
        played: await readModelTurns(argument, name),
        isHeldOut: HELD_OUT.has(name),
      };
    }),
  );
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
