/**
 * Tidies this process's heap, so that it is not done while something is measured. Benches are started with what
 * makes it possible, and with so much room for what is new that nothing has to be tidied for a while
 * (`scripts/bench.mjs`): learners and models have machines of their own, and what theirs do is no server's time.
 * @throws when this process was started otherwise
 */
export function tidyHeap(): void {
  if (globalThis.gc === undefined) throw new Error("start it by: npm run bench");
  globalThis.gc();
}
