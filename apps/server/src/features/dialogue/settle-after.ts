/** Stores the tokens that work took when it has come to its end, however that was: before the dialogue is let go. */
export async function settleAfter<Result>(
  settle: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } finally {
    await settle();
  }
}
