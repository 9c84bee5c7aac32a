import type { Topic } from "../../store/learning/transfer-check-store.ts";

/** Told of an interest; answers issues about it, those it is told of not first. */
export type Suggest = (interest: string, previous: readonly string[]) => Promise<readonly string[]>;

/** Of this many interests at most, issues are asked for. */
const MOST_INTERESTS = 4;

/**
 * Chooses an issue that the learner has not worked on, about one of the interests: the first that has
 * one. Where all were worked on, it is the one of the last list that lies furthest back.
 * @param interests in the order in which to ask; at least one
 * @param topics what the learner has worked on, newest first
 * @throws when there is no issue at all
 */
export async function chooseIssue(
  interests: readonly string[],
  topics: readonly Topic[],
  suggest: Suggest,
): Promise<Topic> {
  const known = topics.map(({ issue }) => issue);
  let oldest: Topic | null = null;
  for (const interest of interests.slice(0, MOST_INTERESTS)) {
    const issues = await suggest(interest, known);
    const fresh = issues.find((issue) => !known.includes(issue));
    if (fresh !== undefined) return { issue: fresh, interest };
    const [last] = issues.toSorted((one, other) => known.indexOf(other) - known.indexOf(one));
    if (last !== undefined) oldest = { issue: last, interest };
  }
  if (oldest === null) throw new Error("no issue was suggested");
  return oldest;
}
