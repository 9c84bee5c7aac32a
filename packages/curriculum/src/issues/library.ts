import type { Issue, IssueFamily } from "../issue.ts";
import { genericTemplates, putTopic, TOPIC } from "./generic-issues.ts";
import { readLibrary } from "./read-library.ts";

/** Every family of the library that is about a field of interest. */
export function families(): readonly IssueFamily[] {
  return readLibrary().filter(({ id }) => id !== "generic");
}

/** The families to which an interest belongs: those with a keyword that it holds as whole words. */
export function familiesFor(interest: string): IssueFamily[] {
  const text = ` ${interest
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  return families().filter((family) =>
    family.keywords.some((keyword) =>
      text.includes(` ${keyword.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `),
    ),
  );
}

/** The issue behind a question that was offered, wherever it came from; null when there is none. */
export function findIssue(question: string): Issue | null {
  for (const family of families()) {
    const issue = family.issues.find((one) => one.question === question);
    if (issue !== undefined) return issue;
  }
  for (const template of genericTemplates()) {
    const [head = "", tail = ""] = template.question.split(TOPIC);
    if (question.length <= head.length + tail.length) continue;
    if (!question.startsWith(head) || !question.endsWith(tail)) continue;
    return putTopic(template, question.slice(head.length, question.length - tail.length));
  }
  return null;
}
