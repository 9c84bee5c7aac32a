import type { ReactNode } from "react";
import "../styles/passage.css";

/** An argument's text, and what is to be thought of it. */
export function PassageBody({ children }: { children: ReactNode }) {
  return (
    <div className="passage-body">
      <div className="passage-text mt-4">{children}</div>
      <p className="mt-5 border-t border-line pt-3 text-sm text-ink-soft">
        Written by an AI, with flaws on purpose. Do not rely on it as fact.
      </p>
    </div>
  );
}
