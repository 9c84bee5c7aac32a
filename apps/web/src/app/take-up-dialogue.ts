import { CallError, isAbort } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import { resumedDialogue, type OpenDialogue } from "../lib/open-dialogue.ts";
import { isUnbegun } from "../lib/history-stack.ts";
import type { AppEvent } from "./app-event.ts";

/** To where it was broken off: one that was not begun is still to be begun, and its time with it. */
function takeUp(dialogue: OpenDialogue, isUnbegunHere: boolean): AppEvent[] {
  const { module, issue, history, pending } = dialogue;
  if (!isUnbegunHere || history.length > 1 || pending !== null)
    return [{ type: "dialogue-begun", dialogue }];
  return [
    { type: "issue-chosen", wish: { module, issue, interest: null, begins: false } },
    { type: "dialogue-opened", dialogue: { ...dialogue, elapsedSeconds: 0 } },
  ];
}

/** Which dialogue is to be taken up, and for whom. */
export interface BrokenOff {
  readonly sessionId: string;
  readonly userId: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Asks for a dialogue that was broken off. @returns what comes of it; nothing where it was aborted */
export async function takeUpDialogue({
  sessionId,
  userId,
  signal,
}: BrokenOff): Promise<readonly AppEvent[]> {
  try {
    const payload = { session_id: sessionId, user_id: userId };
    const reply = await call("resumeDialogue", payload, signal);
    return takeUp(resumedDialogue(reply), isUnbegun(userId));
  } catch (error) {
    if (isAbort(error)) return [];
    const problem = explainFailure("Your dialogue could not be taken up again.", error);
    const isGone = error instanceof CallError && !error.mayBeRetried;
    return isGone
      ? [{ type: "returned-to-modules" }, { type: "noticed", notice: problem }]
      : [{ type: "resume-failed", problem }];
  }
}
