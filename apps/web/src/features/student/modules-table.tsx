import type { StudentReply } from "@elenchus/contract/admin-students";
import { MODULE_NUMBERS, MODULE_TITLES } from "@elenchus/domain/modules";
import { formatShare } from "../../lib/format-share.ts";

interface ModulesTableProps {
  student: StudentReply["student"];
  checks: StudentReply["transfer_checks"];
}

/** Module by module: dialogues, and the check without the tutor's help. */
export function ModulesTable({ student, checks }: ModulesTableProps) {
  return (
    // Scrolls sideways, for which a keyboard must be able to get into it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className="admin-table-frame" aria-label="Table of modules" tabIndex={0}>
      <table className="admin-table">
        <thead>
          <tr>
            {["Module", "Attempted", "Completed", "Failed", "Unaided check"].map((name) => (
              <th key={name} scope="col" className="admin-plain">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MODULE_NUMBERS.map((module) => (
            <tr key={module}>
              <th scope="row">
                {module}
                <span className="max-sm:sr-only">. {MODULE_TITLES[module]}</span>
              </th>
              <td>{student.num_attempted_passages[module] ?? 0}</td>
              <td>{student.num_completed_passages[module] ?? 0}</td>
              <td>{student.num_failed_passages[module] ?? 0}</td>
              <td>{checkOf(checks.find((check) => check.module_id === module))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function checkOf(check: StudentReply["transfer_checks"][number] | undefined): string {
  if (check === undefined) return "None yet";
  return `${check.passed ? "Passed" : "Not passed"}, ${formatShare(check.score)}`;
}
