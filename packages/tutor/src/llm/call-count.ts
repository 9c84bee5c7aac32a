import type { TutorCall } from "../model-call.ts";

/** Counts the requests to providers that were made for a call. */
export interface CallCount {
  /** The same call, with its requests counted as they end. */
  counting(call: TutorCall): TutorCall;
  requestsOf(call: TutorCall): number;
}

/** A count for calls that share their `TutorCall`, as the two of a turn do. */
export function createCallCount(): CallCount {
  const requests = new WeakMap<TutorCall, number>();
  const requestsOf = (call: TutorCall): number => requests.get(call) ?? 0;
  return {
    requestsOf,
    counting: (call) => ({
      ...call,
      onModelCall(record) {
        requests.set(call, requestsOf(call) + record.requests);
        call.onModelCall?.(record);
      },
    }),
  };
}
