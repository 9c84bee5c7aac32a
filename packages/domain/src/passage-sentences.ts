/** Short forms whose full stop ends no sentence. */
const SHORT_FORM =
  /(?:^|[\s("'“‘])(?:e\.g|i\.e|etc|cf|vs|mr|mrs|ms|dr|prof|st|no|approx|[A-Z])\.$/iu;

/**
 * The sentences of a passage, in order and without the white space between them. Both sides count them alike:
 * a mark names a sentence by its index here.
 */
export function splitPassage(passage: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const piece of passage.trim().split(/(?<=[.!?…]["'”’)]*)\s+/u)) {
    open = open === "" ? piece : `${open} ${piece}`;
    if (SHORT_FORM.test(open)) continue;
    sentences.push(open);
    open = "";
  }
  return open === "" ? sentences : [...sentences, open];
}
