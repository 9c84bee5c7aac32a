import type { OwnTextProblem } from "@elenchus/domain/own-text";
import { anchorOf } from "./place-problems.tsx";

/** Everything that a check found, each with a way to its place. */
export function ProblemList({ problems }: { problems: readonly OwnTextProblem[] }) {
  if (problems.length === 0) return null;
  const errors = problems.filter(({ level }) => level === "error").length;
  return (
    <div role="alert" className="card mt-4 p-5">
      <p className="font-semibold">{sayCount(errors, problems.length - errors)}</p>
      <ul className="mt-2 space-y-2">
        {problems.map(({ level, place, text }) => (
          <li key={`${place} ${text}`} className="wrap-anywhere">
            {level === "error" ? "To mend: " : "Look again: "}
            {text}{" "}
            <button type="button" className="text-button" onClick={() => leadTo(place)}>
              Go there
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function sayCount(errors: number, warnings: number): string {
  const toMend = errors === 1 ? "1 thing is to be mended" : `${errors} things are to be mended`;
  const toSee =
    warnings === 1 ? "1 is to be looked at again" : `${warnings} are to be looked at again`;
  if (errors === 0) return `${toSee[0]?.toUpperCase() ?? ""}${toSee.slice(1)}.`;
  return warnings === 0 ? `${toMend}.` : `${toMend}, ${toSee}.`;
}

/** To what is said at the place itself, with the field above it in sight. */
function leadTo(place: string): void {
  const there = document.getElementById(anchorOf(place));
  there?.scrollIntoView({ block: "center" });
  there?.focus({ preventScroll: true });
}
