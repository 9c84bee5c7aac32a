import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import { showEnd } from "../lib/show-end.ts";

/** Nearer than this to its end, in CSS pixels, a reader is taken to follow the talk. */
const NEAR = 160;
/** Nearer than this, a reader is at the end. */
const AT_END = 4;
/** The same for one who goes up: the first picture of a smooth scroll moves the page by a few pixels only. */
const AT_END_GOING_UP = 1;
/** Less than this is no move: browsers round where they stand. */
const LEAST_MOVE = 1;

interface FollowedEnd {
  /** Whether more was said below while the reader was away from there. */
  readonly hasNews: boolean;
  /** Goes with the end from now on, wherever the reader is. */
  readonly follow: () => void;
  /** Goes down to what is new, and with the end from there on. */
  readonly catchUp: () => void;
}

/** How far below the window the end of the talk is, in CSS pixels. */
function distanceBelow(end: HTMLElement | null): number {
  return (end?.getBoundingClientRect().top ?? 0) - innerHeight;
}

/**
 * How far into the talk the window is, in CSS pixels. What grows above the talk, as a title that takes a second line,
 * has browsers scroll the page along with it: by the page's own measure, that would be a reader.
 */
function placeIn(end: HTMLElement | null): number {
  return -(end?.parentElement?.getBoundingClientRect().top ?? 0);
}

/** Whether a reader who has scrolled goes with the end. A page that grows would pull down whoever begins to scroll up. */
function isAtEnd(below: number, isUpwards: boolean, wasFollowing: boolean): boolean {
  if (isUpwards) return below < AT_END_GOING_UP;
  return below < AT_END || (below < NEAR && wasFollowing);
}

function isMoved(from: number, to: number): boolean {
  return Math.abs(to - from) >= LEAST_MOVE;
}

function goDown(end: HTMLElement | null): void {
  const before = scrollY;
  showEnd(end);
  // They have read on from the beginning of a long reply: what is new is its end.
  if (scrollY === before) end?.scrollIntoView({ block: "end", behavior: "instant" });
}

/** Whether more was said while the reader was away, until that is cleared. */
function useNews(said: number, isAway: () => boolean) {
  const [hasNews, setHasNews] = useState(false);
  const before = useRef(said);
  const compare = useEffectEvent((now: number) => {
    // Of a reply that broke off, nothing may be left.
    if (now < before.current) setHasNews(false);
    if (now > before.current && isAway()) setHasNews(true);
    before.current = now;
  });
  useEffect(() => compare(said), [said]);
  const clear = useCallback(() => setHasNews(false), []);
  return { hasNews, clear };
}

/**
 * Keeps the end of a growing talk in view while the reader is near it; a reader who has scrolled
 * away to read is left there, from the first move upwards on. A reply with more text than the window has
 * room for is shown from its beginning.
 * @param startAtEnd whether the talk is shown from its end at first
 * @param said how much the other side has said, in whatever unit: more of it is news
 */
export function useFollowEnd(
  end: RefObject<HTMLElement | null>,
  startAtEnd: boolean,
  said: number,
): FollowedEnd {
  const following = useRef(startAtEnd);
  const isFar = () => !following.current && distanceBelow(end.current) >= AT_END;
  const { hasNews, clear } = useNews(said, isFar);
  /** Where the talk was last shown from. */
  const shownAt = useRef(Number.NaN);

  useEffect(() => {
    let last = placeIn(end.current);
    const look = () => {
      const place = placeIn(end.current);
      // That was no reader. By the time it is told, there may be more of the talk than was shown.
      const isOurs = following.current && !isMoved(shownAt.current, place);
      const isUpwards = place < last && isMoved(last, place);
      last = place;
      if (isOurs) return;
      following.current = isAtEnd(distanceBelow(end.current), isUpwards, following.current);
      if (following.current) clear();
    };
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [end, clear]);

  useLayoutEffect(() => {
    const talk = end.current?.parentElement;
    if (!talk) return undefined;
    // Told of any growth, also by fonts that load late, when it has been laid out and before it is painted.
    const growth = new ResizeObserver(() => {
      if (!following.current) return;
      showEnd(end.current, isMoved(shownAt.current, placeIn(end.current)));
      shownAt.current = placeIn(end.current);
    });
    shownAt.current = placeIn(end.current);
    growth.observe(talk);
    return () => growth.disconnect();
  }, [end]);

  const follow = (): void => {
    following.current = true;
    clear();
  };
  return {
    hasNews,
    follow,
    catchUp: () => {
      follow();
      goDown(end.current);
      shownAt.current = placeIn(end.current);
    },
  };
}
