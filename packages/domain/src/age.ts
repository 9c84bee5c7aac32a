/** A month of a year, as it is asked for. */
export interface MonthOfYear {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** The first month in which somebody is certain to have reached an age. */
export function monthOfAge(born: MonthOfYear, years: number): MonthOfYear {
  const isDecember = born.month === 12;
  return {
    year: born.year + years + (isDecember ? 1 : 0),
    month: isDecember ? 1 : born.month + 1,
  };
}

/**
 * Whether somebody born in a month is certain to have reached an age: the month of their birthday must
 * be over, since the day is not asked.
 */
export function hasReachedAge(born: MonthOfYear, now: MonthOfYear, years: number): boolean {
  const monthsLived = (now.year - born.year) * 12 + (now.month - born.month);
  return monthsLived > years * 12;
}
