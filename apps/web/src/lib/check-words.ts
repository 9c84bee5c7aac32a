/** The score of a finished unaided check in a list. */
interface Score {
  readonly steps_found: number;
  readonly steps_total: number;
  readonly passed: boolean;
}

/** How an unaided check went: "2 of 3 steps". Where a supervisor overturned the result, what it counts as. */
export function describeScore(score: Score): string {
  const steps = `${score.steps_found} of ${score.steps_total} steps`;
  return [steps, ...nameOverturned(score)].join(", ");
}

/** The result for which a check counts, where its steps say another; nothing where they say the same. */
export function nameOverturned({
  steps_found: found,
  steps_total: total,
  passed,
}: Score): string[] {
  return passed === (found === total) ? [] : [`counts as ${passed ? "passed" : "not passed"}`];
}
