import type * as z from "zod/mini";
import { commonCalls } from "./common-calls.ts";
import { commonPayloads } from "./common-payloads.ts";
import { learningCalls } from "./learning-calls.ts";
import { furtherCalls } from "./further-calls.ts";

const learnersCalls = { ...commonCalls, ...learningCalls };
type Payloads = typeof commonPayloads;
type LearnersCalls = {
  readonly [Name in keyof Payloads]: (typeof learnersCalls)[Name] & {
    readonly payload: Payloads[Name];
  };
};

function withPayloads(): LearnersCalls {
  const names = Object.keys(learnersCalls) as (keyof Payloads)[];
  return Object.fromEntries(
    names.map((name) => [name, { ...learnersCalls[name], payload: commonPayloads[name] }]),
  ) as LearnersCalls;
}

/** Every call of the web app. */
export const calls = { ...withPayloads(), ...furtherCalls } as const;

/** The name of a call. */
export type CallName = keyof typeof calls;

/** The payload that the caller of a call sends. */
export type CallPayload<Name extends CallName> = z.input<(typeof calls)[Name]["payload"]>;

/** The reply of a call that succeeds. */
export type CallReply<Name extends CallName> = z.output<(typeof calls)[Name]["reply"]>;
