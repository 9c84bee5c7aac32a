import {
  admitCall,
  type Admission,
  CLOSED_CIRCUIT,
  readHealth,
  readRetryAfter,
  settleCall,
} from "../circuit-breaker.ts";
import type {
  ModelCallKind,
  ModelCallRecord,
  ModelFailure,
  RequestBudget,
  TokenUsage,
  TutorCall,
} from "@elenchus/dialogue/model-call";
import { isOutOfTime } from "@elenchus/dialogue/limit-time";
import { priceUsage } from "../prices.ts";
import type { ClientState } from "./client-state.ts";
import { addUsage, NO_USAGE } from "./count-usage.ts";
import { createError } from "./request-error.ts";

/** Requests of one call, unless its turn says otherwise: one, a second try, a repair. */
const REQUESTS_A_CALL = 3;

type CallMarks = Pick<ModelCallRecord, "isShapeInWords" | "isPromptCut">;

/** One call on its way: what it may still do, and what it has come to. */
export interface OpenCall {
  readonly kind: ModelCallKind;
  readonly call: TutorCall;
  /**
   * To be called before each request.
   * @throws ModelError where none may be sent
   */
  readonly takeRequest: () => void;
  /**
   * Whether another request may be sent after a wait of so many milliseconds: it would take as long as the last one,
   * and there has to be time for that.
   */
  readonly mayTryAgain: (wait: number) => boolean;
  readonly addUsage: (usage: TokenUsage) => void;
  /** The first text has come. */
  readonly noteText: () => void;
  readonly hasText: () => boolean;
  /** Something that the account tells of the call. */
  readonly mark: (mark: keyof CallMarks) => void;
  /** Closes the accounts; whatever is told after the first time is not heard. */
  readonly close: (outcome: "ok" | ModelFailure) => void;
}

/** Asks the circuit. */
function admit(state: ClientState): Exclude<Admission, "refused"> | null {
  const { admission, circuit } = admitCall(state.circuit, state.clock());
  state.circuit = circuit;
  return admission === "refused" ? null : admission;
}

/** Tells the circuit, and whoever looks after the server when it opens or closes. */
function settle(
  state: ClientState,
  admission: Exclude<Admission, "refused">,
  outcome: "ok" | ModelFailure,
): void {
  const before = state.circuit;
  const after = settleCall(before, admission, readHealth(outcome), state.clock());
  state.circuit = after;
  const { name } = state.model;
  if (before.openedAt === null && after.openedAt !== null) {
    state.report(`${name} failed ${after.failures} times running (${outcome}); calls rest`, null);
  } else if (before.openedAt !== null && after === CLOSED_CIRCUIT) {
    state.report(`${name} answers again`, null);
  }
}

/** Tells whoever keeps the accounts of a call that has ended. */
function tell({ model, report }: ClientState, call: TutorCall, record: ModelCallRecord): void {
  try {
    call.onModelCall?.(record);
  } catch (error) {
    // An account that cannot be kept is no reason to lose the answer.
    report(`a call of ${model.name} could not be put to account`, error);
  }
}

/** Why a call may send nothing more; null while it may. */
function findEnd(call: TutorCall, budget: RequestBudget): ModelFailure | null {
  if (call.signal.aborted) return "cancelled";
  if (budget.left <= 0) return "no_requests_left";
  return isOutOfTime(call) ? "timeout" : null;
}

/** Opens the accounts of one call. It is let through, or not, at its first request. */
export function openCall(state: ClientState, kind: ModelCallKind, call: TutorCall): OpenCall {
  const { model, clock, price } = state;
  const budget = call.requests ?? { left: REQUESTS_A_CALL };
  const startedAt = clock();
  let admission: Exclude<Admission, "refused"> | null = null;
  let requests = 0;
  let requestedAt = startedAt;
  let usage = NO_USAGE;
  let firstTextMs: number | null = null;
  let marks: CallMarks = {};
  let isOpen = true;

  function takeRequest(): void {
    const over = findEnd(call, budget);
    if (over !== null) throw createError(model.name, over);
    admission ??= admit(state);
    if (admission === null) {
      throw createError(model.name, "open_circuit", readRetryAfter(state.circuit, clock()));
    }
    budget.left -= 1;
    requests += 1;
    requestedAt = clock();
  }

  function close(outcome: "ok" | ModelFailure): void {
    if (!isOpen) return;
    isOpen = false;
    if (admission !== null) settle(state, admission, outcome);
    const costMicros = priceUsage(usage, price);
    const ms = clock() - startedAt;
    const told = { kind, model: model.id, usage, costMicros, ms, firstTextMs, requests, outcome };
    tell(state, call, { ...told, ...marks });
  }

  return {
    kind,
    call,
    takeRequest,
    mayTryAgain: (wait) =>
      budget.left > 0 && wait + (clock() - requestedAt) <= (call.timeLeft?.() ?? Infinity),
    addUsage: (more) => {
      usage = addUsage(usage, more);
    },
    noteText: () => {
      firstTextMs ??= clock() - startedAt;
    },
    hasText: () => firstTextMs !== null,
    mark: (mark) => {
      marks = { ...marks, [mark]: true };
    },
    close,
  };
}
