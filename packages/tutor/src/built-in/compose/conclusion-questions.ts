import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { conclusionTestProbe, probeOf } from "@elenchus/dialogue/answer-key/probes";
import type { Expectation } from "@elenchus/dialogue/argument";

const WHERE_TO_LOOK = {
  first:
    "Some writers put their point first and spend the rest on backing it up. Read the opening of the passage with that in mind: what does it ask for?",
  middle:
    "The point does not always come at the end. Somewhere in the middle one sentence says what *should* happen, while the others say how things are. Which one is it?",
  last: "Look at how the last sentence begins. What does that opening tell you about the words that come after it?",
} as const;

/** Hints towards the conclusion, from weak to strong; none says what it is. */
export function conclusionHints({ frame }: ComposedPassage): string[] {
  const where =
    frame.conclusionPlace === "middle" && frame.signal !== null
      ? `Find the words "${frame.signal}" in the passage. What kind of claim do they announce?`
      : WHERE_TO_LOOK[frame.conclusionPlace];
  return [
    "A conclusion is what a writer wants you to accept; the reasons are there to get you to accept it. Which claim in the passage is held up by other claims, while it holds up none of them?",
    'Try the "because" test. Take two sentences of the passage and join them with "because": the part in front of it is being supported, the part behind it does the supporting. Which claim keeps ending up in front?',
    where,
  ];
}

/** Questions that make a quick right answer a well-founded one. */
export function conclusionProbes({ frame, issue }: ComposedPassage): Expectation[] {
  const further = frame.hasObjection
    ? probeOf("conclusionObjection", {
        question: `The passage also mentions that ${issue.objection}. What is that doing in there?`,
      })
    : probeOf("conclusionBackground", {
        question: `The passage also says: "${issue.background}" What is that doing in there?`,
      });
  return [conclusionTestProbe(frame.signal), further];
}
