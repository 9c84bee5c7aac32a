import { useEffect, type RefObject } from "react";

/** Elements that take letters themselves, or lie over the chat. */
const TAKES_KEYS =
  "input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]";

/** A letter that is typed where nothing takes letters goes into the box, as the browser does once it has the focus. */
export function useTypeAnywhere(box: RefObject<HTMLTextAreaElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const lead = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      // A space scrolls, or presses a button.
      if (key.length !== 1 || key === " " || defaultPrevented) return;
      if (ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(TAKES_KEYS) !== null) return;
      box.current?.focus();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, [active, box]);
}
