import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";

/** Heights in CSS pixels of blocks that were drawn before, by their text. */
const HEIGHTS = new Map<string, number>();
/** From more blocks than these on, a text is long. */
const LONG = 8;

/** The blocks' elements; null where they are not one to one. */
function elementsOf(box: HTMLElement | null, blocks: readonly string[]): HTMLElement[] | null {
  const elements = [...(box?.children ?? [])].filter((child) => child instanceof HTMLElement);
  return elements.length === blocks.length ? elements : null;
}

function remember(box: HTMLElement | null, blocks: readonly string[]): void {
  // The last one is still growing.
  const finished = elementsOf(box, blocks)?.slice(0, -1) ?? [];
  for (const [index, element] of finished.entries()) {
    HEIGHTS.set(blocks[index] ?? "", element.getBoundingClientRect().height);
  }
}

function apply(box: HTMLElement | null, blocks: readonly string[]): void {
  for (const [index, element] of elementsOf(box, blocks)?.entries() ?? []) {
    const height = HEIGHTS.get(blocks[index] ?? "");
    if (height === undefined) continue;
    element.style.contentVisibility = "auto";
    element.style.containIntrinsicBlockSize = `auto ${height}px`;
  }
  HEIGHTS.clear();
  // The page is laid out here and now, and not in the same go in which it is painted.
  box?.getBoundingClientRect();
}

/**
 * Lets a long text that grew block by block take its place elsewhere at one go: there, blocks out of sight
 * have the heights they had, and are laid out when they come into sight. A phone needs a moment for all of them.
 */
export function useHeights(blocks: readonly string[]): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const count = blocks.length;
  const [countAtFirst] = useState(count);

  const place = useEffectEvent(() => {
    if (count > LONG) apply(box.current, blocks);
  });
  useLayoutEffect(() => place(), []);

  const note = useEffectEvent((grownTo: number) => {
    if (grownTo > Math.max(LONG, countAtFirst)) remember(box.current, blocks);
  });
  useEffect(() => note(count), [count]);

  return box;
}
