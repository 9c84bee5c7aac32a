import { adminCalls } from "./admin-calls.ts";
import { screenCalls } from "./screen-calls.ts";

/** The calls that browsers load the definitions of when one of them is first made. */
export const furtherCalls = { ...screenCalls, ...adminCalls } as const;
