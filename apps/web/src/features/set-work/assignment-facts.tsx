import type { Assignment } from "@elenchus/contract/admin-assignments";
import { formatDue } from "../../lib/format-due.ts";
import { GOAL_WORDS } from "../../lib/work-words.ts";
import { AdminFacts } from "../../ui/admin-facts.tsx";

/** An assignment's facts: to whom, until when, for how many points. */
export function AssignmentDetails({ assignment }: { assignment: Assignment }) {
  const { goal, issue, due, late_until: until, from } = assignment;
  const points = [
    `${assignment.points_full} without help`,
    ...(goal === "check" ? [] : [`${assignment.points_helped} with help`]),
    ...(goal === "finished" ? [`${assignment.points_failed} without success`] : []),
    ...(due === until ? [] : [`${assignment.points_late} less if late`]),
  ];
  return (
    <div className="card mt-5 p-5 sm:p-7">
      <AdminFacts
        facts={[
          ["For", `${assignment.group_name}${assignment.for_all ? "" : ", some students"}`],
          ["Counts as done", GOAL_WORDS[goal]],
          ...(issue === null ? [] : [["About", issue] as const]),
          ["Can begin", formatDue(from)],
          ["Due", formatDue(due)],
          ["Late work", due === until ? "Is not taken" : `Until ${formatDue(until)}`],
          [
            "Points",
            goal === "check" ? String(points[0]).replace(" without help", "") : points.join(", "),
          ],
        ]}
      />
    </div>
  );
}
