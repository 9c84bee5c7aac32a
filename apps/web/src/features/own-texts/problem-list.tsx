import { anchorOf } from "./place-problems.tsx";
import { countProblems, nameKind, type ShownProblem } from "./shown-problems.ts";

/** Everything that a check found, each with a way to its place: what is wrong before what is still to do. */
export function ProblemList({ problems }: { problems: readonly ShownProblem[] }) {
  if (problems.length === 0) return null;
  const inOrder = [
    ...problems.filter(({ level, isToDo }) => level === "error" && !isToDo),
    ...problems.filter(({ isToDo }) => isToDo),
    ...problems.filter(({ level }) => level === "warning"),
  ];
  return (
    <div role="alert" className="card mt-4 p-5">
      <p className="font-semibold">{countProblems(problems)}</p>
      <ul className="mt-2 space-y-2">
        {inOrder.map((problem) => (
          <li key={`${problem.place} ${problem.text}`} className="wrap-anywhere">
            {nameKind(problem)}
            {problem.text}{" "}
            <button type="button" className="text-button" onClick={() => leadTo(problem.place)}>
              Go there
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To what is said at the place itself, with the field above it in sight. */
function leadTo(place: string): void {
  const there = document.getElementById(anchorOf(place));
  there?.scrollIntoView({ block: "center" });
  there?.focus({ preventScroll: true });
}
