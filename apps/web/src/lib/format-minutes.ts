import { formatDuration } from "./format-duration.ts";

/** Minutes in words, for supervisors; who spent none is not told to have spent a little. */
export function formatMinutes(minutes: number): string {
  return minutes === 0 ? "0 min" : formatDuration(minutes * 60);
}
