/** The first words of a text, where it has more; cut here, since a style that cuts hides it from nobody who listens. */
export function excerpt(text: string, words: number): string {
  const all = text.split(/\s+/u);
  return all.length <= words + 1 ? text : `${all.slice(0, words).join(" ")}…`;
}
