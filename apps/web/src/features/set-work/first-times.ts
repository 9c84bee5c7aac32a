import type { Assignment } from "@elenchus/contract/admin-assignments";
import { daysBetween, toLocalInput } from "./local-time.ts";
import type { Times } from "./time-fields.tsx";

const USUAL_DAYS = 7;
const USUAL_LATE_DAYS = 7;

/** The first values of new work's fields: those of what is copied where they lie ahead, else a week from now. */
export function firstTimes(copied: Assignment | null, now: Date): Required<Times> {
  const lateDays = copied === null ? USUAL_LATE_DAYS : daysBetween(copied.due, copied.late_until);
  if (copied !== null && Date.parse(copied.due) > now.getTime()) {
    const from = toLocalInput(new Date(copied.from));
    return { from, due: toLocalInput(new Date(copied.due)), lateDays };
  }
  const inAWeek = new Date(now.getTime());
  inAWeek.setDate(inAWeek.getDate() + USUAL_DAYS);
  inAWeek.setHours(23, 59, 0, 0);
  return { from: toLocalInput(now), due: toLocalInput(inAWeek), lateDays };
}
