import type { OwnTextForm, OwnTextProblem } from "@elenchus/domain/own-text";

/** A problem as the form shows it: what nobody has begun yet is no fault. */
export interface ShownProblem extends OwnTextProblem {
  readonly isToDo: boolean;
}

/** What a check of this form found. */
export function showProblems(
  form: OwnTextForm,
  problems: readonly OwnTextProblem[],
): ShownProblem[] {
  return problems.map((one) => ({
    ...one,
    isToDo: one.level === "error" && isEmptyAt(form, one.place),
  }));
}

/** Whether nothing stands at a place, such as "source" or "points.2.ways". */
function isEmptyAt(form: OwnTextForm, place: string): boolean {
  const { points, mistakes, title, source, licence, passage, flaw } = form;
  const fields: Readonly<Record<string, string>> = { title, source, licence, passage, flaw };
  const [list = "", index, field] = place.split(".");
  if (index === undefined) {
    if (list === "marks") return points.every(({ sentence }) => sentence === "");
    return fields[list] === "";
  }
  const point = list === "points" ? points[Number(index)] : undefined;
  const mistake = list === "mistakes" ? mistakes[Number(index)] : undefined;
  if (field === "ways") return point?.ways.every((way) => way === "") ?? false;
  if (field === "name" || field === "sentence") return point?.[field] === "";
  return field === "text" && mistake?.text === "";
}

/** What stands before a problem's text. */
export function nameKind({ level, isToDo }: ShownProblem): string {
  if (level === "warning") return "Look again: ";
  return isToDo ? "Still to do: " : "To mend: ";
}

/** "2 things are to be mended, 1 is still to do." Empty where there is none. */
export function countProblems(problems: readonly ShownProblem[]): string {
  const toDo = problems.filter(({ isToDo }) => isToDo).length;
  const warnings = problems.filter(({ level }) => level === "warning").length;
  const counts = [
    [problems.length - toDo - warnings, "to be mended"],
    [toDo, "still to do"],
    [warnings, "to be looked at again"],
  ] as const;
  const said = counts
    .filter(([count]) => count > 0)
    .map(([count, what], index) => {
      const [thing, is] = count === 1 ? [" thing", "is"] : [" things", "are"];
      return `${count}${index === 0 ? thing : ""} ${is} ${what}`;
    });
  return said.length === 0 ? "" : `${said.join(", ")}.`;
}
