import { ADMIN_EXPORTS } from "@elenchus/contract/admin-calls";
import { suppliedRecords } from "../../lib/supplied-records.ts";

/** The table as a spreadsheet: everybody's, or that of the chosen group. Not there where there are records alone. */
export function DownloadTable({ groupId }: { groupId: string | null }) {
  if (suppliedRecords() !== null) return null;
  const query = groupId === null ? "" : `?${new URLSearchParams({ group_id: groupId })}`;
  return (
    <a className="button button-ghost" href={`${ADMIN_EXPORTS.studentsSheet}${query}`} download>
      Download XLSX{groupId === null ? "" : " of the group"}
    </a>
  );
}
