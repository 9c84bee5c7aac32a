import { families } from "@elenchus/curriculum/issues/library";
import type { Argument } from "@elenchus/dialogue/argument";
import { ModelError } from "@elenchus/tutor/llm/model-client";
import type { WordingReport } from "@elenchus/tutor/llm/word/wording-report";
import type { ModelFailure, TutorCall } from "@elenchus/dialogue/model-call";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import type { Tutor } from "@elenchus/dialogue/tutor";
import {
  gatherTurns,
  type PlayedDialogue,
  type PlayedLearner,
  type PlayedTurn,
  playTurns,
} from "../play-dialogue.ts";
import type { PlannedDialogue } from "./plan-dialogues.ts";
import type { EvaluatedTutor } from "./open-tutor.ts";
import { runBounded } from "./run-bounded.ts";

/** A turn, and what the guard did to its reply. */
export interface RunTurn extends PlayedTurn {
  readonly wording: readonly WordingReport["event"][];
}

/** A dialogue as far as it came. `unfinished`: the budget was spent, or somebody ended the evaluation. */
export interface Run {
  readonly planned: PlannedDialogue;
  readonly played: PlayedDialogue | null;
  readonly turns: readonly RunTurn[];
  readonly end: "success" | "failure" | "unfinished" | "failed";
  /** How a model failed, where the dialogue ended by that. */
  readonly failure: ModelFailure | null;
}

/** How dialogues are played. */
export interface Playing {
  readonly tutor: EvaluatedTutor;
  readonly learners: ReadonlyMap<string, PlayedLearner>;
  readonly concurrency: number;
  readonly seed: number;
  /** One for each turn and each argument; a turn may take no more requests than the server lets it take. */
  readonly createCall: (work: "turn" | "argument") => TutorCall;
  readonly mayGoOn: () => boolean;
  /** Ends the turns that are under way. */
  readonly signal: AbortSignal;
  readonly onTurn: (planned: PlannedDialogue, turn: RunTurn) => void;
  readonly onRun: (run: Run) => void;
}

const ISSUES = families().flatMap((family) => family.issues.map(({ question }) => question));

async function writeArgument(
  { tutor, seed, createCall }: Playing,
  { module, argument }: PlannedDialogue,
): Promise<Argument> {
  const issue = ISSUES[hashText(`${seed}:${module}:${argument}`) % ISSUES.length] ?? "";
  const request = { module, issue, interest: "any", seed: seed + argument, recentFrames: [] };
  return tutor.create(() => undefined).writeArgument(request, createCall("argument"));
}

/** Each argument is written once, whoever asks first. */
function createArguments(playing: Playing): (planned: PlannedDialogue) => Promise<Argument> {
  const written = new Map<string, Promise<Argument>>();
  return async (planned) => {
    const name = `${planned.module}:${planned.argument}`;
    const known = written.get(name) ?? writeArgument(playing, planned);
    written.set(name, known);
    return known;
  };
}

/** Plays on as long as it may; the turns are kept whatever becomes of the rest. */
async function playOn(
  playing: Playing,
  { planned, argument, turns }: { planned: PlannedDialogue; argument: Argument; turns: RunTurn[] },
): Promise<void> {
  const learner = playing.learners.get(planned.learner);
  if (learner === undefined) throw new Error(`No such learner: ${planned.learner}`);
  const events: WordingReport["event"][] = [];
  const tutor: Tutor = playing.tutor.create(({ event }) => events.push(event));
  const createCall = (): TutorCall => playing.createCall("turn");
  for await (const turn of playTurns(tutor, argument, learner, createCall)) {
    const told = { ...turn, wording: events.splice(0) };
    turns.push(told);
    playing.onTurn(planned, told);
    if (!playing.mayGoOn()) return;
  }
}

async function playRun(
  playing: Playing,
  planned: PlannedDialogue,
  getArgument: (planned: PlannedDialogue) => Promise<Argument>,
): Promise<Run> {
  const turns: RunTurn[] = [];
  let argument: Argument | null = null;
  let failure: ModelFailure | null = null;
  try {
    argument = await getArgument(planned);
    await playOn(playing, { planned, argument, turns });
  } catch (error) {
    // Whoever is ended in the middle of a turn may say so in words of his own.
    if (playing.signal.aborted) failure = "cancelled";
    else if (error instanceof ModelError) ({ failure } = error);
    else throw error;
  }
  const played = argument === null ? null : gatherTurns(argument, turns);
  const outcome = played?.dialogue.outcome ?? "unfinished";
  const hasFailed = failure !== null && failure !== "cancelled";
  return { planned, played, turns, end: hasFailed ? "failed" : outcome, failure };
}

/** Plays dialogues, some of them at the same time. A model's failure ends the dialogue in which it happens. */
export async function playRuns(playing: Playing, plan: readonly PlannedDialogue[]): Promise<Run[]> {
  const runs: Run[] = [];
  const getArgument = createArguments(playing);
  await runBounded(plan, {
    concurrency: playing.concurrency,
    mayGoOn: playing.mayGoOn,
    async work(planned) {
      const run = await playRun(playing, planned, getArgument);
      runs.push(run);
      playing.onRun(run);
    },
  });
  return runs;
}
