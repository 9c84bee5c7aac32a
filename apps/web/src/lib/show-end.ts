/** Faces of type that come late may take lines from what stands above: a talk may have gone up by so much, in CSS pixels. */
const MOST_LOST = 60;

/**
 * Scrolls down to the end of a talk, but not past the beginning of the reply that stands there; and up to that
 * beginning, where it has only just gone out of sight and the reader has not moved.
 */
export function showEnd(end: HTMLElement | null, hasReaderMoved = true): void {
  if (end === null) return;
  const toEnd = end.getBoundingClientRect().bottom - innerHeight;
  const room = roomAboveReply(end.parentElement);
  const isLost = !hasReaderMoved && room <= -1 && room >= -MOST_LOST;
  const by = isLost ? room : Math.min(toEnd, room);
  if (by >= 1 || isLost) scrollBy({ top: by, behavior: "instant" });
}

/**
 * How far the last message can go up with its beginning in view, or that of what it gives to choose from: none of that
 * is to be missed. As far as one likes if the message is the learner's own.
 */
function roomAboveReply(talk: HTMLElement | null): number {
  const last = [...(talk?.querySelectorAll<HTMLElement>("[data-sender], [data-choices]") ?? [])].at(
    -1,
  );
  if (last === undefined || last.dataset["sender"] === "user") return Number.POSITIVE_INFINITY;
  const margin = Number.parseFloat(getComputedStyle(last).scrollMarginTop) || 0;
  return last.getBoundingClientRect().top - margin;
}
