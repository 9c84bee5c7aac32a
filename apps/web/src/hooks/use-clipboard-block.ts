import { useEffect, useEffectEvent, type RefObject } from "react";

/** How text gets in or out by the clipboard or by dragging. Dictation and input methods differ. */
const BLOCKED_INPUT: ReadonlySet<string> = new Set([
  "insertFromPaste",
  "insertFromPasteAsQuotation",
  "insertFromDrop",
  "insertFromYank",
  "deleteByCut",
  "deleteByDrag",
]);

/**
 * Keeps copy, cut, paste and drop out of one text box, whatever key, menu or gesture asks for them.
 * Key presses are left alone. Source: specification §2, screen 8.
 */
export function useClipboardBlock(
  box: RefObject<HTMLTextAreaElement | null>,
  active: boolean,
  onBlocked: () => void,
): void {
  const tell = useEffectEvent(onBlocked);

  useEffect(() => {
    const element = box.current;
    if (!active || element === null) return;
    const block = (event: Event) => {
      event.preventDefault();
      tell();
    };
    const blockInput = (event: InputEvent) => {
      if (BLOCKED_INPUT.has(event.inputType)) block(event);
    };
    element.addEventListener("beforeinput", blockInput);
    // Copying changes nothing, and so has no `beforeinput`; some browsers have none for a cut or a drop.
    for (const name of ["copy", "cut", "drop"]) element.addEventListener(name, block);
    return () => {
      element.removeEventListener("beforeinput", blockInput);
      for (const name of ["copy", "cut", "drop"]) element.removeEventListener(name, block);
    };
  }, [active, box]);
}
