import type { NewAssignment } from "../store/set-work/assignment-store.ts";
import { DEMO_GROUPS } from "./demo-class.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const RULE = { full: 10, helped: 8, failed: 4, late: 2 } as const;

/** The fields that both have. */
const COMMON = {
  groupId: DEMO_GROUPS.school.id,
  issue: null,
  topic: null,
  timeZone: "UTC",
  rule: RULE,
  studentIds: null,
  ownTextId: null,
} as const;

/**
 * Work that was set to the demo's class: of the first, some is done, Ben's late, and Grace's and Hugo's missing; the other is due
 * tomorrow.
 */
export function makeDemoWork(now: Date, createdBy: string): NewAssignment[] {
  const hour = Math.floor(now.getTime() / HOUR) * HOUR;
  const inDays = (days: number) => new Date(hour + days * DAY);
  return [
    {
      ...COMMON,
      id: "0d3a0000-0000-4000-8000-0000000000b1",
      createdBy,
      module: 1,
      goal: "success",
      fromAt: inDays(-30),
      dueAt: inDays(-5.5),
      lateUntil: inDays(-2),
    },
    {
      ...COMMON,
      id: "0d3a0000-0000-4000-8000-0000000000b2",
      createdBy,
      module: 2,
      goal: "finished",
      fromAt: inDays(-10),
      // Later than the letter of the day before goes out: a fresh mailbox is empty.
      dueAt: new Date(hour + 26 * HOUR),
      lateUntil: inDays(4),
    },
  ];
}
