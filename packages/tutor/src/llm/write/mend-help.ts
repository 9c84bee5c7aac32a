import { findLeaks } from "./check-leaks.ts";
import type { Draft } from "./draft.ts";
import { plainHelp } from "./plain-help.ts";
import type { ArgumentPlan } from "./plan-argument.ts";

/** More texts than these are not mended: whoever tells so much has not understood the task. */
const MOST_MENDED = 4;

/**
 * A draft in which hints, prompts and corrections that tell are replaced by ones that fit any passage. A good
 * passage is not thrown away, and no further call is paid for, on account of a hint or two.
 */
export function mendHelp(draft: Draft, { module, flaw }: ArgumentPlan): Draft {
  const paths = new Set(findLeaks(draft, flaw).map(({ path }) => path));
  if (paths.size === 0 || paths.size > MOST_MENDED) return draft;
  return replaceTexts(draft, "", (path) =>
    paths.has(path) ? plainHelp(path, module) : null,
  ) as Draft;
}

/** The value with some of its texts replaced, by their paths. */
function replaceTexts(
  value: unknown,
  path: string,
  replace: (path: string) => string | null,
): unknown {
  if (typeof value === "string") return replace(path) ?? value;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => replaceTexts(one, `${path}[${index}]`, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      replaceTexts(one, path === "" ? key : `${path}.${key}`, replace),
    ]),
  );
}
