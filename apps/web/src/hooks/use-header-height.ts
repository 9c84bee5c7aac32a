import { useLayoutEffect } from "react";

/**
 * Tells the style sheets, as `--header`, how high the page's header is, below which others stick: crowded, it takes
 * two lines. Until then they take it for one line high.
 */
export function useHeaderHeight(): void {
  useLayoutEffect(() => {
    const header = document.querySelector(".chat-header");
    if (header === null) return undefined;
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() => {
      style.setProperty("--header", `${header.getBoundingClientRect().height}px`);
    });
    measure.observe(header);
    return () => {
      measure.disconnect();
      style.removeProperty("--header");
    };
  }, []);
}
