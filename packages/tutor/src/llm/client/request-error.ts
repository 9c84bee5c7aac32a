import type { ModelFailure } from "@elenchus/dialogue/model-call";
import { ModelError } from "../model-client.ts";

/** What went wrong with one request, as far as it may be told: nothing of what was sent or received. */
export interface RequestFault {
  readonly failure: ModelFailure;
  /** Of HTTP; null where it did not come to that. */
  readonly status: number | null;
  /** Of the network: "ECONNREFUSED". */
  readonly code: string | null;
  /** Seconds. */
  readonly retryAfter: number | null;
  /** The provider said that trying again is no use. */
  readonly isFinal: boolean;
}

/** Each failure in words for whoever looks after the server. */
const WORDS: Readonly<Record<ModelFailure, string>> = {
  rate_limited: "there were too many requests",
  quota: "the account has no money left, or has reached its limit",
  overloaded: "the provider is overloaded",
  server_error: "the provider failed",
  timeout: "the answer did not come in time",
  network: "the provider could not be reached, or the connection broke",
  unauthorised: "the key was not accepted",
  bad_request: "the request was not accepted: check the model's name and the address",
  too_long: "the request does not fit into the model's context",
  refused: "the model, or a filter, refused to answer",
  truncated: "the answer was longer than was allowed",
  invalid_output: "the answer could not be used",
  empty: "the answer was empty",
  cut: "the answer broke off",
  open_circuit: "too many calls have failed, so that this one was not tried",
  no_requests_left: "the turn has sent all the requests that it may",
  cancelled: "the call was cancelled",
};

/** One request that failed. */
export class RequestError extends ModelError {
  readonly fault: RequestFault;

  constructor(name: string, fault: RequestFault) {
    super(fault.failure, describe(name, fault), { retryAfter: fault.retryAfter });
    this.fault = fault;
  }
}

function describe(name: string, { failure, status, code, retryAfter }: RequestFault): string {
  const details = [
    ...(status === null ? [] : [`status ${status}`]),
    ...(code === null ? [] : [code]),
    ...(retryAfter === null ? [] : [`again in ${retryAfter} s`]),
  ];
  return `${name}: ${WORDS[failure]}${details.length === 0 ? "" : ` (${details.join(", ")})`}`;
}

/** A failure of which nothing more is known. */
export function createError(
  name: string,
  failure: ModelFailure,
  retryAfter: number | null = null,
): RequestError {
  return new RequestError(name, { failure, status: null, code: null, retryAfter, isFinal: false });
}
