import { useLayoutEffect, useRef, type RefObject } from "react";

/** Takes the focus when it comes in place of what had it. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    element.current?.focus();
  }, []);
  return element;
}
