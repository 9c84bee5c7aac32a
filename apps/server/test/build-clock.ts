/** The time, which tests may put forward: never back, for the database has a clock of its own. */
export interface TestClock {
  readonly now: () => Date;
  advance(time: { minutes?: number; hours?: number; days?: number }): void;
}

/** Builds a {@link TestClock} that starts at the real time. */
export function buildClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance({ minutes = 0, hours = 0, days = 0 }) {
      ahead += ((days * 24 + hours) * 60 + minutes) * 60_000;
    },
  };
}
