/** A pause longer than this many seconds counts as this long: the learner was away. */
const LONGEST_PAUSE_SECONDS = 300;

/**
 * Seconds a learner spent on a dialogue: the gaps between its moments, each capped at five minutes,
 * so that a tab left open over night adds no night.
 * @param moments milliseconds since the epoch, ascending
 */
export function secondsSpent(moments: readonly number[]): number {
  let seconds = 0;
  for (let index = 1; index < moments.length; index += 1) {
    const gap = ((moments[index] ?? 0) - (moments[index - 1] ?? 0)) / 1000;
    seconds += Math.min(LONGEST_PAUSE_SECONDS, Math.max(0, gap));
  }
  return seconds;
}

/** Seconds as minutes, to a tenth. */
export function toMinutes(seconds: number): number {
  return Math.round(seconds / 6) / 10;
}

/** Seconds as mm:ss for the session timer; minutes go on past 59. Source: specification §2. */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (part: number): string => String(part).padStart(2, "0");
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
}
