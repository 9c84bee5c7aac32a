import type { Group } from "@elenchus/contract/admin-groups";

/** For tests: a group with two students. */
export function buildGroup(changes: Partial<Group> = {}): Group {
  return {
    group_id: "g-1",
    group_name: "Spring",
    join_code: "ABCD-EFGH",
    join_link: null,
    student_count: 2,
    invited_count: 0,
    supervisors: ["Sam Supervisor"],
    ...changes,
  };
}
