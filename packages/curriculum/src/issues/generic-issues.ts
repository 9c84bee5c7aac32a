import type { Issue } from "../issue.ts";
import { readLibrary } from "./read-library.ts";

/** Stands for the topic in the library's `generic.json`: in question, background, claim and what is typed for the claim. */
export const TOPIC = "{topic}";

/**
 * Fourteen issues about what people do around a topic, for an interest that no family knows.
 * @param topic a phrase that fits behind "about" and "on", as `phraseTopic` gives it
 */
export function genericIssues(topic: string): Issue[] {
  return genericTemplates().map((template) => putTopic(template, topic));
}

/** The generic issues as they are written, with `TOPIC` for the topic. */
export function genericTemplates(): readonly Issue[] {
  return readLibrary().find(({ id }) => id === "generic")?.issues ?? [];
}

/** A generic issue about a topic. */
export function putTopic(template: Issue, topic: string): Issue {
  const put = (text: string): string => text.replaceAll(TOPIC, () => topic);
  return {
    ...template,
    question: put(template.question),
    background: put(template.background),
    claim: put(template.claim),
    claimParaphrases: template.claimParaphrases.map(put),
    claimOpposites: template.claimOpposites.map(put),
  };
}
