import type { DistressFlag, SessionReply } from "@elenchus/contract/session";

/** A flag that no supervisor has seen yet, and whose it is. */
export interface OpenFlag {
  readonly flag: DistressFlag;
  readonly studentName: string;
}

/** All of them, newest first. */
export function listOpenFlags(students: SessionReply["student_info_admin_dict"]): OpenFlag[] {
  return Object.values(students ?? {})
    .flatMap(({ student_first_name: first, student_last_name: last, distress_flags: flags }) =>
      flags
        .filter((flag) => flag.acknowledged_at === null)
        .map((flag) => ({ flag, studentName: `${first} ${last}` })),
    )
    .toSorted((one, other) => other.flag.raised_at.localeCompare(one.flag.raised_at));
}
