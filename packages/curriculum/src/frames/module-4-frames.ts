import { frameWeakness } from "./frame-weakness.ts";
import { type Layout, layouts } from "./layouts.ts";
import { asSentence, type EvaluatingFrame, type FrameParts } from "./passage.ts";

/** A frame that admits what would be lost and ranks it second. */
function frameRanking(
  id: string,
  layout: Layout,
  rank: (concession: string) => string,
): EvaluatingFrame {
  const words = ({ issue }: FrameParts): string => rank(issue.values.concession);
  return frameWeakness(layout, { id, hasConcession: true, words });
}

/** Ways of building an argument that ranks one value above another without saying so. */
export const module4Frames: readonly EvaluatingFrame[] = [
  frameRanking(
    "m4-admittedly",
    layouts.thereforeLast,
    (lost) => `Admittedly, ${lost}. But that weighs less.`,
  ),
  frameRanking(
    "m4-price-worth-paying",
    layouts.claimFirst,
    (lost) => `No doubt ${lost}. That is a price worth paying.`,
  ),
  frameRanking(
    "m4-bearable-loss",
    layouts.becauseMiddle,
    (lost) => `It is true that ${lost}. That would be a loss, but a bearable one.`,
  ),
  frameRanking(
    "m4-have-to-live-with-it",
    layouts.thatIsWhy,
    (lost) => `Some people will point out that ${lost}. They will have to live with it.`,
  ),
  frameRanking(
    "m4-cannot-have-everything",
    layouts.thusLast,
    (lost) => `Of course ${lost}. But one cannot have everything.`,
  ),
  frameRanking(
    "m4-who-would-weigh",
    layouts.itFollows,
    (lost) =>
      `What can be said on the other side is that ${lost}. Yet who would weigh that as heavily?`,
  ),
  frameRanking(
    "m4-more-important-things",
    layouts.sinceFirst,
    (lost) => `It may be that ${lost}. But some things are more important.`,
  ),
  frameRanking(
    "m4-second-place",
    layouts.soLast,
    (lost) => `${asSentence(lost)} Nobody denies it, but it has to take second place.`,
  ),
];
