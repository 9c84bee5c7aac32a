import type { ReactNode } from "react";
import { Markdown } from "./markdown.tsx";

interface SupportNoteProps {
  /** Markdown. */
  text: string;
  /** What became of what was written. */
  children?: ReactNode;
}

/** Words of help for somebody who may need it, calm and at once. */
export function SupportNote({ text, children }: SupportNoteProps) {
  return (
    <div role="alert" className="max-w-[65ch] rounded-xl border border-line bg-accent-soft p-5">
      <Markdown text={text} />
      {children !== undefined && <p className="mt-3 text-sm text-ink-soft">{children}</p>}
    </div>
  );
}
