import type { Mark } from "./marks.ts";

/** Whether two messages mark the same, in the same order. */
export function isSameMarks(one: readonly Mark[], other: readonly Mark[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ sentence, role }, at) => {
      const beside = other[at];
      return beside?.sentence === sentence && beside.role === role;
    })
  );
}
