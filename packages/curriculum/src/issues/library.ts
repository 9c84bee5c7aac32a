import type { Issue, IssueFamily } from "../issue.ts";
import { genericIssues } from "./generic-issues.ts";
import { families } from "./families.ts";

/** Stands for the topic when a generic issue is looked up by its question. */
const ANY_TOPIC = "\u0000";

/** The families to which an interest belongs: those with a keyword that it holds as whole words. */
export function familiesFor(interest: string): IssueFamily[] {
  const text = ` ${interest
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  return families.filter((family) =>
    family.keywords.some((keyword) =>
      text.includes(` ${keyword.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `),
    ),
  );
}

/** The issue behind a question that was offered, wherever it came from; null when there is none. */
export function findIssue(question: string): Issue | null {
  for (const family of families) {
    const issue = family.issues.find((one) => one.question === question);
    if (issue !== undefined) return issue;
  }
  for (const template of genericIssues(ANY_TOPIC)) {
    const [head = "", tail = ""] = template.question.split(ANY_TOPIC);
    if (question.length <= head.length + tail.length) continue;
    if (!question.startsWith(head) || !question.endsWith(tail)) continue;
    const topic = question.slice(head.length, question.length - tail.length);
    return genericIssues(topic).find((one) => one.id === template.id) ?? null;
  }
  return null;
}
