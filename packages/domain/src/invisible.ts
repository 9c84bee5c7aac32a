/** Characters that nobody sees, or that turn the direction of what stands behind them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\p{Co}\p{Cs}\uFFF9-\uFFFB]/gu;
/**
 * The same, save joiners that make up signs and words of other scripts: a pilot, a word of Persian. Behind a Latin letter they
 * make up nothing, however many there are.
 */
const HIDING =
  /(?<=\p{Script=Latin}|^)(?:\p{Default_Ignorable_Code_Point}|[\p{Co}\p{Cs}\uFFF9-\uFFFB])+|(?!\u200C|\u200D|\uFE0F)(?:\p{Default_Ignorable_Code_Point}|[\p{Co}\p{Cs}\uFFF9-\uFFFB])/gu;

/** A text without anything that a reader does not see, for programs that compare or judge it. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, "");
}

/** A text in which nothing hides, for people: signs and words that need their joiners keep them. */
export function withoutHidden(text: string): string {
  return text.replaceAll(HIDING, "");
}
