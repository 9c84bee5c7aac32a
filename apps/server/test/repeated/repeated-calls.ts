import type { CallName } from "@elenchus/contract/calls";
import { ACCOUNTS } from "./account-calls.ts";
import { LEARNING } from "./learning-calls.ts";
import type { Repeated } from "./repeated.ts";
import { SUPERVISING } from "./supervising-calls.ts";
import { WAYS_IN } from "./ways-in.ts";

/** Every call that makes something, or sends a letter. */
export const REPEATED_CALLS: Partial<Record<CallName, Repeated>> = {
  ...WAYS_IN,
  ...ACCOUNTS,
  ...LEARNING,
  ...SUPERVISING,
};
