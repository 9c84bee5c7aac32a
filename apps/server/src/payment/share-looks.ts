/**
 * Has callers at once share one look. Whoever comes while one is under way waits for the next, which they all share:
 * the one under way may have begun before what they want to know.
 */
export function shareLooks<Result>(
  look: (id: string) => Promise<Result>,
): (id: string) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  const next = new Map<string, Promise<Result>>();
  const start = (id: string): Promise<Result> => {
    const mine = look(id).finally(() => underWay.delete(id));
    underWay.set(id, mine);
    return mine;
  };
  return (id) => {
    const before = underWay.get(id);
    if (before === undefined) return start(id);
    const shared = next.get(id);
    if (shared !== undefined) return shared;
    const begin = (): Promise<Result> => {
      next.delete(id);
      // Somebody may have come between the two, and begun.
      return underWay.get(id) ?? start(id);
    };
    const mine = before.then(begin, begin);
    next.set(id, mine);
    return mine;
  };
}
