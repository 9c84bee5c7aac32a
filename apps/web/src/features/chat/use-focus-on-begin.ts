import { useEffect, useState, type RefObject } from "react";

/**
 * Who begins a dialogue can type at once.
 * @param wanted whether there is room: a phone's keyboard would hide what is to be read
 */
export function useFocusOnBegin(box: RefObject<HTMLTextAreaElement | null>, wanted: boolean): void {
  const [isWanted] = useState(wanted);
  useEffect(() => {
    if (isWanted) box.current?.focus({ preventScroll: true });
  }, [box, isWanted]);
}
