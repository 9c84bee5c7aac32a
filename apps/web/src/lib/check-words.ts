/** What is known of a finished unaided check in a list. */
interface Score {
  readonly steps_found: number;
  readonly steps_total: number;
  readonly passed: boolean;
}

/** How an unaided check went: "2 of 3 steps". Where a supervisor overturned the result, what it counts as. */
export function describeScore({ steps_found: found, steps_total: total, passed }: Score): string {
  const steps = `${found} of ${total} steps`;
  if (passed === (found === total)) return steps;
  return `${steps}, counts as ${passed ? "passed" : "not passed"}`;
}
