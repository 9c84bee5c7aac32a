import { formatMoment } from "../../lib/format-date.ts";

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

/** The day, with the moment for who points at it. */
export function LastActive({ at }: { at: string | null }) {
  if (at === null) return "Never";
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {DAY.format(new Date(at))}
    </time>
  );
}
