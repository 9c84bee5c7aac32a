import type { KeyboardEvent } from "react";
import type { ShownMark } from "../lib/settle-marks.ts";
import { FoundMark } from "./found-mark.tsx";

interface SentenceProps {
  text: string;
  marks: readonly ShownMark[];
  /** Whether it can no longer be marked. */
  isStill: boolean;
  isTabStop: boolean;
  /** Whether its menu is open. */
  isOpen: boolean;
  onFocus: () => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
  onOpen: (sentence: HTMLElement) => void;
}

/** Whether a click here ended a selection of text: that is no wish to mark. */
function isSelected(sentence: HTMLElement): boolean {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed) return false;
  return selection.getRangeAt(0).intersectsNode(sentence);
}

/** A sentence of the passage with what it is marked as; a button that breaks across lines, as none in HTML does. */
export function Sentence(props: SentenceProps) {
  const { text, marks, isStill, isTabStop, isOpen, onFocus, onKey, onOpen } = props;
  const line = marks.findLast(({ standing }) => standing !== "wrong" && standing !== "later");
  const content = (
    <>
      <span className={line === undefined ? undefined : `mark-line mark-line-${line.role}`}>
        {text}
      </span>
      {marks.map(({ role, standing }) => (
        <span key={role}>
          <span className="sr-only">, marked as</span> <FoundMark part={role} standing={standing} />
        </span>
      ))}
    </>
  );
  if (isStill) return <span className="sentence">{content} </span>;
  return (
    <>
      <span
        role="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className="sentence sentence-live"
        onFocus={onFocus}
        onKeyDown={onKey}
        onClick={({ currentTarget }) => {
          if (!isSelected(currentTarget)) onOpen(currentTarget);
        }}
      >
        {content}
      </span>{" "}
    </>
  );
}
