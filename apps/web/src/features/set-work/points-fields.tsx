import type { Assignment } from "@elenchus/contract/admin-assignments";
import type { Submission } from "../../hooks/use-submission.ts";
import { TextField } from "../../ui/text-field.tsx";

/** The points of work. */
export type Points = Pick<
  Assignment,
  "points_full" | "points_helped" | "points_failed" | "points_late"
>;

/** The points that are proposed. */
export const USUAL_POINTS: Points = {
  points_full: 10,
  points_helped: 8,
  points_failed: 4,
  points_late: 2,
};

const FIELDS = {
  points_full: "Success without help, or a passed check",
  points_helped: "Success with help",
  points_failed: "Ended without success",
  points_late: "Taken off if it is late",
} as const;
const NAMES = Object.keys(FIELDS) as (keyof Points)[];

interface PointsFieldsProps {
  field: Submission["field"];
  points: Points;
  /** Whether they are wrong, and to be seen. */
  open: boolean;
}

/** How many points there are for what. */
export function PointsFields({ field, points, open }: PointsFieldsProps) {
  return (
    <details open={open}>
      <summary className="admin-disclosure">Points</summary>
      <p className="mb-3 text-sm text-ink-soft">
        Help is a hint, a narrower question, or an answer that the tutor told. Whatever is missing
        has 0 points. You can change the points of a student in the gradebook, and nobody sees any
        before you show them.
      </p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={FIELDS[name]}
            type="number"
            inputMode="numeric"
            min={0}
            defaultValue={points[name]}
          />
        ))}
      </div>
    </details>
  );
}

/** The fields as they are sent. */
export function readPoints(values: FormData): Points {
  const read = (name: keyof Points): number => {
    const text = values.get(name);
    return text === "" ? Number.NaN : Number(text);
  };
  return {
    points_full: read("points_full"),
    points_helped: read("points_helped"),
    points_failed: read("points_failed"),
    points_late: read("points_late"),
  };
}
