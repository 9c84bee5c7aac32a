/** Scrolls down to the end of a talk, but not past the beginning of the reply that stands there. */
export function showEnd(end: HTMLElement | null): void {
  if (end === null) return;
  const toEnd = end.getBoundingClientRect().bottom - innerHeight;
  const by = Math.min(toEnd, roomAboveReply(end.parentElement));
  if (by >= 1) scrollBy({ top: by, behavior: "instant" });
}

/** How far the last message can go up with its beginning in view; as far as one likes if it is the learner's own. */
function roomAboveReply(talk: HTMLElement | null): number {
  const last = [...(talk?.querySelectorAll<HTMLElement>("[data-sender]") ?? [])].at(-1);
  if (last?.dataset["sender"] !== "system") return Number.POSITIVE_INFINITY;
  const margin = Number.parseFloat(getComputedStyle(last).scrollMarginTop) || 0;
  return last.getBoundingClientRect().top - margin;
}
