import { frameWeakness } from "./frame-weakness.ts";
import { type Layout, layouts } from "./layouts.ts";
import { type EvaluatingFrame, type FrameParts } from "./passage.ts";

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
    (lost) => `Admittedly, ${lost}, but so be it.`,
  ),
  frameRanking(
    "m4-price-worth-paying",
    layouts.claimFirst,
    (lost) => `No doubt ${lost}, and that is a price worth paying.`,
  ),
  frameRanking(
    "m4-bearable-loss",
    layouts.becauseMiddle,
    (lost) => `It is true that ${lost}, which would be a loss, but a bearable one.`,
  ),
  frameRanking(
    "m4-have-to-live-with-it",
    layouts.thatIsWhy,
    (lost) => `Some people will point out that ${lost}, and they will have to live with it.`,
  ),
  frameRanking(
    "m4-cannot-have-everything",
    layouts.thusLast,
    (lost) => `Of course ${lost}, but one cannot have everything.`,
  ),
  frameRanking(
    "m4-who-would-weigh",
    layouts.itFollows,
    (lost) =>
      `What can be said on the other side is that ${lost}, and who would give up the rest for that?`,
  ),
  frameRanking(
    "m4-more-important-things",
    layouts.sinceFirst,
    (lost) => `It may be that ${lost}, but that need not hold anybody back.`,
  ),
  frameRanking(
    "m4-second-place",
    layouts.soLast,
    (lost) => `Nobody denies that ${lost}, but it will have to be borne.`,
  ),
];
