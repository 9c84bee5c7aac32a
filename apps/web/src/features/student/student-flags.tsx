import type { Flag } from "@elenchus/contract/admin-flags";
import { FLAG_PLACES } from "../../lib/flag-words.ts";
import { formatMoment } from "../../lib/format-date.ts";
import { FlagHandled } from "../../ui/flag-handled.tsx";
import { FlagKind } from "../../ui/flag-kind.tsx";

/** A student's flags, and who took care of them. Not there while there are none. */
export function StudentFlags({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null;
  return (
    <section aria-labelledby="flags">
      <h2 id="flags" className="heading-2 mb-3">
        Flags
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {flags.map(({ flag_id: id, kind, place, raised_at: raisedAt, ...flag }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <p>
              <FlagKind kind={kind} isOpen={flag.acknowledged_at === null} />, {FLAG_PLACES[place]},{" "}
              <time dateTime={raisedAt}>{formatMoment(raisedAt)}</time>
            </p>
            {flag.acknowledged_at === null ? (
              <p className="text-[0.9375rem] text-ink-soft">Not handled yet</p>
            ) : (
              <FlagHandled at={flag.acknowledged_at} by={flag.acknowledged_by} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
