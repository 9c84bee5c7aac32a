import type * as z from "zod/mini";
import { adminCalls } from "./admin-calls.ts";
import { commonCalls } from "./common-calls.ts";

/** Every call of the web app. Learners' browsers do without those of supervisors. */
export const calls = { ...commonCalls, ...adminCalls } as const;

/** The name of a call. */
export type CallName = keyof typeof calls;

/** What the caller of a call sends. */
export type CallPayload<Name extends CallName> = z.input<(typeof calls)[Name]["payload"]>;

/** What a call answers when it succeeds. */
export type CallReply<Name extends CallName> = z.output<(typeof calls)[Name]["reply"]>;
