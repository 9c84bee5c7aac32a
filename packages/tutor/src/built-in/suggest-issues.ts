import type { Issue } from "@elenchus/curriculum/issue";
import { genericIssues } from "@elenchus/curriculum/issues/generic-issues";
import { familiesFor } from "@elenchus/curriculum/issues/library";
import { phraseTopic } from "@elenchus/curriculum/issues/phrase-topic";
import type { IssueRequest } from "../tutor.ts";
import { shuffleBySeed } from "./seeded-choice.ts";

const OFFERED = 6;
/** Where the library knows the interest, these come from it and the rest are about the very interest. */
const OFFERED_OF_FAMILY = 4;

/** Six issues about an interest, never the same set as the one offered last. */
export function suggestIssues({ interest, previous, seed }: IssueRequest): string[] {
  const known = familiesFor(interest).flatMap((family) => family.issues);
  const own = genericIssues(phraseTopic(interest));
  for (let attempt = 0; ; attempt += 1) {
    const picked = pickFreshFirst(known, previous, OFFERED_OF_FAMILY, seed + attempt);
    const rest = pickFreshFirst(own, previous, OFFERED - picked.length, seed + attempt);
    const offered = [...picked, ...rest].map((issue) => issue.question);
    if (offered.some((question) => !previous.includes(question)) || attempt > 3) return offered;
  }
}

/** Some of the issues in seeded order, those not offered last time before the others. */
function pickFreshFirst(
  issues: readonly Issue[],
  previous: readonly string[],
  count: number,
  seed: number,
): Issue[] {
  const shuffled = shuffleBySeed(issues, seed);
  const isOld = (issue: Issue): number => (previous.includes(issue.question) ? 1 : 0);
  return shuffled.toSorted((one, other) => isOld(one) - isOld(other)).slice(0, count);
}
