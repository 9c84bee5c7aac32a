import type { ModuleNumber } from "@elenchus/domain/modules";
import type { ReactNode } from "react";

interface FinishedRowProps {
  issue: string;
  module: ModuleNumber;
  endedAt: string;
  onOpen: () => void;
  /** How it ended. */
  children: ReactNode;
}

const DAY = { day: "numeric", month: "short" } as const;
// Made when they are first needed: that takes a phone longer than to draw a screen.
let dayOfYear: Intl.DateTimeFormat | undefined;
let dayOfAnyYear: Intl.DateTimeFormat | undefined;

/** A day, with its year where that is not this one. */
function nameDay(day: Date): string {
  if (day.getFullYear() === new Date().getFullYear()) {
    dayOfYear ??= new Intl.DateTimeFormat("en", DAY);
    return dayOfYear.format(day);
  }
  dayOfAnyYear ??= new Intl.DateTimeFormat("en", { ...DAY, year: "numeric" });
  return dayOfAnyYear.format(day);
}

/** One finished thing in a list; opens what became of it. */
export function FinishedRow({ issue, module, endedAt, onOpen, children }: FinishedRowProps) {
  return (
    <button
      type="button"
      className="w-full cursor-pointer rounded-lg px-2 py-3 text-left hover:bg-accent-soft"
      onClick={onOpen}
    >
      <span className="block font-serif leading-snug">{issue}</span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-ink-soft">
        Module {module}
        <span aria-hidden="true">·</span>
        <time dateTime={endedAt}>{nameDay(new Date(endedAt))}</time>
        <span aria-hidden="true">·</span>
        {children}
      </span>
    </button>
  );
}
