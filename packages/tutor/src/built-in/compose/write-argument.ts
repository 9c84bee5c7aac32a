import { composePassages, showsFirstValue } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import type { Frame } from "@elenchus/curriculum/frames/passage";
import { findIssue } from "@elenchus/curriculum/issues/library";
import type { Argument } from "@elenchus/dialogue/argument";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
import { longestAgoFirst, patternOf } from "@elenchus/dialogue/rotation";
import { shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import { argumentOf } from "./argument-of.ts";

/** No argument can be composed for the issue that was asked for. */
class IssueUnknownError extends Error {
  override readonly name = "IssueUnknownError";
}

/**
 * Composes an argument out of the issue library; the same request gives the same argument.
 * @throws IssueUnknownError
 */
export function writeArgument(request: ArgumentRequest, writer: string): Argument {
  const issue = findIssue(request.issue);
  if (issue === null) throw new IssueUnknownError(`No issue in the library asks: ${request.issue}`);
  for (const frame of framesInTurn(request)) {
    const passages = composePassages(frame, issue).filter(showsFirstValue);
    const [composed] = shuffleBySeed(passages, request.seed);
    if (composed !== undefined)
      return argumentOf(composed, { ...request, issue: request.issue, writer });
  }
  throw new IssueUnknownError(`No frame takes the issue: ${request.issue}`);
}

/**
 * The module's frames in turn: those that open as no argument did of late, so that an issue taken up again opens anew; of
 * these the kinds that came longest ago, of these the frame that did, the seed deciding between equals.
 */
function framesInTurn({ module, seed, recentFrames }: ArgumentRequest): Frame[] {
  const frames = longestAgoFirst(shuffleBySeed(FRAMES[module], seed), recentFrames, ({ id }) => id);
  const kinds = longestAgoFirst(frames, recentFrames.map(patternOf), ({ id }) => patternOf(id));
  const openings = recentFrames.map(
    (recent) => frames.find(({ id }) => id === recent)?.opening ?? "",
  );
  return longestAgoFirst(kinds, openings, ({ opening }) => opening);
}
