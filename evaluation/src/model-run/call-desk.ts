import type { Reader } from "@elenchus/tutor/reader/reader";
import type { ModelCallRecord, TutorCall } from "@elenchus/dialogue/model-call";
import { type Caller, countSpending, type SpendingCount } from "./count-spending.ts";

/** What a command has around it. */
export interface Surroundings {
  readonly environment: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  /** What judges nearness of meaning for the tutors; closed at the end. */
  readonly createReader: () => Reader;
  /** Ends it: what is under way is cancelled, what there is by then is told. */
  readonly signal: AbortSignal;
}

/** Makes the calls of a command, and keeps their accounts. */
export interface CallDesk {
  readonly spending: SpendingCount;
  readonly createCall: (caller: Caller) => TutorCall;
  /** A turn's call: it may take no more requests than on the server. */
  readonly createTurnCall: () => TutorCall;
  /** Whether another piece of work may be begun. */
  readonly mayGoOn: () => boolean;
}

/** Source: issue 5, item 7; the server's own limit. */
const REQUESTS_A_TURN = 3;

/** Opens the accounts of a command that may spend so many tokens. */
export function openCallDesk({ signal, environment }: Surroundings, tokens: number): CallDesk {
  // What is no factor has been refused with the other settings.
  const patience = Number(environment["TUTOR_PATIENCE"] ?? 1);
  const spending = countSpending(tokens);
  const createCall = (caller: Caller): TutorCall => ({
    signal,
    patience,
    onModelCall: (record: ModelCallRecord) => spending.add(caller, record),
  });
  return {
    spending,
    createCall,
    createTurnCall: () => ({ ...createCall("tutor"), requests: { left: REQUESTS_A_TURN } }),
    mayGoOn: () => !signal.aborted && !spending.isSpent(),
  };
}
