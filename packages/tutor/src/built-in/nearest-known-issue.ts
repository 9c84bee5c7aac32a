import type { Issue } from "@elenchus/curriculum/issue";
import { familiesFor, findIssue } from "@elenchus/curriculum/issues/library";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
import type { SentenceEncoder } from "../text/sentence-encoder.ts";
import { issuesOnTopic, nearnessTo } from "./suggest-issues.ts";

/**
 * An issue that the composer knows for one that it may not know: the very question where it knows it, else the one of
 * the learner's interest that comes nearest to it.
 */
export async function findNearestKnownIssue(
  encoder: SentenceEncoder,
  { issue, interest }: Pick<ArgumentRequest, "issue" | "interest">,
): Promise<string> {
  if (findIssue(issue) !== null) return issue;
  const ofInterest = issuesIn(interest);
  // Where the library has nothing about the interest, it may have something about what the question asks.
  const known =
    ofInterest.length > 0 ? ofInterest : [...issuesIn(issue), ...issuesOnTopic(interest)];
  const questions = known.map(({ question }) => question);
  const nearness = await nearnessTo(encoder, issue, questions);
  return questions[nearness.indexOf(Math.max(...nearness))] ?? issue;
}

function issuesIn(text: string): Issue[] {
  return familiesFor(text).flatMap((family) => family.issues);
}
