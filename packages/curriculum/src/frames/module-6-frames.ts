import { frameWeakness } from "./frame-weakness.ts";
import { type Layout, layouts } from "./layouts.ts";
import type { EvaluatingFrame, FrameParts } from "./passage.ts";

function frameLeap(
  id: string,
  layout: Layout,
  words: (parts: FrameParts) => string,
): EvaluatingFrame {
  return frameWeakness(layout, { id, hasObjection: id.endsWith("objection"), words });
}

/** Ways of building an argument whose reasons would bear more conclusions than the one that is drawn. */
export const module6Frames: readonly EvaluatingFrame[] = [
  frameLeap(
    "m6-one-thing-follows",
    layouts.thereforeLast,
    () => "Whoever takes these facts together can come to one view only.",
  ),
  frameLeap(
    "m6-objection",
    layouts.claimFirst,
    ({ issue }) => `People do say that ${issue.objection}. But that does not alter the facts.`,
  ),
  frameLeap("m6-no-way-round", layouts.becauseMiddle, () => "There is no way round it."),
  frameLeap("m6-plain-to-see", layouts.soLast, () => "What has to be done is plain to see."),
  frameLeap("m6-what-else", layouts.thatIsWhy, () => "What else could anybody conclude?"),
  frameLeap(
    "m6-late-objection",
    layouts.thusLast,
    ({ issue }) => `You will hear it said that ${issue.objection}. That changes nothing.`,
  ),
  frameLeap("m6-add-up", layouts.itFollows, () => "One need only add these things up."),
  frameLeap(
    "m6-speaks-for-itself",
    layouts.sinceFirst,
    () => "The matter speaks for itself, I should say.",
  ),
];
