import type { ReactNode } from "react";
import { PassageBody } from "./passage-body.tsx";
import "../styles/passage.css";

interface PassageCardProps {
  text: string;
  /** The issue, as a heading of whatever level; its id is `issue`. */
  children: ReactNode;
}

/** The hero of the screen: what all the questions are about. */
export function PassageCard({ text, children }: PassageCardProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section aria-labelledby="issue" tabIndex={0} className="passage-card">
      <p className="eyebrow">The argument</p>
      {children}
      <PassageBody text={text} />
    </section>
  );
}
