import type { StudentRow } from "@elenchus/contract/admin-students";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";

/** How many modules are completed, and which. */
export function CompletedModules({ modules }: { modules: StudentRow["completed_modules"] }) {
  const count = `${modules.length} of ${MODULE_NUMBERS.length}`;
  if (modules.length === 0) return count;
  return (
    <>
      {count}
      <span className="admin-aside">
        <span className="sr-only">: </span>
        {modules.length === 1 ? "module" : "modules"} {modules.join(", ")}
      </span>
    </>
  );
}
