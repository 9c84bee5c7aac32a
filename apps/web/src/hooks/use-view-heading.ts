import { useEffect, useRef, type RefObject } from "react";

let viewsShown = 0;

/**
 * Names the page after its view and moves focus to the view's heading, so that a change of view is
 * heard as one. The very first view leaves focus where the browser put it.
 */
export function useViewHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · Elenchus`;
  }, [title]);

  useEffect(() => {
    viewsShown += 1;
    if (viewsShown > 1) heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);

  return heading;
}
