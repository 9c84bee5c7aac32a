import type { ReactNode } from "react";
import { HelpIcon } from "./icons.tsx";
import { Markdown } from "./markdown.tsx";

interface SupportNoteProps {
  /** Markdown. */
  text: string;
  /** The fate of what was written. */
  children?: ReactNode;
}

/** Words of help for somebody who may need it, calm and at once. */
export function SupportNote({ text, children }: SupportNoteProps) {
  return (
    <div
      role="alert"
      className="flex max-w-[65ch] gap-4 rounded-xl border-2 border-accent bg-surface p-5"
    >
      <HelpIcon className="size-7 text-accent" />
      <div className="min-w-0">
        <Markdown text={text} />
        {children !== undefined && <p className="mt-3 text-sm text-ink-soft">{children}</p>}
      </div>
    </div>
  );
}
