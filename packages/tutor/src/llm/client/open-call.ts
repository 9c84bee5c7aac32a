import { isOutOfTime } from "@elenchus/dialogue/limit-time";
import type {
  ModelCallKind,
  ModelFailure,
  RequestBudget,
  TokenUsage,
  TutorCall,
} from "@elenchus/dialogue/model-call";
import { priceUsage } from "../prices.ts";
import type { ClientState } from "./client-state.ts";
import { addUsage, NO_USAGE } from "./count-usage.ts";
import { type Deadline, openDeadline } from "./open-deadline.ts";
import { createError } from "./request-error.ts";
import { completeTimeouts, type ModelTimeouts } from "./timeouts.ts";

/** Requests of one call, unless its turn says otherwise: one, a second try, a repair. */
const REQUESTS_A_CALL = 3;

/** One call on its way: what it may still do, and what it has come to. */
export interface OpenCall {
  readonly state: ClientState;
  readonly kind: ModelCallKind;
  readonly call: TutorCall;
  readonly budget: RequestBudget;
  readonly timeouts: ModelTimeouts;
  readonly startedAt: number;
  /** When its last request began. */
  requestedAt: number;
  /** Requests that were sent. */
  requests: number;
  /** Whether a request that failed may be sent once more: one of them all together. */
  mayRetry: boolean;
  usage: TokenUsage;
  /** To the first text; null while none has come. */
  firstTextMs: number | null;
  /** Tells the circuit of the call's end; null until it was let through. */
  settle: ReturnType<ClientState["circuit"]["admit"]>;
  marks: { -readonly [Mark in "isShapeInWords" | "isPromptCut"]?: true };
  isOpen: boolean;
}

/** Opens the accounts of one call. It is let through, or not, at its first request. */
export function openCall(state: ClientState, kind: ModelCallKind, call: TutorCall): OpenCall {
  const startedAt = state.clock();
  return {
    state,
    kind,
    call,
    budget: call.requests ?? { left: REQUESTS_A_CALL },
    timeouts: completeTimeouts(state.timeouts, call.patience),
    startedAt,
    requestedAt: startedAt,
    requests: 0,
    mayRetry: true,
    usage: NO_USAGE,
    firstTextMs: null,
    settle: null,
    marks: {},
    isOpen: true,
  };
}

/** Why a call may send nothing more; null while it may. */
function findEnd({ call, budget }: OpenCall): ModelFailure | null {
  if (call.signal.aborted) return "cancelled";
  if (budget.left <= 0) return "no_requests_left";
  return isOutOfTime(call) ? "timeout" : null;
}

/**
 * Makes room for one request, counts it, and starts its clock.
 * @throws ModelError where none may be sent
 */
export function openRequest(open: OpenCall): Deadline {
  const { state, kind, call } = open;
  const { model, circuit } = state;
  const over = findEnd(open);
  if (over !== null) throw createError(model.name, over);
  open.settle ??= circuit.admit();
  if (open.settle === null) throw createError(model.name, "open_circuit", circuit.readRest());
  open.budget.left -= 1;
  open.requests += 1;
  open.requestedAt = state.clock();
  return openDeadline(call, open.timeouts.totalMs[kind]);
}

/** Closes the accounts, and tells of them; what comes after the first time is not heard. */
export async function closeCall(open: OpenCall, outcome: "ok" | ModelFailure): Promise<void> {
  if (!open.isOpen) return;
  open.isOpen = false;
  await open.settle?.(outcome);
  const { state, kind, usage, firstTextMs, requests, marks } = open;
  const { model, price, clock, report } = state;
  const costMicros = priceUsage(usage, price);
  const ms = clock() - open.startedAt;
  const record = { kind, model: model.id, usage, costMicros, ms, firstTextMs, requests, outcome };
  try {
    open.call.onModelCall?.({ ...record, ...marks });
  } catch (error) {
    // An account that cannot be kept is no reason to lose the answer.
    report(`a call of ${model.name} could not be put to account`, error);
  }
}

/** Adds to what a call has used. */
export function noteUsage(open: OpenCall, usage: TokenUsage): void {
  open.usage = addUsage(open.usage, usage);
}
