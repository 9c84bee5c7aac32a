import { findIssue } from "@elenchus/curriculum/issues/library";
import type { SentenceEncoder } from "./sentence-encoder.ts";
import { suggestIssues } from "./suggest-issues.ts";

/**
 * An issue of the library for a question: the question itself where it is in there, else one that is about
 * the same thing.
 */
export async function findNearestKnownIssue(
  encoder: SentenceEncoder,
  question: string,
): Promise<string | null> {
  if (findIssue(question) !== null) return question;
  const request = { interest: question, previous: [], avoid: [], seed: 0 };
  const [nearest] = await suggestIssues(encoder, request);
  return nearest ?? null;
}
