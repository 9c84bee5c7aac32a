/** A month of a year, as it is asked for. */
export interface MonthOfYear {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/**
 * Whether somebody born in a month is certain to have reached an age: the month of their birthday must
 * be over, since the day is not asked.
 */
export function hasReachedAge(born: MonthOfYear, now: MonthOfYear, years: number): boolean {
  const monthsLived = (now.year - born.year) * 12 + (now.month - born.month);
  return monthsLived > years * 12;
}
