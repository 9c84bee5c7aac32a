import type { Issue } from "@elenchus/curriculum/issue";
import { genericIssues } from "@elenchus/curriculum/issues/generic-issues";
import { familiesFor } from "@elenchus/curriculum/issues/library";
import { phraseTopic } from "@elenchus/curriculum/issues/phrase-topic";
import type { IssueRequest } from "@elenchus/dialogue/tutor";
import { plainWords } from "@elenchus/dialogue/words/words";
import { shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import { cosine } from "../text/cosine.ts";
import type { SentenceEncoder } from "../text/sentence-encoder.ts";

const OFFERED = 6;
/** Where the library knows the interest, these come from it and the rest are about the very interest. */
const OFFERED_OF_FAMILY = 4;
/** An issue of a family is near to an interest when it is this near, in shares of the nearest. */
const SHARE_OF_NEAREST = 0.7;

/** Six issues about an interest, never the same set as the one offered last. */
export async function suggestIssues(
  encoder: SentenceEncoder,
  { interest, previous, avoid, seed }: IssueRequest,
): Promise<string[]> {
  const isWanted = (issue: Issue): boolean => !avoid.includes(issue.question);
  const known = (await nearIssues(encoder, interest)).filter(isWanted);
  const own = issuesOnTopic(interest).filter(isWanted);
  const picked = pickFreshFirst(known, previous, OFFERED_OF_FAMILY, seed);
  const rest = pickFreshFirst(own, previous, OFFERED - picked.length, seed);
  return [...picked, ...rest].map((issue) => issue.question);
}

/** The issues of the interest's families that are near to it: "tennis" is not offered swimming. */
async function nearIssues(encoder: SentenceEncoder, interest: string): Promise<Issue[]> {
  const issues = familiesFor(interest).flatMap((family) => family.issues);
  if (issues.length === 0) return [];
  const texts = issues.map((issue) => `${issue.question} ${issue.background}`);
  const nearness = await nearnessTo(encoder, interest, texts);
  const least = Math.max(...nearness) * SHARE_OF_NEAREST;
  return issues.filter((_, index) => (nearness[index] ?? 0) >= least);
}

/** How near each of some texts is to another one in its meaning. */
export async function nearnessTo(
  encoder: SentenceEncoder,
  text: string,
  texts: readonly string[],
): Promise<number[]> {
  const [wanted, ...vectors] = await encoder.embed([text, ...texts]);
  return vectors.map((vector) => (wanted === undefined ? 0 : cosine(wanted, vector)));
}

/** The issues that are made for any interest, about this one. */
export function issuesOnTopic(interest: string): Issue[] {
  const topic = phraseTopic(interest);
  return genericIssues(topic).filter((issue) => !repeatsTerm(issue, topic));
}

/** Whether a topic holds one of the issue's ambiguous terms, which then would stand there twice. */
function repeatsTerm(issue: Issue, topic: string): boolean {
  const words = ` ${plainWords(topic)} `;
  return issue.reasons.some(({ ambiguous }) => words.includes(` ${plainWords(ambiguous.phrase)} `));
}

/** Some of the issues in seeded order, those not offered last time before the others. */
function pickFreshFirst(
  issues: readonly Issue[],
  previous: readonly string[],
  count: number,
  seed: number,
): Issue[] {
  const isOld = (issue: Issue): number => (previous.includes(issue.question) ? 1 : 0);
  return shuffleBySeed(issues, seed)
    .toSorted((one, other) => isOld(one) - isOld(other))
    .slice(0, count);
}
