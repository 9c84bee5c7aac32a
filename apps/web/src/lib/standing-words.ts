import type { WorkStanding } from "@elenchus/domain/set-work";

/** How a learner stands with set work, in words. */
export const STANDING_WORDS: Readonly<Record<WorkStanding, string>> = {
  upcoming: "Not open yet",
  open: "To do",
  done: "Done",
  late: "Done late",
  behind: "Overdue, can still be done",
  missing: "Missing",
  excused: "Excused",
};
