import type { SessionReply } from "@elenchus/contract/session";
import type { AppEvent } from "./app-event.ts";

/** What brings a session up to date without a new one. */
export type SessionEvent = Extract<
  AppEvent,
  {
    type: "interests-changed" | "name-changed" | "progress-made" | "transfer-check-changed";
  }
>;

/** What an event changes about a session. */
export function changesOf(session: SessionReply, event: SessionEvent): Partial<SessionReply> {
  switch (event.type) {
    case "interests-changed":
      return { interests: event.interests };
    case "name-changed":
      return { user_first_name: event.name };
    case "progress-made":
      return {
        completed_modules: event.progress.completed_modules,
        accessible_modules: event.progress.accessible_modules,
        passage_counts: event.progress.passage_counts,
        transfer_checks_open: event.progress.transfer_checks_open,
        transfer_checks_started: event.progress.transfer_checks_started,
      };
    case "transfer-check-changed":
      return afterCheck(session, event);
  }
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
