import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import type { WorkGoal } from "@elenchus/domain/set-work";
import { renderLetter } from "./render-letter.ts";
import type { Letter } from "./write-mail.ts";

/** Work of a learner's that is due soon. */
export interface DueSoon {
  readonly module: ModuleNumber;
  readonly goal: WorkGoal;
  readonly issue: string | null;
  readonly dueAt: Date;
  /** Of whoever set it. */
  readonly timeZone: string;
}

const WHAT: Readonly<Record<WorkGoal, string>> = {
  finished: "one dialogue, to its end",
  success: "one successful dialogue",
  check: "the unaided check, passed",
};

/** "Friday, 4 December 2026 at 17:00 CET". */
function formatDue({ dueAt, timeZone }: DueSoon): string {
  return new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(dueAt);
}

function describe(work: DueSoon): string {
  const about = work.issue === null ? "" : ` about “${work.issue}”`;
  return `${MODULE_TITLES[work.module]}\n${WHAT[work.goal]}${about}\nDue ${formatDue(work)}`;
}

/** Tells a learner what is due within a day. */
export function workLetter({
  firstName,
  due,
  link,
  stopLink,
}: {
  readonly firstName: string;
  readonly due: readonly DueSoon[];
  readonly link: string;
  readonly stopLink: string;
}): Letter {
  return renderLetter({
    subject:
      due.length === 1 ? "Set work is due soon" : `${due.length} pieces of work are due soon`,
    firstName,
    paragraphs: ["This was set to you and is due within a day:", ...due.map(describe)],
    action: { label: "Open Elenchus", link },
    afterwards: [
      "You do not want such letters? You can turn them off, and on again, under “Your account”: “Mail me the day before set work is due”.",
    ],
    stopLink,
  });
}
