/**
 * Waits for work, and no longer once the signal is raised; what is under way then ends unheard.
 * @throws the signal's reason
 */
export async function untilAborted<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = (): void => aborted.reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([work(), aborted.promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
