import type { IssueEvaluation } from "../evaluation.ts";
import type { Issue } from "../issue.ts";
import { evaluations } from "./evaluations.ts";

const byIssue = new Map(evaluations.map((one) => [one.issue, one]));

/**
 * What is known of an issue for evaluating it.
 * @throws when the library has none, which a test rules out
 */
export function evaluationOf({ id }: Issue): IssueEvaluation {
  const found = byIssue.get(id);
  if (found === undefined) throw new Error(`No evaluation of the issue ${id}`);
  return found;
}
