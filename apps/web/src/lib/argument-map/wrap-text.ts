/** How wide a text is when it stands on one line, in pixels. */
export type WidthOf = (text: string) => number;

/** Made when a word has to be broken, which is rare: making it takes a while. */
let graphemes: Intl.Segmenter | undefined;

/** Breaks a text into lines that fit; a word that is wider than a line is broken where it must be. */
export function wrapText(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = breakWord(word, width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return line === "" ? lines : [...lines, line];
}

/** What a reader takes for one letter; single code points in Firefox up to 124, which cannot tell. */
function splitLetters(word: string): readonly string[] {
  if (!("Segmenter" in Intl)) return Array.from(word);
  graphemes ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(graphemes.segment(word), ({ segment }) => segment);
}

function breakWord(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const segment of splitLetters(word)) {
    if (piece !== "" && widthOf(piece + segment) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...pieces, piece];
}
