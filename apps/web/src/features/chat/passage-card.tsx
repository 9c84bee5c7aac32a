import type { RefObject } from "react";
import { PassageText } from "./passage.tsx";

interface PassageCardProps {
  heading: RefObject<HTMLHeadingElement | null>;
  issue: string;
  text: string;
}

/** The hero of the chat: what all the talk is about. */
export function PassageCard({ heading, issue, text }: PassageCardProps) {
  return (
    <section aria-labelledby="issue" className="passage-card">
      <p className="eyebrow">The argument</p>
      <h1 id="issue" ref={heading} tabIndex={-1} className="heading-2 mt-1 text-balance">
        {issue}
      </h1>
      <div className="passage-text mt-4">
        <PassageText text={text} />
      </div>
      <p className="mt-5 border-t border-line pt-3 text-sm text-ink-soft">
        Written by an AI, with flaws on purpose. Do not rely on it as fact.
      </p>
    </section>
  );
}
