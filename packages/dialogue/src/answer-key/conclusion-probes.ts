import type { Expectation } from "../argument.ts";

/** Asks how the conclusion is told from the rest. `signal` is the word that announces it, if one does. */
export function conclusionTestProbe(signal: string | null): Expectation {
  const announced = signal === null ? "" : ` ${announcement(signal)}`;
  const bySignal =
    signal === null ? [] : [`"${signal}" comes before it`, `it is signalled by "${signal}"`];
  return {
    id: "probe-conclusion-test",
    kind: "probe",
    step: 0,
    statement: `It is the conclusion because the reasons are given as support for it, while it supports none of them.${announced}`,
    question:
      "How can you tell that this is the conclusion and not one of the reasons? What in the passage, or which test, shows it?",
    paraphrases: [
      "other sentences are reasons that support it",
      "the reasons in the passage back it up",
      "it is what the writer wants us to believe or do",
      ...bySignal,
      "it says what should be done or thought, and the reasons explain why",
      "it answers what to do or think, and other sentences answer why",
      "other sentences give evidence for it",
      "if you ask why, other sentences answer",
      "you can put because after it",
      "it is the main point, and the reasons are there for it",
    ],
    hints: [
      'Ask "why should I believe that?" of this claim, and then of the others. Which questions does the passage answer?',
    ],
    prompt: "Put it in one sentence: what do other claims in the passage do for this one?",
  };
}

/** Words that announce a conclusion and have hardly any other use. */
export const PLAIN_SIGNALS =
  "therefore|thus|hence|consequently|accordingly|for (?:this|these) reasons?";

/** The sentence that tells which word announces the conclusion. */
function announcement(signal: string): string {
  return `It is announced by "${signal}".`;
}

/** Asks, at the step of the conclusion, what the other side's view is doing in the passage. */
export function conclusionObjectionProbe(question: string): Expectation {
  return {
    id: "probe-conclusion-objection",
    kind: "probe",
    step: 0,
    statement:
      "That is what people on the other side say; the writer reports it but does not rely on it.",
    question,
    paraphrases: OBJECTION_ROLE,
    hints: ["Look at the words just before it. Whose view is it?"],
    prompt: "Whose view is it: the writer's own, or one that the writer only reports?",
  };
}

/** Asks what the background is doing in the passage. */
export function conclusionBackgroundProbe(question: string): Expectation {
  return {
    id: "probe-conclusion-background",
    kind: "probe",
    step: 0,
    statement: "It sets the scene; it argues for nothing.",
    question,
    paraphrases: BACKGROUND_ROLE,
    hints: ["Would anybody in the debate deny it? Then what is it there for?"],
    prompt: "Does it argue for something, or what else does it do for the reader?",
  };
}

/** Asks, at the step of the reasons, which side the other side's view helps. */
export function reasonObjectionProbe(question: string): Expectation {
  return {
    id: "probe-reason-objection",
    kind: "probe",
    step: 1,
    statement: "It is no reason for the conclusion: it is what the other side says.",
    question,
    paraphrases: OBJECTION_ROLE,
    hints: ["Ask whether it makes the conclusion easier or harder to accept."],
    prompt: "Does it speak for the conclusion or against it, and whose view is it?",
  };
}

/** Asks what a sentence does that illustrates a reason. */
export function reasonDetailProbe(question: string): Expectation {
  return {
    id: "probe-reason-detail",
    kind: "probe",
    step: 1,
    statement:
      "It illustrates one of the reasons: an example or a piece of evidence that makes the reason believable.",
    question,
    paraphrases: [
      "it's an example",
      "it illustrates the reason",
      "it gives evidence for the reason",
      "it backs up the reason before it",
      "it explains the reason in more detail",
      "it is a detail that makes the reason more believable",
      "it shows how that reason works in practice",
      "it supports the reason rather than the conclusion",
      "it gives extra information about the reason",
      "to make the point more concrete",
    ],
    hints: [
      "Read the sentence that stands just before it, and then this one. How do the two belong together?",
    ],
    prompt:
      "Does it support the conclusion directly, or does it support something else first? What?",
  };
}

/** Ways of saying that a sentence gives the other side's view. */
const OBJECTION_ROLE: readonly string[] = [
  "it is the opposing view",
  "it's a counterargument",
  "that is what people who disagree say",
  "the other side's opinion",
  "it shows what opponents think",
  "to show the other side of the argument",
  "it goes against the conclusion",
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
