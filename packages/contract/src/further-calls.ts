import { adminCalls } from "./admin-calls.ts";
import { checkCalls } from "./check-calls.ts";
import { screenCalls } from "./screen-calls.ts";

/** The calls that browsers load the definitions of when one of them is first made. */
export const furtherCalls = { ...screenCalls, ...checkCalls, ...adminCalls } as const;
