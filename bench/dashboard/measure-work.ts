import { summariseDurations, type Durations } from "../percentiles.ts";
import type { AdminClient } from "./admin-client.ts";

const TIMES_EACH = 40;

/** How long the pages about set work take. */
export interface WorkTimes {
  readonly gradebook: Durations;
  readonly assignment: Durations;
}

/** Gradebooks of the supervisor's groups, and pages of what was set to them. */
export async function measureWork(client: AdminClient): Promise<WorkTimes> {
  const { groups } = (await client.ask("groups", {})).reply;
  const gradebook: number[] = [];
  const assignment: number[] = [];
  for (const { group_id } of groups) {
    const { assignments } = (await client.ask("assignments", { group_id })).reply;
    // The first ones find nothing in the database's memory.
    await client.ask("gradebook", { group_id });
    for (let index = 0; index < TIMES_EACH; index += 1) {
      gradebook.push((await client.ask("gradebook", { group_id })).milliseconds);
      const { assignment_id = "" } = assignments[index % assignments.length] ?? {};
      assignment.push((await client.ask("assignment", { assignment_id })).milliseconds);
    }
  }
  return {
    gradebook: summariseDurations(gradebook),
    assignment: summariseDurations(assignment),
  };
}
