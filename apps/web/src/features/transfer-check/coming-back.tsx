import type { ModuleNumber } from "@elenchus/domain/modules";
import { useDueChecks } from "../../hooks/use-due-checks.ts";
import { formatDay } from "../../lib/format-date.ts";

/** Says below a finished check when the next one is due. */
export function ComingBack({ module }: { module: ModuleNumber }) {
  const { data } = useDueChecks();
  if (data === undefined) return null;
  const coming = data.coming.find(({ module_id }) => module_id === module);
  if (coming?.due === true) return null;
  return (
    <p className="mt-6">
      {coming === undefined
        ? "You found this again after a day, a week and a month. It will not come back."
        : `A check of this module comes back on ${formatDay(`${coming.on}T12:00`)}.`}
    </p>
  );
}
