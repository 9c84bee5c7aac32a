import type { ModelFailure } from "@elenchus/dialogue/model-call";
import { ModelError } from "../model-client.ts";
import errors from "./provider-errors.json" with { type: "json" };

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
  /** Of an open circuit: what the calls failed of that opened it. */
  readonly openedBy?: ModelFailure | null;
}

/** Each failure in words for whoever looks after the server. */
const WORDS: Readonly<Record<ModelFailure, string>> = errors.words;

/** One request that failed. */
export class RequestError extends ModelError {
  readonly fault: RequestFault;

  constructor(name: string, fault: RequestFault) {
    super(fault.failure, describe(name, fault), fault);
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

/** A failure of which nothing more is known, unless it is said. */
export function createError(
  name: string,
  failure: ModelFailure,
  known: Pick<Partial<RequestFault>, "retryAfter" | "openedBy"> = {},
): RequestError {
  const unknown = { status: null, code: null, retryAfter: null, isFinal: false };
  return new RequestError(name, { failure, ...unknown, ...known });
}
