import { useEffect, useRef, useState, type RefObject } from "react";

let viewsShown = 0;

/**
 * Names the page after its view and moves focus to the view's heading, so that a change of view is
 * heard as one. The very first view leaves focus where the browser put it.
 * @param fromTop whether the view begins at its top; a talk that is resumed begins at its end
 */
export function useViewHeading(
  title: string,
  fromTop = true,
): RefObject<HTMLHeadingElement | null> {
  const [isFromTop] = useState(fromTop);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · Elenchus`;
  }, [title]);

  useEffect(() => {
    viewsShown += 1;
    if (viewsShown > 1) heading.current?.focus({ preventScroll: true });
    if (isFromTop) scrollTo({ top: 0 });
  }, [isFromTop]);

  return heading;
}
