import type { Flag } from "@elenchus/contract/admin-flags";
import { formatMoment } from "../lib/format-date.ts";
import { CheckIcon } from "./icons.tsx";

/** When a flag was handled, and by whom. */
export function FlagHandled({ at, by }: { at: string; by: Flag["acknowledged_by"] }) {
  return (
    <p className="inline-flex items-center gap-1.5 text-[0.9375rem] wrap-anywhere text-ink-soft">
      <CheckIcon className="size-4 shrink-0" /> Handled on {formatMoment(at)}
      {by === null ? "" : ` by ${by}`}
    </p>
  );
}
