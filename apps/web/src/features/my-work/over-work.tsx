import type { OwnWork } from "@elenchus/contract/my-work";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import { formatDay } from "../../lib/format-date.ts";
import { GOAL_WORDS } from "../../lib/work-words.ts";

/** The end of work, in words. */
function describe({ standing, done_at: at, due }: OwnWork): string {
  if (standing === "excused") return "You are excused from it.";
  if (at === null) return `Not done. It was due on ${formatDay(due)}.`;
  return `Done on ${formatDay(at)}${standing === "late" ? ", late" : ""}.`;
}

/** Work that is done, excused or over, with points and comments once the supervisor shows them. */
export function OverWork({ work }: { work: readonly OwnWork[] }) {
  const isMarked = work.some(({ points, comment }) => points !== null || comment !== null);
  return (
    <details className="mt-3" open={isMarked}>
      <summary className="w-fit cursor-pointer py-2 font-semibold text-accent">
        Done or over ({work.length})
      </summary>
      <ul className="divide-y divide-line">
        {work.map((one) => (
          <li key={one.assignment_id} className="py-3">
            <h3 className="font-semibold">{MODULE_TITLES[one.module_id]}</h3>
            <p className="text-ink-soft">{GOAL_WORDS[one.goal]}</p>
            <p>{describe(one)}</p>
            {one.points !== null && (
              <p className="font-semibold">
                {one.points} of {one.most_points} points
              </p>
            )}
            {one.comment !== null && (
              <blockquote dir="auto" className="mt-1 border-l-2 border-accent pl-4 wrap-anywhere">
                {one.comment}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
