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

function breakWord(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) return [word];
  graphemes ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== "" && widthOf(piece + segment) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...pieces, piece];
}
