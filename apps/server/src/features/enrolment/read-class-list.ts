import type { ClassListColumn } from "@elenchus/contract/admin-class-list";
import { MAX_CLASS_LIST } from "@elenchus/domain/class-lists";
import {
  isLikeName,
  isLongName,
  MAX_NAME_LETTERS,
  tidyName,
  type NamePart,
} from "@elenchus/domain/person-name";
import { AppError } from "../../errors/app-error.ts";
import { isEmailAddress, normaliseEmail } from "../../identity/email-address.ts";
import { guessColumns } from "./guess-columns.ts";
import { parseClassList, type ListLine } from "./parse-class-list.ts";

/** Somebody in a list. */
export interface ListedLearner {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Normalised; empty for who has none. */
  readonly email: string;
  /** Why the line cannot be used, in words. */
  readonly problem: string | null;
  /** A remark on it that is worth knowing. */
  readonly note: string | null;
}

/** A list that was read. */
export interface ClassList {
  readonly columns: ClassListColumn[];
  readonly hasHeadings: boolean;
  readonly firstLine: string[];
  readonly learners: ListedLearner[];
}

/** The choices made for a list; what is left out is guessed. */
export interface ListChoice {
  readonly list: string;
  readonly columns?: ClassListColumn[] | undefined;
  readonly has_headings?: "yes" | "no" | undefined;
}

/** A cell that a spreadsheet would calculate. */
const FORMULA = /^[=+\-@\t]/u;

/** Signs of letters like "ü" in UTF-8 that was read as Windows-1252, and of letters that could not be read at all. */
const BROKEN = /\uFFFD|Ã[\u00A0-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

const count = (many: number): string => many.toLocaleString("en");

function problemOfName(name: string, part: NamePart): string | null {
  if (BROKEN.test(name))
    return `Letters of the ${part} name are broken: the list was saved or read in another encoding. Save it as “CSV UTF-8”, or copy its cells and paste them here.`;
  if (name === "") return `The ${part} name is missing.`;
  if (!isLikeName(name))
    return `The ${part} name can have letters, spaces, dots, hyphens and apostrophes.`;
  if (isLongName(name, part))
    return `The ${part} name can have at most ${MAX_NAME_LETTERS[part]} letters.`;
  return null;
}

function problemOfAddress(email: string, hasUserNames: boolean): string | null {
  if (email === "") return hasUserNames ? null : "The address is missing.";
  return isEmailAddress(email) ? null : "This is no email address.";
}

function readLine(
  { line, cells }: ListLine,
  columns: readonly ClassListColumn[],
  hasUserNames: boolean,
): ListedLearner {
  const cell = (column: ClassListColumn) => cells[columns.indexOf(column)] ?? "";
  const [firstName, lastName] = [tidyName(cell("first_name")), tidyName(cell("last_name"))];
  const email = normaliseEmail(cell("email"));
  const problem =
    problemOfName(firstName, "first") ??
    problemOfName(lastName, "last") ??
    problemOfAddress(email, hasUserNames);
  const isFormula = [cell("first_name"), cell("last_name"), cell("email")].some((text) =>
    FORMULA.test(text),
  );
  const note = isFormula ? "A cell begins like a formula. It is taken as text." : null;
  return { line, firstName, lastName, email, problem, note };
}

/** The key that two lines must not share: the address, or else the name. */
function keyOf({ email, firstName, lastName }: ListedLearner): string {
  return email === "" ? `${firstName} ${lastName}`.toLowerCase() : email;
}

function markRepeats(learners: readonly ListedLearner[]): ListedLearner[] {
  const first = new Map<string, number>();
  return learners.map((learner) => {
    if (learner.problem !== null) return learner;
    const key = keyOf(learner);
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, learner.line);
      return learner;
    }
    const same =
      learner.email === ""
        ? `Line ${before} has the same name, and no address tells them apart.`
        : `Line ${before} has the same address.`;
    return { ...learner, problem: same };
  });
}

/**
 * Reads a class list: who stands in it, and what is wrong with a line by itself.
 * @throws AppError 400 where it has too many lines, or none
 */
export function readClassList(choice: ListChoice, hasUserNames: boolean): ClassList {
  const all = parseClassList(choice.list);
  const guess = guessColumns(all);
  const { columns = guess.columns, has_headings: said } = choice;
  const hasHeadings = said === undefined ? guess.hasHeadings : said === "yes";
  const lines = hasHeadings ? all.slice(1) : all;
  if (lines.length === 0) {
    const text = "There is nobody in this list. Each learner needs a line of their own.";
    throw new AppError(400, "list_empty", text);
  }
  if (lines.length > MAX_CLASS_LIST) {
    const text = `This list has ${count(lines.length)} lines. At most ${count(MAX_CLASS_LIST)} learners can be added at once: split it, and add one part after the other.`;
    throw new AppError(400, "list_too_long", text);
  }
  const learners = markRepeats(lines.map((line) => readLine(line, columns, hasUserNames)));
  return { columns, hasHeadings, firstLine: [...(all[0]?.cells ?? [])], learners };
}
