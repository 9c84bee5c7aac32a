import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import type { Expectation } from "../../dialogue/argument.ts";

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
    "A conclusion is what a writer wants you to accept; everything else is there to get you to accept it. Which claim in the passage do the others hold up, while it holds up none of them?",
    'Try the "because" test. Take two sentences of the passage and join them with "because": the part in front of it is being supported, the part behind it does the supporting. Which claim keeps ending up in front?',
    where,
  ];
}

/** Questions that make a quick right answer a well-founded one. */
export function conclusionProbes(composed: ComposedPassage): Expectation[] {
  return [howDoYouKnowProbe(composed), ruleOutProbe(composed)];
}

function howDoYouKnowProbe({ frame }: ComposedPassage): Expectation {
  const signal = frame.signal === null ? "" : ` It is announced by "${frame.signal}".`;
  return {
    id: "probe-conclusion-test",
    kind: "probe",
    step: 0,
    statement: `It is the conclusion because the other claims are given as support for it, while it supports none of them.${signal}`,
    question:
      "How can you tell that this is the conclusion and not one of the reasons? What in the passage, or which test, shows it?",
    paraphrases: [
      "the other sentences are reasons that support it",
      "everything else in the passage backs it up",
      "it is what the writer wants us to believe or do",
      "the word therefore comes before it",
      "it is signalled by so, thus or that is why",
      "it says what should happen and the rest explains why",
      "it answers what to do and the others answer why",
      "the rest gives evidence for it",
      "if you ask why, the other sentences answer",
      "you can put because after it",
      "it is the main point and the others lead up to it",
    ],
    hints: [
      'Ask "why should I believe that?" of this claim, and then of the others. Which questions does the passage answer?',
    ],
    prompt: "Put it in one sentence: what do the other claims in the passage do for this one?",
  };
}

function ruleOutProbe({ frame, issue }: ComposedPassage): Expectation {
  if (frame.hasObjection)
    return {
      id: "probe-conclusion-objection",
      kind: "probe",
      step: 0,
      statement:
        "That is what people on the other side say; the writer mentions it in order to answer it.",
      question: `The passage also mentions that ${issue.objection}. What is that doing in there?`,
      paraphrases: OBJECTION_ROLE,
      hints: ["Look at the words just before it. Whose view is it?"],
      prompt: "Who says it: the writer, or somebody whom the writer answers?",
    };
  return {
    id: "probe-conclusion-background",
    kind: "probe",
    step: 0,
    statement: "It sets the scene; it argues for nothing.",
    question: `The passage also says: "${issue.background}" What is that doing in there?`,
    paraphrases: BACKGROUND_ROLE,
    hints: ["Would anybody in the debate deny it? Then what is it there for?"],
    prompt: "Does it argue for something, or what else does it do for the reader?",
  };
}

/** Ways of saying that a sentence gives the other side's view. */
export const OBJECTION_ROLE: readonly string[] = [
  "it is the opposing view",
  "it's a counterargument",
  "that is what people who disagree say",
  "the other side's opinion",
  "an objection that the writer answers",
  "it shows what opponents think so the writer can respond",
  "to show the other side of the argument",
  "it goes against the conclusion",
  "the writer mentions it and then argues against it",
  "somebody else thinks so, not the writer",
];

/** Ways of saying that a sentence is background. */
const BACKGROUND_ROLE: readonly string[] = [
  "it sets the scene",
  "it's background information",
  "it gives context",
  "it introduces the topic",
  "just facts about the situation",
  "it explains what the situation is",
  "it tells the reader what it is about, it doesn't support anything",
  "an introduction, nobody would disagree with it",
];
