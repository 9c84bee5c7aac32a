import { endsSentence, SENTENCE_END } from "@elenchus/domain/split-sentences";

/** Letters without an end, after which the text is cut at a word. */
const LONGEST = 320;
/** Letters among which an end is looked for: no sentence is as long, and a model's reply may come in one piece of any length. */
const REACH = 1000;

/** Where the first whole sentence of a text ends; −1 when none does yet. */
function findEnd(text: string): number {
  for (const match of text.slice(0, REACH).matchAll(SENTENCE_END)) {
    const [mark] = match;
    const end = match.index + mark.length;
    // Another mark, or more white space, may follow with the next piece.
    if (end === text.length) return -1;
    if (endsSentence(text.slice(0, end), mark, text.slice(end))) return end;
  }
  if (text.length <= LONGEST) return -1;
  const cut = text.lastIndexOf(" ", LONGEST);
  return cut > 0 ? cut + 1 : LONGEST;
}

/** Cuts a text that comes in pieces into sentences, each once it is known to be whole; put together, they are the text again. */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  for await (const piece of pieces) {
    held += piece;
    for (let end = findEnd(held); end > 0; end = findEnd(held)) {
      yield held.slice(0, end);
      held = held.slice(end);
    }
  }
  if (held !== "") yield held;
}
