import type { IssueRequest } from "@elenchus/dialogue/tutor";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { likeness } from "../../text/find-told.ts";
import { isForeign } from "../../text/out-of-vocabulary.ts";
import { cleanText } from "./clean-draft.ts";
import { findIssueTalk } from "./find-phrase.ts";

/** Fewest and most issues of a list. */
export const ISSUES = { least: 5, most: 8 } as const;
/** Longest issue, in characters. */
const LONGEST = 300;
const LEAST_WORDS = 5;
/** So alike are two issues that come to the same. */
const SAME_ISSUE = 0.9;

/** The issues of a reply that may be offered, and what is wrong with the others. */
export interface CheckedIssues {
  readonly good: readonly string[];
  /** In words for the model. */
  readonly faults: readonly string[];
}

/** Sorts out what may be offered: questions of the right form, new to the learner, each different, all fit to be seen. */
export function checkIssues(
  issues: readonly string[],
  { interest, previous, avoid }: IssueRequest,
  passes: (text: string) => boolean,
): CheckedIssues {
  const known = [...previous, ...avoid];
  const good: string[] = [];
  const faults: string[] = [];
  for (const issue of issues.map(cleanText)) {
    const fault =
      checkForm(issue) ??
      checkLanguage(issue, interest) ??
      checkNew(issue, known, good) ??
      (passes(issue) ? null : `Not fit for learners: "${issue}".`);
    if (fault === null) good.push(issue);
    else faults.push(fault);
  }
  return { good: good.slice(0, ISSUES.most), faults };
}

function checkForm(issue: string): string | null {
  if (issue.length > LONGEST)
    return `An issue has ${issue.length} characters; none may have more than ${LONGEST}: "${issue.slice(0, 80)}…".`;
  if (wordsOf(issue).length < LEAST_WORDS) return `Too short to be concrete: "${issue}".`;
  const isOneQuestion = issue.endsWith("?") && !/[.!?]\s/u.test(issue.slice(0, -1));
  if (!isOneQuestion) return `Not one question: "${issue}".`;
  if (findIssueTalk(issue) !== null) return `Holds markup or remarks: "${issue}".`;
  return null;
}

/** An interest may be in any language; what is asked about it is in English. */
function checkLanguage(issue: string, interest: string): string | null {
  return isForeign(issue, new Set(wordsOf(interest))) ? `Not in English: "${issue}".` : null;
}

function checkNew(
  issue: string,
  known: readonly string[],
  others: readonly string[],
): string | null {
  if (known.some((one) => likeness(one, issue) >= SAME_ISSUE))
    return `Known to the learner already: "${issue}".`;
  const same = others.find((one) => likeness(one, issue) >= SAME_ISSUE);
  return same === undefined ? null : `Comes to the same as "${same}": "${issue}".`;
}
