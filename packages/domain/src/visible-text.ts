/**
 * A sign that a reader sees: no space, control or joiner, no mark without a letter, and none of those that
 * fonts leave blank: fillers of Hangul, the empty Braille pattern, the musical null note, a missing object.
 * DI is Unicode's Default_Ignorable_Code_Point.
 */
const VISIBLE = /(?!\p{DI}|[\u2800\u{1D159}\uFFFC])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Characters that turn the direction of the text behind them: embeddings, overrides, isolates and marks. */
const BIDIRECTIONAL_CONTROLS = /\p{Bidi_C}/gu;

/** Whether a text holds anything that somebody can see. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}

/** A text that stands in the middle of other text, such as a name, and leaves that as it is. */
export function withoutBidirectionalControls(text: string): string {
  return text.replaceAll(BIDIRECTIONAL_CONTROLS, "");
}
