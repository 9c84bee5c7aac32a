import { type ComposedPassage, composePassages } from "@elenchus/curriculum/frames/compose";
import { module1Frames } from "@elenchus/curriculum/frames/module-1-frames";
import { findIssue } from "@elenchus/curriculum/issues/library";
import { MODULE_STEPS } from "@elenchus/curriculum/steps";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import type { Argument, Step } from "../../dialogue/argument.ts";
import type { ArgumentRequest } from "../../tutor.ts";
import { hashText, shuffleBySeed } from "../seeded-choice.ts";
import { module1Key } from "./module-1-key.ts";

/** Of the latest frames so many are passed over, where there are others. */
const FRAMES_PASSED_OVER = 5;
/** How many ambiguous terms a learner has to find, of two or three that the key holds. */
const TERMS_ENOUGH = 2;

/** The tutor has no curriculum for the module that was asked for. */
class ModuleUnavailableError extends Error {
  override readonly name = "ModuleUnavailableError";
}

/** No argument can be composed for the issue that was asked for. */
class IssueUnknownError extends Error {
  override readonly name = "IssueUnknownError";
}

/**
 * Composes an argument out of the issue library; the same request gives the same argument.
 * @throws ModuleUnavailableError, IssueUnknownError
 */
export function writeArgument(request: ArgumentRequest, writer: string): Argument {
  if (request.module !== 1)
    throw new ModuleUnavailableError(`No curriculum yet: ${MODULE_TITLES[request.module]}`);
  const issue = findIssue(request.issue);
  if (issue === null) throw new IssueUnknownError(`No issue in the library asks: ${request.issue}`);
  const passedOver = new Set(request.recentFrames.slice(0, FRAMES_PASSED_OVER));
  const frames = shuffleBySeed(module1Frames, request.seed);
  const fresh = frames.filter((frame) => !passedOver.has(frame.id));
  for (const frame of [...fresh, ...frames]) {
    const [composed] = shuffleBySeed(composePassages(frame, issue), request.seed);
    if (composed === undefined) continue;
    return argumentOf(composed, request.issue, request.seed, writer);
  }
  throw new IssueUnknownError(`No frame takes the issue: ${request.issue}`);
}

/** A composed passage of module 1 as an argument with its steps and its key. */
export function argumentOf(
  composed: ComposedPassage,
  issue: string,
  seed: number,
  writer: string,
): Argument {
  return {
    module: 1,
    issue,
    passage: composed.passage,
    steps: (MODULE_STEPS[1] ?? []).map((step, index): Step => {
      const { openings } = step;
      const opening = openings[hashText(`${seed}:${index}`) % openings.length] ?? "";
      const enough = index === 2 ? { enough: TERMS_ENOUGH } : {};
      return { title: step.title, opening, isSkill: true, ...enough };
    }),
    key: module1Key(composed),
    frame: composed.frame.id,
    writer,
  };
}
