import {
  ASKED_PARTS,
  type AskedPart,
  LEAST_WAYS,
  OWN_TEXT_MOST,
  type OwnTextForm,
  type OwnTextPart,
  type OwnTextPoint,
} from "./own-text.ts";
import { splitSentences } from "./split-sentences.ts";

/** The draft of a key: points, and the kind of flaw where the module asks for one. */
export interface DraftedKey {
  readonly flaw: string;
  readonly points: readonly OwnTextPoint[];
}

/** A form into which a draft was put, and how many of its points and choices that filled in. */
export interface FilledForm {
  readonly form: OwnTextForm;
  readonly filled: number;
}

/** Parts of which each stands in a sentence of its own. */
const MARKED: ReadonlySet<OwnTextPart> = new Set(["conclusion", "reason", "flaw", "second_value"]);

/** Puts a draft where nothing is yet: what somebody typed, chose or marked stays as it is. */
export function fillForm(form: OwnTextForm, drafted: DraftedKey): FilledForm {
  const asked = ASKED_PARTS[form.module];
  const parts = asked.map((one) => fillPart(form, fittingPoints(form, drafted, one.part), one));
  const flaw = form.flaw === "" ? drafted.flaw : form.flaw;
  const before = new Set(form.points);
  const points = parts.flat();
  const filled = points.filter((one) => !before.has(one)).length + Number(flaw !== form.flaw);
  return { form: filled === 0 ? form : { ...form, flaw, points }, filled };
}

/** Drafted points of a part that go with what is there now: the text, and the marks in it. */
function fittingPoints(
  { passage, points, flaw }: OwnTextForm,
  drafted: DraftedKey,
  part: OwnTextPart,
): OwnTextPoint[] {
  const sentences = splitSentences(passage);
  const isFree = (sentence: string): boolean =>
    sentences.includes(sentence) &&
    !points.some((one) => one.part !== part && MARKED.has(one.part) && one.sentence === sentence);
  const isOtherFlaw = part === "flaw" && flaw !== "" && flaw !== drafted.flaw;
  const own = drafted.points.filter((one) => one.part === part && !isOtherFlaw);
  return own.flatMap((one) => {
    if (one.sentence === "" || (MARKED.has(part) ? isFree : isThere(sentences))(one.sentence))
      return [one];
    // A value is one wherever it is passed over.
    return part === "second_value" ? [{ ...one, sentence: "" }] : [];
  });
}

function isThere(sentences: readonly string[]): (sentence: string) => boolean {
  return (sentence) => sentences.includes(sentence);
}

function fillPart(
  { points }: OwnTextForm,
  drafted: readonly OwnTextPoint[],
  { part, least, most }: AskedPart,
): OwnTextPoint[] {
  const own = points.filter((one) => one.part === part);
  const open = [...drafted];
  const take = (fits: (one: OwnTextPoint) => boolean): OwnTextPoint | undefined => {
    const at = open.findIndex(fits);
    return at === -1 ? undefined : open.splice(at, 1)[0];
  };
  const matches = own.map((point) =>
    isEmpty(point) ? undefined : take((one) => mayFill(point, one, most === 1)),
  );
  const filled = own.map((point, at) => {
    const one = matches[at] ?? (isEmpty(point) ? take(() => true) : undefined);
    return one === undefined ? point : fillPoint(point, one);
  });
  const hasEnough = own.filter((one) => !isEmpty(one)).length >= least;
  return hasEnough ? filled : [...filled, ...open.slice(0, Math.max(0, most - own.length))];
}

function isEmpty({ sentence, name, ways, hint }: OwnTextPoint): boolean {
  return [sentence, name, hint, ...ways].every((text) => text === "");
}

const isSame = (one: string, other: string): boolean =>
  one !== "" && one.toLowerCase() === other.toLowerCase();
const isSameOrOpen = (one: string, other: string): boolean =>
  one === "" || other === "" || isSame(one, other);

/** True where a point that somebody began means what a drafted one means. */
function mayFill(own: OwnTextPoint, drafted: OwnTextPoint, isOnly: boolean): boolean {
  if (isOnly)
    return isSameOrOpen(own.name, drafted.name) && isSameOrOpen(own.sentence, drafted.sentence);
  if (own.part === "term") return isSame(own.name, drafted.name);
  const isUnsaid = own.name === "" && own.hint === "" && own.ways.every((way) => way === "");
  return isSame(own.sentence, drafted.sentence) && (own.part === "reason" || isUnsaid);
}

function orDrafted(own: string | undefined, drafted: string): string {
  return own === undefined || own === "" ? drafted : own;
}

function fillPoint(own: OwnTextPoint, drafted: OwnTextPoint): OwnTextPoint {
  const filled = {
    ...own,
    sentence: orDrafted(own.sentence, drafted.sentence),
    name: orDrafted(own.name, drafted.name),
    ways: fillWays(own, drafted),
    hint: orDrafted(own.hint, drafted.hint),
  };
  return JSON.stringify(filled) === JSON.stringify(own) ? own : filled;
}

function fillWays(own: OwnTextPoint, drafted: OwnTextPoint): readonly string[] {
  // Lines of a word have their places.
  if (own.part === "term") return drafted.ways.map((way, line) => orDrafted(own.ways[line], way));
  const typed = own.ways.filter((way) => way !== "");
  const isKnown = isSame(own.sentence, drafted.sentence) || isSame(own.name, drafted.name);
  if (typed.length >= LEAST_WAYS || (typed.length > 0 && !isKnown)) return own.ways;
  const further = drafted.ways.filter((way) => !typed.some((one) => isSame(one, way)));
  return [...typed, ...further].slice(0, OWN_TEXT_MOST.ways);
}
