import type { CallReply } from "@elenchus/contract/calls";
import { REFUND_WINDOW_DAYS } from "@elenchus/domain/withdrawal";

interface PriceNoteProps {
  /** Undefined while it is asked for. */
  told: CallReply<"price"> | "unknown" | undefined;
  className?: string;
}

/** What access costs, said before anybody registers. Its place is kept while it is asked for. */
export function PriceNote({ told, className = "" }: PriceNoteProps) {
  return <p className={`min-h-[3.2em] ${className}`}>{told && describe(told)}</p>;
}

function describe(told: CallReply<"price"> | "unknown") {
  if (told === "unknown") return "The Terms of Service say what access costs.";
  if (told.price === null) return "Access to all seven modules is free of charge.";
  return (
    <>
      <strong>{told.price}, paid once,</strong> opens all seven modules. No subscription; you can
      change your mind for {REFUND_WINDOW_DAYS} days.
    </>
  );
}
