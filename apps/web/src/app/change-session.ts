import type { SessionReply } from "@elenchus/contract/session";
import type { AppEvent } from "./app-event.ts";

/** What brings a session up to date without a new one. */
export type SessionEvent = Extract<
  AppEvent,
  {
    type: "interests-changed" | "progress-made" | "transfer-check-changed" | "flag-acknowledged";
  }
>;

/** What an event changes about a session. */
export function changesOf(session: SessionReply, event: SessionEvent): Partial<SessionReply> {
  switch (event.type) {
    case "interests-changed":
      return { interests: event.interests };
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
    case "flag-acknowledged":
      return afterSeeing(session, event);
  }
}

/** Where the checks stand after one was begun, went on or was finished. */
function afterCheck(
  session: SessionReply,
  { module, finished }: Extract<AppEvent, { type: "transfer-check-changed" }>,
): Partial<SessionReply> {
  const others = session.transfer_checks_started.filter((started) => started !== module);
  if (!finished) return { transfer_checks_started: [...others, module] };
  return {
    transfer_checks_open: session.transfer_checks_open.filter((open) => open !== module),
    transfer_checks_started: others,
  };
}

/** The students once a supervisor has seen a sign of distress. */
function afterSeeing(
  { student_info_admin_dict: students = {} }: SessionReply,
  { flagId, at }: Extract<AppEvent, { type: "flag-acknowledged" }>,
): Partial<SessionReply> {
  const seen = Object.entries(students).map(([id, record]) => {
    const distress_flags = record.distress_flags.map((flag) =>
      flag.flag_id === flagId ? { ...flag, acknowledged_at: at } : flag,
    );
    return [id, { ...record, distress_flags }] as const;
  });
  return { student_info_admin_dict: Object.fromEntries(seen) };
}
