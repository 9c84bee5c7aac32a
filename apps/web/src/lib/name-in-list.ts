interface Named {
  readonly student_first_name: string;
  readonly student_last_name: string;
}

/** "Lovelace, Ada": in lists by last name, names stand as they are sorted. */
export function nameInList({ student_first_name: first, student_last_name: last }: Named): string {
  return [last, first].filter((part) => part !== "").join(", ");
}
