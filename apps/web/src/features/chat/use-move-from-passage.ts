import { useLayoutEffect, useRef, type RefObject } from "react";
import { isKnown, type ShownNode } from "../../lib/argument-map/shown-node.ts";

const TAKES_MS = 450;

/**
 * A part that is earned moves from its sentence into its box, where both are on the screen and nobody has asked for
 * less motion.
 * @param area the map, in the panel of its passage
 */
export function useMoveFromPassage(
  area: RefObject<HTMLElement | null>,
  nodes: readonly ShownNode[],
  sentences: readonly string[],
): void {
  const before = useRef<ReadonlySet<string | null> | null>(null);
  useLayoutEffect(() => {
    const seen = before.current;
    before.current = new Set(nodes.filter(isKnown).map(({ text }) => text));
    if (seen === null || !matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
    const places = area.current?.closest(".argument-panel")?.querySelectorAll(".sentence");
    for (const [index, node] of nodes.entries()) {
      const { quote, text } = node;
      if (quote === null || !isKnown(node) || seen.has(text)) continue;
      const from = places?.[sentences.findIndex((one) => one.includes(quote))];
      const to = area.current?.querySelector(`[data-node="${index}"]`);
      if (from !== undefined && to) moveFrom(from, to);
    }
  }, [area, nodes, sentences]);
}

function moveFrom(place: Element, box: Element): void {
  const [from, to] = [place.getBoundingClientRect(), box.getBoundingClientRect()];
  // An element that is not drawn is nowhere.
  if (from.width === 0 || to.width === 0) return;
  const translate = `${from.left - to.left}px ${from.top - to.top}px`;
  const way = [
    { translate, opacity: 0.3 },
    { translate: "0px 0px", opacity: 1 },
  ];
  box.animate(way, { duration: TAKES_MS, easing: "ease" });
}
