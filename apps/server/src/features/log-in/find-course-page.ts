import type { AppContext } from "../../app-context.ts";
import { LTI_PATH } from "../../lti/lti-desk.ts";
import type { SessionUser } from "../../identity/identity.ts";

/** The page on what somebody's courses ask for, or on those that they teach; null for whoever has none. */
export async function findCoursePage(
  { ltiDesk, stores }: Pick<AppContext, "ltiDesk" | "stores">,
  { id, userType }: SessionUser,
): Promise<string | null> {
  if (ltiDesk === null) return null;
  const [theirs, page] =
    userType === "supervisor"
      ? [await stores.ltiViews.listTaught(id), "courses"]
      : [await stores.ltiViews.listTasks(id), "tasks"];
  return theirs.length === 0 ? null : `${LTI_PATH}/${page}`;
}
