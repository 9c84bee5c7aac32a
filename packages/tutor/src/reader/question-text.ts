/** So many ways of asking are read. */
const WAYS = 3;

/** The first text of a pair that is read for whether a message asks a known question: ways in which that is typed. */
export function questionText(questions: readonly string[]): string {
  return `question: ${questions.slice(0, WAYS).join(" / ")}`;
}
