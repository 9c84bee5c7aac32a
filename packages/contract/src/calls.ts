import type * as z from "zod/mini";
import { commonCalls } from "./common-calls.ts";
import { furtherCalls } from "./further-calls.ts";

/** Every call of the web app. */
export const calls = { ...commonCalls, ...furtherCalls } as const;

/** The name of a call. */
export type CallName = keyof typeof calls;

/** What the caller of a call sends. */
export type CallPayload<Name extends CallName> = z.input<(typeof calls)[Name]["payload"]>;

/** What a call answers when it succeeds. */
export type CallReply<Name extends CallName> = z.output<(typeof calls)[Name]["reply"]>;
