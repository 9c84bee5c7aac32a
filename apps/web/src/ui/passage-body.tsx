import type { ReactNode } from "react";
import "../styles/passage.css";

interface PassageBodyProps {
  /** Where a text comes from that a supervisor chose; nothing where an AI wrote it. */
  source?: string | null;
  children: ReactNode;
}

/** Below each text that nobody has chosen. */
export const AI_WROTE_IT = "Written by an AI, with flaws on purpose. Do not rely on it as fact.";

/** An argument's text, and what is to be thought of it. */
export function PassageBody({ source, children }: PassageBodyProps) {
  return (
    <div className="passage-body">
      <div className="passage-text mt-4">{children}</div>
      <p className="mt-5 border-t border-line pt-3 text-sm text-ink-soft">
        {source ?? AI_WROTE_IT}
      </p>
    </div>
  );
}
