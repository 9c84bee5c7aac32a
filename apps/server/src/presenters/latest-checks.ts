import type { FinishedTransferCheck } from "../store/learning/transfer-check-store.ts";

/** The checks that count: of each learner's modules the one that was finished last. They come newest first. */
export function latestChecks(checks: readonly FinishedTransferCheck[]): FinishedTransferCheck[] {
  const seen = new Set<string>();
  return checks.filter(({ userId, module }) => {
    const key = `${userId} ${module}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
