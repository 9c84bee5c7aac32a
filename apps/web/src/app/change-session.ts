import { ProgressFields } from "@elenchus/contract/progress-fields";
import type { SessionReply } from "@elenchus/contract/session";
import type { AppEvent, Progress } from "./app-event.ts";

/** Events that bring a session up to date without a new one. */
export type SessionEvent = Extract<
  AppEvent,
  {
    type: "interests-changed" | "name-changed" | "progress-made" | "transfer-check-changed";
  }
>;

/** The changes of a session by an event. */
export function changesOf(session: SessionReply, event: SessionEvent): Partial<SessionReply> {
  switch (event.type) {
    case "interests-changed":
      return { interests: event.interests };
    case "name-changed":
      return { user_first_name: event.name };
    case "progress-made":
      return changedProgress(session, event.progress);
    case "transfer-check-changed":
      return afterCheck(session, event);
  }
}

/** Progress as a reply tells of it; what it does not tell of stays. */
function changedProgress(session: SessionReply, progress: Progress): Partial<SessionReply> {
  const names = Object.keys(ProgressFields) as (keyof Progress)[];
  return Object.fromEntries(names.map((name) => [name, progress[name] ?? session[name]]));
}

/** Where the checks stand after one was begun, went on or was finished. */
function afterCheck(
  session: SessionReply,
  { module, finished }: Extract<AppEvent, { type: "transfer-check-changed" }>,
): Partial<SessionReply> {
  const change = (modules: SessionReply["transfer_checks_open"]) => {
    const others = modules.filter((each) => each !== module);
    return finished ? others : [...others, module];
  };
  return {
    transfer_checks_open: change(session.transfer_checks_open),
    transfer_checks_started: change(session.transfer_checks_started),
  };
}
