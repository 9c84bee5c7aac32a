import { hasReachedAge, monthOfAge, type MonthOfYear } from "@elenchus/domain/age";

/** The month in which a moment lies. */
export function monthOf(moment: Date): MonthOfYear {
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1 };
}

/** A month as it is stored: "2014-03". */
export function writeMonth({ year, month }: MonthOfYear): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

function readMonth(stored: string): MonthOfYear {
  const [year = Number.NaN, month = Number.NaN] = stored.split("-").map(Number);
  return { year, month };
}

/**
 * From when on somebody is old enough who answered that they are not yet; null for whoever has not, or is by now.
 * @param bornIn as it is stored
 */
export function findTooYoungUntil(
  bornIn: string | null,
  { now, minAge }: { readonly now: () => Date; readonly minAge: number },
): Date | null {
  if (bornIn === null) return null;
  const born = readMonth(bornIn);
  if (hasReachedAge(born, monthOf(now()), minAge)) return null;
  const first = monthOfAge(born, minAge);
  return new Date(Date.UTC(first.year, first.month - 1));
}
