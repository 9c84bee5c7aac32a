import { useRef, useState, type MouseEvent } from "react";
import type { PanelView } from "./panel-switch.tsx";

/** To the sentence that the Tab key would lead to. */
function focusSentence(): void {
  document.querySelector<HTMLElement>(".passage-card .sentence-live[tabindex='0']")?.focus();
}

/**
 * Windows over the talk where the screen has no room beside it: the argument, alone or with the question that it is to
 * answer, or the concepts.
 */
export function useOverlays(hasPassageColumn: boolean) {
  const [open, setOpen] = useState<"passage" | "question" | "concepts" | null>(null);
  const [view, setView] = useState<PanelView>("passage");
  /** The element that gets the focus back. */
  const opener = useRef<HTMLElement>(null);
  return {
    open,
    isSheetOpen: open === "passage" || open === "question",
    view,
    setView,
    opener,
    close: () => setOpen(null),
    /** As `close`; what is named gets the focus, not what opened it. */
    closeTo: (element: HTMLElement | null) => {
      opener.current = element;
      setOpen(null);
    },
    openConcepts: () => setOpen("concepts"),
    peek: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      opener.current = currentTarget;
      setOpen("passage");
    },
    leadToMark: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (hasPassageColumn) return focusSentence();
      opener.current = currentTarget;
      setView("passage");
      setOpen("question");
    },
  };
}
