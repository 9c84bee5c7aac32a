import type { ModuleNumber } from "./modules.ts";
import type { OwnTextPart } from "./own-text.ts";

/** Labels of the form about a text of a supervisor's own: what is said of a field calls it so, too. */
const PARTS: Readonly<Record<Exclude<OwnTextPart, "find">, string>> = {
  conclusion: "Conclusion",
  reason: "Reason",
  term: "Ambiguous word",
  first_value: "Value that comes first",
  second_value: "Value that has to stand back",
  flaw: "What goes wrong",
};

const FINDS: Readonly<Partial<Record<ModuleNumber, string>>> = {
  2: "Missing information",
  3: "Assumption",
  6: "Other conclusion",
};

/** The label of a part in a module. */
export function labelOfPart(part: OwnTextPart, module: ModuleNumber): string {
  return part === "find" ? (FINDS[module] ?? PARTS.reason) : PARTS[part];
}

/** Labels of the lines of an ambiguous word, in their order. */
export const TERM_LINES = [
  "One meaning",
  "The other meaning",
  "Why it matters which is meant",
] as const;

/** Labels of a common mistake. */
export const MISTAKE_LABELS = {
  text: "What they write",
  answer: "What the tutor says to it",
} as const;
