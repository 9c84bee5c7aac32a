import type { Argument } from "@elenchus/dialogue/argument";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
import { BUILT_IN_NAME } from "./built-in-name.ts";
import { findNearestKnownIssue } from "./nearest-known-issue.ts";
import type { Reader } from "../reader/reader.ts";
import { writeArgument } from "./compose/write-argument.ts";

/**
 * Composes an argument about the issue that was chosen, or, where it is none that the library knows, about the nearest
 * one: the argument is kept under that one, and says what it stands in for.
 */
export async function composeNearest(reader: Reader, request: ArgumentRequest): Promise<Argument> {
  const issue = await findNearestKnownIssue(reader, request);
  const argument = writeArgument({ ...request, issue }, BUILT_IN_NAME);
  return issue === request.issue ? argument : { ...argument, insteadOf: request.issue };
}
