/** Where the primary stood, and when it was asked. */
interface Look {
  readonly at: number;
  readonly position: number;
}

/** So many are kept while a replica does not move. */
const MOST_LOOKS = 600;

/**
 * Tells how far behind a replica is, from where the primary stood at each look: by one clock alone, also where nothing
 * is written, and where the replica has lost the primary and does not know it.
 */
export class LagMeter {
  readonly #looks: Look[] = [];

  /**
   * Notes where the primary stands.
   * @param at milliseconds of a clock that never goes back
   * @param position in bytes of its log
   */
  note(at: number, position: number): void {
    this.#looks.push({ at, position });
    // The first one says since when the replica stands still.
    if (this.#looks.length > MOST_LOOKS) this.#looks.splice(1, 1);
  }

  /**
   * Milliseconds since the primary was where the replica is now; null as long as the replica has come to no place
   * at which the primary was seen.
   */
  measure(now: number, replayed: number): number | null {
    const reached = this.#looks.findLastIndex(({ position }) => position <= replayed);
    if (reached < 0) return null;
    this.#looks.splice(0, reached);
    return this.#looks.length === 1 ? 0 : now - (this.#looks[0]?.at ?? now);
  }

  /** Milliseconds since the oldest look that counts. */
  watchedFor(now: number): number {
    return now - (this.#looks[0]?.at ?? now);
  }
}
