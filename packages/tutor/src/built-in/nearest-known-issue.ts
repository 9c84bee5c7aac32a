import { familiesFor, findIssue } from "@elenchus/curriculum/issues/library";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
import { rankFamilies } from "./interests/rank-families.ts";
import { nearnessTo } from "../text/nearness.ts";
import type { Reader } from "../reader/reader.ts";

/**
 * An issue that the composer knows for one that it may not know: the very question where it knows it, else the one of
 * the learner's interest, or of what the question speaks of, or of the family nearest to it, that comes nearest to it.
 */
export async function findNearestKnownIssue(
  reader: Reader,
  { issue, interest }: Pick<ArgumentRequest, "issue" | "interest">,
): Promise<string> {
  if (findIssue(issue) !== null) return issue;
  const named = [familiesFor(interest), familiesFor(issue)].find(({ length }) => length > 0);
  const families = named ?? [(await rankFamilies(reader, issue))[0]?.family];
  const questions = families.flatMap((family) =>
    (family?.issues ?? []).map(({ question }) => question),
  );
  const nearness = await nearnessTo(reader, issue, questions);
  return questions[nearness.indexOf(Math.max(...nearness))] ?? issue;
}
