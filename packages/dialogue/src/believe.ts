import { COVERED, isOpen, isProbe, NEAR } from "./coverage.ts";
import type { Assessment, SpeechAct } from "./dialogue.ts";
import type { DialogueView } from "./tutor.ts";

/** A credit that is believed counts as one that was pointed to and said. */
const BELIEVED = 0.85;

/**
 * Believes one thing that the judge was not certain of: the answer to a further question at once, since there are many good
 * ones; anything else when it is unclear a second time or a half of it is there, or when a complaint says that it was said. A misconception is
 * never believed, nor anything beside what counts or beside a question. Source: design §2.
 */
export function believe(view: DialogueView, message: string, heard: Assessment): Assessment {
  const { argument, dialogue, transcript } = view;
  const { unsure = [], speechAct, takesBack, misconceptions } = heard;
  if (misconceptions.length > 0) return heard;
  // A message that earns one point was meant as that one.
  const earns = Object.entries(heard.coverage).some(
    ([one, value]) => value >= COVERED && isOpen(argument, dialogue, one),
  );
  if (earns) return heard;
  const isComplaint = speechAct === "complaint" && takesBack === undefined;
  const speaks = (act: SpeechAct): boolean =>
    heard.findings.some((one) => one.kind === "spoken" && one.act === act);
  // Whoever asks, and may have said it, waits for an answer.
  if (!isComplaint && speaks("question")) return heard;
  const complains = isComplaint || speaks("complaint");
  const isHalf = (one: string): boolean => (dialogue.coverage[one] ?? 0) >= NEAR;
  const meant = isComplaint
    ? [
        ...dialogue.unsureOf.filter((one) => one === dialogue.target),
        ...dialogue.unsureOf,
        ...unsure,
      ]
    : unsure.filter(
        (one) => isProbe(argument, one) || dialogue.unsureOf.includes(one) || isHalf(one),
      );
  const id = meant.find((one) => isOpen(argument, dialogue, one));
  if (id === undefined) return heard;
  const before = transcript.findLast(({ assessment }) => assessment?.unsure?.includes(id));
  const now = heard.earnedBy?.[id] ?? message;
  const then = before?.assessment?.earnedBy?.[id] ?? before?.text ?? now;
  return {
    ...heard,
    believed: id,
    coverage: { ...heard.coverage, [id]: BELIEVED },
    earnedBy: { ...heard.earnedBy, [id]: complains ? then : now },
    unsure: unsure.filter((one) => one !== id),
  };
}
