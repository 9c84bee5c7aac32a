import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { showEnd } from "../lib/show-end.ts";

/** Nearer than this to its end, in CSS pixels, a reader is taken to follow the talk. */
const NEAR = 160;
/** Nearer than this, a reader is at the end. */
const AT_END = 4;

/**
 * Keeps the end of a growing talk in view while the reader is near it; a reader who has scrolled
 * away to read is left there, from the first move upwards on. A reply with more text than the window has
 * room for is shown from its beginning.
 */
export function useFollowEnd(
  end: RefObject<HTMLElement | null>,
  startAtEnd: boolean,
): { follow: () => void } {
  const following = useRef(startAtEnd);
  /** Where the talk was last shown from, in CSS pixels of the page. */
  const shownAt = useRef(Number.NaN);

  useEffect(() => {
    let last = scrollY;
    const look = () => {
      // That was no reader. By the time it is told, there may be more of the talk than was shown.
      if (following.current && scrollY === shownAt.current) {
        last = scrollY;
        return;
      }
      const below = (end.current?.getBoundingClientRect().top ?? 0) - innerHeight;
      const isUpwards = scrollY < last;
      last = scrollY;
      // A page that grows under the hands of somebody who scrolls up would pull them down again.
      following.current = below < AT_END || (below < NEAR && !isUpwards && following.current);
    };
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [end]);

  useLayoutEffect(() => {
    const talk = end.current?.parentElement;
    if (!talk) return undefined;
    // Told of any growth, also by fonts that load late, when it has been laid out and before it is painted.
    const growth = new ResizeObserver(() => {
      if (!following.current) return;
      showEnd(end.current);
      shownAt.current = scrollY;
    });
    shownAt.current = scrollY;
    growth.observe(talk);
    return () => growth.disconnect();
  }, [end]);

  return {
    follow: () => {
      following.current = true;
    },
  };
}
