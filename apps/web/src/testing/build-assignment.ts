import type { Assignment } from "@elenchus/contract/admin-assignments";

/** For tests: a successful dialogue in module 2 that was set to the group of tests. */
export function buildAssignment(changes: Partial<Assignment> = {}): Assignment {
  return {
    assignment_id: "a-1",
    group_id: "g-1",
    group_name: "Spring",
    module_id: 2,
    goal: "success",
    issue: null,
    own_text_id: null,
    for_all: true,
    from: "2026-11-20T08:00:00.000Z",
    due: "2026-12-04T16:00:00.000Z",
    late_until: "2026-12-11T16:00:00.000Z",
    time_zone: "Europe/Vienna",
    points_full: 10,
    points_helped: 8,
    points_failed: 4,
    points_late: 2,
    released: false,
    ...changes,
  };
}
