import { nameKind, type ShownProblem } from "./shown-problems.ts";

interface PlaceProblemsProps {
  problems: readonly ShownProblem[];
  place: string;
}

/** Where a list of what is wrong leads. */
export function anchorOf(place: string): string {
  return `place-${place.replaceAll(".", "-")}`;
}

/** What the last check found at a place of the form. */
export function PlaceProblems({ problems, place }: PlaceProblemsProps) {
  const here = problems.filter((one) => one.place === place);
  return (
    <ul id={anchorOf(place)} tabIndex={-1} className="mt-2 space-y-2 outline-none empty:hidden">
      {here.map((problem) => (
        <li
          key={problem.text}
          className={problem.level === "error" && !problem.isToDo ? "problem" : "card px-4 py-3"}
        >
          <span className="font-semibold">{nameKind(problem)}</span>
          <span className="wrap-anywhere">{problem.text}</span>
        </li>
      ))}
    </ul>
  );
}
