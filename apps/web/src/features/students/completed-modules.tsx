import type { StudentRow } from "@elenchus/contract/admin-students";

/** How many modules are completed, and which. */
export function CompletedModules({ modules }: { modules: StudentRow["completed_modules"] }) {
  if (modules.length === 0) return "0";
  return (
    <>
      {modules.length}
      <span className="admin-aside">
        <span className="sr-only">: modules </span>
        {modules.join(", ")}
      </span>
    </>
  );
}
