/** Results for texts, as far as they are kept. A kept one costs memory, a missing one time, never a result. */
export interface Recent<Value> {
  get(text: string): Value | undefined;
  set(text: string, value: Value): void;
}

/**
 * Keeps what was asked for last, in two generations: what goes with the older one was not asked for lately. To take texts
 * out one by one would leave holes in a map that is grown anew for them.
 * @param most texts that are surely kept: the ones asked for last; at most twice as many are
 */
export function keepRecent<Value>(most: number): Recent<Value> {
  let recent = new Map<string, Value>();
  // Texts of one turn alone go with their generation; a passage that is asked for again moves on to the next.
  let older = new Map<string, Value>();
  const set = (text: string, value: Value): void => {
    if (recent.size >= most) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, value);
  };
  return {
    get(text) {
      const known = recent.get(text);
      if (known !== undefined) return known;
      const found = older.get(text);
      if (found !== undefined) set(text, found);
      return found;
    },
    set,
  };
}
