import type { Issue } from "../issue.ts";
import { communityIssues } from "./generic-issues-community.ts";
import { learningIssues } from "./generic-issues-learning.ts";
import { mediaIssues } from "./generic-issues-media.ts";

/**
 * Fourteen issues about what people do around a topic, for an interest that no family knows.
 * @param topic a phrase that fits behind "about" and "on", as `phraseTopic` gives it
 */
export function genericIssues(topic: string): Issue[] {
  return [...learningIssues(topic), ...communityIssues(topic), ...mediaIssues(topic)];
}
