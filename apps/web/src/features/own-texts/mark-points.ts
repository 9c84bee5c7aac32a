import type { Mark, MarkRole } from "@elenchus/domain/marks";
import {
  ASKED_PARTS,
  emptyPoint,
  type OwnTextForm,
  type OwnTextPart,
  type OwnTextPoint,
} from "@elenchus/domain/own-text";
import { splitSentences } from "@elenchus/domain/split-sentences";
import type { ShownMark } from "../../lib/settle-marks.ts";

/** The part whose place is marked as where it goes wrong; null where a module asks for none. */
function flawPart({ module }: OwnTextForm): OwnTextPart | null {
  const parts = ASKED_PARTS[module].map(({ part }) => part);
  return parts.find((part) => part === "flaw" || part === "second_value") ?? null;
}

function roleOf(part: OwnTextPart): MarkRole | null {
  if (part === "conclusion" || part === "reason") return part;
  return part === "flaw" || part === "second_value" ? "flaw" : null;
}

function partOf(form: OwnTextForm, role: MarkRole): OwnTextPart | null {
  if (role === "neither") return null;
  return role === "flaw" ? flawPart(form) : role;
}

/** What sentences of the text can be marked as. */
export function rolesFor(form: OwnTextForm): readonly MarkRole[] {
  return flawPart(form) === null ? ["conclusion", "reason"] : ["conclusion", "reason", "flaw"];
}

/** The marks that a form has, by sentence. */
export function marksOf(form: OwnTextForm): ReadonlyMap<number, readonly ShownMark[]> {
  const sentences = splitSentences(form.passage);
  const marks = new Map<number, readonly ShownMark[]>();
  for (const { part, sentence } of form.points) {
    const role = roleOf(part);
    const at = sentences.indexOf(sentence);
    if (role === null || at < 0) continue;
    marks.set(at, [...(marks.get(at) ?? []), { sentence: at, role, standing: "given" }]);
  }
  return marks;
}

/** What a sentence says can be the first way of saying it. */
function place(point: OwnTextPoint, sentence: string): OwnTextPoint {
  const isClaim = point.part === "conclusion" || point.part === "reason";
  const [first = "", ...rest] = point.ways;
  const ways = isClaim && first === "" ? [sentence, ...rest] : point.ways;
  return { ...point, sentence, ways };
}

/** A form in which a sentence is marked, and as nothing else. */
export function putPointMark(form: OwnTextForm, { sentence: at, role }: Mark): OwnTextForm {
  const sentence = splitSentences(form.passage)[at] ?? "";
  const part = partOf(form, role);
  const cleared = withoutPointMark(form, at);
  if (part === null || sentence === "") return cleared;
  const { points } = cleared;
  const free = points.findIndex(
    (one) => one.part === part && (part !== "reason" || one.sentence === ""),
  );
  if (free >= 0)
    return {
      ...cleared,
      points: points.map((one, index) => (index === free ? place(one, sentence) : one)),
    };
  const behind = points.findLastIndex((one) => one.part === "conclusion" || one.part === part) + 1;
  const added = place(emptyPoint(part), sentence);
  return { ...cleared, points: [...points.slice(0, behind), added, ...points.slice(behind)] };
}

function isUntouched({ ways, hint }: OwnTextPoint, sentence: string): boolean {
  return hint === "" && ways.every((way) => way === "" || way === sentence);
}

/** A form in which a sentence is not marked. A reason of which nothing was written goes with its mark. */
export function withoutPointMark(form: OwnTextForm, at: number): OwnTextForm {
  const sentence = splitSentences(form.passage)[at] ?? "";
  const points = form.points.flatMap((point) => {
    if (roleOf(point.part) === null || point.sentence !== sentence) return [point];
    if (point.part === "reason" && isUntouched(point, sentence)) return [];
    const ways = point.ways.map((way) => (way === sentence ? "" : way));
    return [{ ...point, sentence: "", ways }];
  });
  return { ...form, points };
}
