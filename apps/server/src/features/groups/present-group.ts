import type { Group as GroupOnWire } from "@elenchus/contract/admin-groups";
import type { Group } from "../../store/groups/group-store.ts";
import { formatJoinCode } from "../../store/groups/join-code.ts";

const PARAMETER = "join";

/** The address of a link to join. */
export function joinAddress(publicUrl: string, token: string): string {
  const url = new URL(publicUrl);
  url.searchParams.set(PARAMETER, token);
  return url.href;
}

/** What stands in such an address; nothing in any other. */
export function tokenIn(address: string): string {
  return URL.parse(address)?.searchParams.get(PARAMETER) ?? "";
}

/** A group as its supervisors see it. */
export function presentGroup(
  { id, name, joinCode, link, students, supervisors }: Group,
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
    supervisors: [...supervisors],
  };
}
