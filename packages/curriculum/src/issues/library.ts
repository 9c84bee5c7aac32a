import type { Issue, IssueFamily } from "../issue.ts";
import { readLibrary } from "./read-library.ts";

/** Every family of the library. */
export function families(): readonly IssueFamily[] {
  return readLibrary();
}

/** The families to which an interest belongs: the one of that very name, else those with a keyword that it holds as whole words. */
export function familiesFor(interest: string): IssueFamily[] {
  const text = ` ${plain(interest)} `;
  const named = families().filter(({ name }) => plain(name) === text.trim());
  if (named.length > 0) return named;
  return families().filter((family) =>
    family.keywords.some((keyword) => text.includes(` ${plain(keyword)} `)),
  );
}

/** Whether an interest is the very name of a family, or one of its keywords. */
export function isOfLibrary(interest: string): boolean {
  const text = plain(interest);
  return families().some(({ name, keywords }) =>
    [name, ...keywords].some((word) => plain(word) === text),
  );
}

/** Lower case, with single spaces for all that is no letter and no figure. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The issue behind a question that was offered; null when there is none. */
export function findIssue(question: string): Issue | null {
  for (const family of families()) {
    const issue = family.issues.find((one) => one.question === question);
    if (issue !== undefined) return issue;
  }
  return null;
}
