import { composePassages } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import type { EvaluatingFrame, Frame } from "@elenchus/curriculum/frames/passage";
import { findIssue } from "@elenchus/curriculum/issues/library";
import type { Argument } from "../../dialogue/argument.ts";
import type { ArgumentRequest } from "../../tutor.ts";
import { shuffleBySeed } from "../../seeded-choice.ts";
import { argumentOf } from "./argument-of.ts";

/** Of the latest frames of a module so many are passed over, where there are others. */
const FRAMES_PASSED_OVER = 5;
/** Of the latest kinds of weakness so many are passed over, where there are others. */
const KINDS_PASSED_OVER = 3;

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
    const [composed] = shuffleBySeed(composePassages(frame, issue), request.seed);
    if (composed !== undefined)
      return argumentOf(composed, { ...request, issue: request.issue, writer });
  }
  throw new IssueUnknownError(`No frame takes the issue: ${request.issue}`);
}

/** The module's frames in seeded order: a fresh kind of weakness first, then a fresh frame, then the rest. */
function framesInTurn({ module, seed, recentFrames }: ArgumentRequest): Frame[] {
  const frames = shuffleBySeed(FRAMES[module], seed);
  const latest = recentFrames.filter((id) => frames.some((frame) => frame.id === id));
  const passedOver = new Set(latest.slice(0, FRAMES_PASSED_OVER));
  const kinds = new Set(
    latest.slice(0, KINDS_PASSED_OVER).map((id) => kindOf(frames.find((one) => one.id === id))),
  );
  const isFresh = (frame: Frame): boolean => !passedOver.has(frame.id);
  const isNewKind = (frame: Frame): boolean => isFresh(frame) && !kinds.has(kindOf(frame));
  return [...frames.filter(isNewKind), ...frames.filter(isFresh), ...frames];
}

function kindOf(frame: Frame | EvaluatingFrame | undefined): string {
  if (frame === undefined) return "";
  return "weakness" in frame ? frame.weakness : frame.id;
}
