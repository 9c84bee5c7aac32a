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
 * The module's frames in turn: the kinds that came longest ago, of these the frame that did, of equals those that open as no
 * argument did of late, so that an issue taken up again opens anew. The seed decides between what is left.
 */
function framesInTurn({ module, seed, recentFrames }: ArgumentRequest): Frame[] {
  const frames = shuffleBySeed<Frame>(FRAMES[module], seed);
  const openings = recentFrames.map(
    (recent) => frames.find(({ id }) => id === recent)?.opening ?? "",
  );
  const fresh = longestAgoFirst(frames, openings, ({ opening }) => opening);
  const inTurn = longestAgoFirst(fresh, recentFrames, ({ id }) => id);
  return longestAgoFirst(inTurn, recentFrames.map(patternOf), ({ id }) => patternOf(id));
}
