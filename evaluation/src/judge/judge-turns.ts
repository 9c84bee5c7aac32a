import { type ModelClient, ModelError } from "@elenchus/tutor/llm/model-client";
import type { ModelFailure, TutorCall } from "@elenchus/dialogue/model-call";
import { runBounded } from "../model-run/run-bounded.ts";
import type { TurnLabels } from "./dimensions.ts";
import { judgeTurn, labelsOf, type TurnJudgement } from "./judge-turn.ts";
import type { JudgedTurn } from "./judged-turn.ts";

/** What a judge came to: labels, or its own failure to give any. */
export interface Verdict {
  readonly id: string;
  /** Null where the judge answered and its answer was none. */
  readonly labels: TurnLabels | null;
  readonly judgement: TurnJudgement | null;
  readonly failure: ModelFailure | null;
}

/** A turn with a name. */
export interface NamedTurn {
  readonly id: string;
  readonly turn: JudgedTurn;
}

/** How turns are judged. */
export interface Judging {
  readonly client: ModelClient;
  readonly concurrency: number;
  readonly createCall: () => TutorCall;
  /** Asked before each turn. */
  readonly mayGoOn: () => boolean;
  /** Told of each verdict as it comes, so that none that was paid for is lost. */
  readonly onVerdict: (verdict: Verdict) => void;
}

/** What was judged, and how often it was not for reasons that are not the judge's. */
export interface JudgedTurns {
  readonly verdicts: readonly Verdict[];
  readonly failures: Readonly<Partial<Record<ModelFailure, number>>>;
}

/** The judge's own failures: asked again, it would most likely fail again. */
const OWN: ReadonlySet<ModelFailure> = new Set(["refused", "truncated", "invalid_output", "empty"]);
/** After these every further call would fail as well. */
const FINAL: ReadonlySet<ModelFailure> = new Set([
  "unauthorised",
  "quota",
  "open_circuit",
  "cancelled",
]);

/** Has a model judge turns, some of them at the same time. Never rejects because of the model. */
export async function judgeTurns(
  judging: Judging,
  turns: readonly NamedTurn[],
): Promise<JudgedTurns> {
  const { client, concurrency, createCall, onVerdict } = judging;
  const verdicts: Verdict[] = [];
  const failures: Partial<Record<ModelFailure, number>> = {};
  let isFinal = false;
  const note = (verdict: Verdict): void => {
    verdicts.push(verdict);
    onVerdict(verdict);
  };
  await runBounded(turns, {
    concurrency,
    mayGoOn: () => !isFinal && judging.mayGoOn(),
    async work({ id, turn }) {
      try {
        const judgement = await judgeTurn(client, turn, createCall());
        note({ id, labels: labelsOf(judgement), judgement, failure: null });
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        const { failure } = error;
        if (OWN.has(failure)) note({ id, labels: null, judgement: null, failure });
        else failures[failure] = (failures[failure] ?? 0) + 1;
        isFinal ||= FINAL.has(failure);
      }
    },
  });
  return { verdicts, failures };
}
