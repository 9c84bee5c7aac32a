import { LENGTHEN_CONTEXT } from "../lengthen-context.ts";
import type { ModelFailure } from "@elenchus/dialogue/model-call";
import { createError, RequestError, type RequestFault } from "./client/request-error.ts";
import advice from "./advice.json" with { type: "json" };
import { ModelError } from "./model-client.ts";

/** What whoever looks after the server can do about a failure. */
function usualAdvice(failure: ModelFailure): string {
  return advice[failure].replace("{lengthen}", LENGTHEN_CONTEXT);
}

const NOT_IN_TIME = "it was not done in time";

/** What a server that answers in another way than was asked looks like. */
const WRONG_KIND =
  " If it has never worked: what answers at TUTOR_BASE_URL, which most often ends in /v1, may be something else than TUTOR says.";

/** Statuses of a wrong address: nothing is there, or nothing that can be asked. */
const NO_PLACE: ReadonlySet<number | null> = new Set([404, 405]);

/** Whether the server sends whoever asks to another address, which is not followed: the key would go along. */
function isElsewhere({ status }: RequestFault): boolean {
  return status !== null && status >= 300 && status < 400;
}

/** An answer that is all right but for what it says: a page, or an error that is not called one. */
function isNoModel({ status }: RequestFault): boolean {
  return status !== null && status >= 200 && status < 300;
}

function adviseOn(failure: ModelFailure, fault: RequestFault | null): string {
  if (failure === "server_error" && fault !== null && isNoModel(fault)) {
    return "What answers there is no model, or something else than TUTOR says. Look at TUTOR_BASE_URL, which most often ends in /v1.";
  }
  if (fault !== null && isElsewhere(fault)) {
    return "The server sends to another address, most often from http to https. Put that one into TUTOR_BASE_URL.";
  }
  if (failure === "bad_request" && fault !== null && NO_PLACE.has(fault.status)) {
    return "There is no such model, or no such address. Look at TUTOR_MODEL and TUTOR_BASE_URL, which most often ends in /v1. With TUTOR=ollama it does not, and `ollama pull` gets a model.";
  }
  if (failure === "network" && /CERT|SSL|TLS/u.test(fault?.code ?? "")) {
    return "The server's certificate is not trusted by this machine. Look at TUTOR_BASE_URL.";
  }
  const mayBeWrongKind = failure === "server_error" || failure === "cut";
  return mayBeWrongKind ? usualAdvice(failure) + WRONG_KIND : usualAdvice(failure);
}

/** A failure of a model, and what to do about it. */
export interface ExplainedFailure {
  /** "the key was not accepted (status 401)" */
  readonly what: string;
  /** In whole sentences; null where nothing is known. */
  readonly advice: string | null;
}

/** Explains what a call failed of; never with a key, a prompt or an answer in it. */
export function explainFailure(error: unknown): ExplainedFailure {
  if (!(error instanceof ModelError)) {
    const isLate = error instanceof Error && /^(?:Abort|Timeout)Error$/u.test(error.name);
    if (isLate) return { what: NOT_IN_TIME, advice: advice.cancelled };
    return { what: error instanceof Error ? error.message : "an unknown failure", advice: null };
  }
  // Nobody has left a check but its own deadline.
  if (error.failure === "cancelled") return { what: NOT_IN_TIME, advice: advice.cancelled };
  const fault = error instanceof RequestError ? error.fault : null;
  // Which model it was stands above it.
  const what = fault === null ? error.message : error.message.replace(/^\S+: /u, "");
  return { what, advice: adviseOn(error.failure, fault) };
}

/** Explains the end of a call whose error somebody else has dealt with. */
export function explainOutcome(failure: ModelFailure): ExplainedFailure {
  return explainFailure(createError("model", failure));
}
