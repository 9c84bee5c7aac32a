import type { ReactNode } from "react";

/** A calm word: what has happened, or why one is here. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="rounded-lg bg-accent-soft px-4 py-3">
      {children}
    </div>
  );
}
