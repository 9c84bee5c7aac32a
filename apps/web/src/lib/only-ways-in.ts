import type { WayIn } from "@elenchus/contract/price";

/** Where passwords are not used, the page itself names who lets people in: no form is to be seen before that is known. */
const MARK = 'meta[name="log-in-by"]';

/** The sites by which one logs in, where no password does; null where one does. */
export function readOnlyWaysIn(): readonly WayIn[] | null {
  // The build draws the log-in, too, and has no page.
  const mark =
    typeof document === "undefined" ? null : document.querySelector<HTMLMetaElement>(MARK);
  // Written by the server of this very script: nothing is to be checked.
  return mark === null ? null : (JSON.parse(mark.content) as WayIn[]);
}

/** Whether people show by a password who they are. */
export function takesPasswords(): boolean {
  return readOnlyWaysIn() === null;
}
