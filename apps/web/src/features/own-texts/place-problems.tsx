import type { OwnTextProblem } from "@elenchus/domain/own-text";

interface PlaceProblemsProps {
  problems: readonly OwnTextProblem[];
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
      {here.map(({ level, text }) => (
        <li key={text} className={level === "error" ? "problem" : "card px-4 py-3"}>
          <span className="font-semibold">{level === "error" ? "To mend: " : "Look again: "}</span>
          <span className="wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
