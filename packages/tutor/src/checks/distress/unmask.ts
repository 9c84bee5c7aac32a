/** Words that are written with letters hidden, by whom a filter has taught to. */
const HIDDEN: readonly string[] =
  "kill killing die dead death suicide suicidal unalive myself self harm cut cutting hang rape raped abused overdose kms".split(
    " ",
  );

/** Characters that stand for a letter besides itself. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  a: "4@",
  e: "3",
  i: "1!|",
  l: "1!|",
  o: "0",
  s: "5$",
  t: "7",
};
/** Stands for any letter within a word. */
const BLANK = "*#";

function letter(one: string, blank: string): string {
  return `[${one}${STANDS_FOR[one] ?? ""}${blank}]`;
}

/** A word whose inner letters may be hidden, or that stands letter by letter; the first letter is its own. */
function masked(word: string): string {
  const [first = "", ...rest] = word;
  const last = rest.length - 1;
  const letters = rest.map((one, at) => letter(one, at === last ? "" : BLANK));
  return `(${first}${letters.join("")}|${first}(?:[ ._*-]${[...rest].join(")(?:[ ._*-]")}))`;
}

const MASKED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${HIDDEN.map(masked).join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** A text with such words in plain letters; all others as they are. */
export function unmask(text: string): string {
  return text.replaceAll(MASKED, (found, ...groups: readonly unknown[]) => {
    const at = HIDDEN.findIndex((_, index) => groups[index] !== undefined);
    return HIDDEN[at] ?? found;
  });
}
