import type { Group as GroupOnWire } from "@elenchus/contract/admin-groups";
import type { Group } from "../../store/groups/group-store.ts";
import { joinAddress } from "../../presenters/join-address.ts";
import { formatJoinCode } from "../../store/groups/join-code.ts";

/** A group as its supervisors see it. */
export function presentGroup(
  { id, name, joinCode, link, students, invited, supervisors }: Group,
  publicUrl: string,
): GroupOnWire {
  return {
    group_id: id,
    group_name: name,
    join_code: formatJoinCode(joinCode),
    join_link:
      link === null
        ? null
        : { url: joinAddress(publicUrl, link.token), expires_at: link.until.toISOString() },
    student_count: students,
    invited_count: invited,
    supervisors: [...supervisors],
  };
}
