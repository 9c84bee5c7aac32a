/** The pattern of a frame, whoever wrote the argument: "m5-strawman" of "m5-strawman-2" and of "llm-m5-strawman". */
export function patternOf(frame: string): string {
  return frame.replace(/^llm-/u, "").replace(/-\d+$/u, "");
}

/**
 * The items in turn: those whose names never came first, then those that came longest ago; equals stay in order.
 * @param recent names, newest first
 */
export function longestAgoFirst<Item>(
  items: readonly Item[],
  recent: readonly string[],
  nameOf: (item: Item) => string,
): Item[] {
  const age = (item: Item): number => {
    const at = recent.indexOf(nameOf(item));
    return at === -1 ? recent.length : at;
  };
  return items.toSorted((one, other) => age(other) - age(one));
}
