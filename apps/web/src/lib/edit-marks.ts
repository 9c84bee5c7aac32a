import type { Mark } from "@elenchus/domain/marks";

/** Puts a mark to others, in the passage's order: of those that go together, a sentence has one. */
export function putMark(marks: readonly Mark[], mark: Mark): Mark[] {
  return [...withoutMark(marks, mark.sentence), mark].toSorted(
    (one, other) => one.sentence - other.sentence,
  );
}

/** Takes a sentence's mark away. */
export function withoutMark(marks: readonly Mark[], sentence: number): Mark[] {
  return marks.filter((mark) => mark.sentence !== sentence);
}
