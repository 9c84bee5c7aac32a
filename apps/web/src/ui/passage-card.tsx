import type { ReactNode } from "react";
import "../styles/passage.css";

interface PassageCardProps {
  /** The issue, as a heading of whatever level; its id is `issue`. */
  heading: ReactNode;
  /** Whether the keyboard has to scroll it: nothing in it takes the focus. */
  isStill: boolean;
  children: ReactNode;
}

/** The hero of the screen: what all the questions are about. */
export function PassageCard({ heading, isStill, children }: PassageCardProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section aria-labelledby="issue" tabIndex={isStill ? 0 : undefined} className="passage-card">
      <p className="eyebrow">The argument</p>
      {heading}
      {children}
    </section>
  );
}
