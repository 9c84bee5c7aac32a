import type { ModuleNumber } from "@elenchus/domain/modules";
import { impactHelp } from "@elenchus/dialogue/answer-key/impact";

/** Help that fits any passage: three hints from weak to strong, and a prompt. */
interface PlainHelp {
  readonly hints: readonly [string, string, string];
  readonly prompt: string;
}

const CONCLUSION: PlainHelp = {
  hints: [
    "A conclusion is what a writer wants you to accept; the reasons are there for its sake. Which claim is held up by other claims?",
    'Take two sentences of the passage and join them with "because". Which claim keeps ending up in front?',
    "If the writer could put one line on a poster, what would it say?",
  ],
  prompt: 'Finish this sentence: "In the end the writer wants the reader to accept that …"',
};

const REASON: PlainHelp = {
  hints: [
    'Turn the conclusion into a question: "Why?" Which claims in the passage answer it?',
    "Go through the passage sentence by sentence. Leave out what only sets the scene or reports what others think. What is left?",
    "Which part of the passage would the writer read out to somebody who still doubts?",
  ],
  prompt: 'Finish this sentence from the passage\'s own case: "… because …"',
};

const VALUE: PlainHelp = {
  hints: [
    "Facts cannot settle what matters most. What would be gained if the writer had it all their own way, and what would be lost?",
    "Find the place where the writer grants that something is lost. Who would be glad, and who would be sorry?",
    "Give a name to what such a person holds dear, in a word or two.",
  ],
  prompt: 'Finish this sentence: "What is at stake for such a person is …"',
};

const ANALYSIS: Readonly<Record<ModuleNumber, PlainHelp>> = {
  // Module 1's help is made in code altogether.
  1: REASON,
  2: {
    hints: [
      "Take one reason, and ask: what could turn out to be the case that would make me shrug at it?",
      "Imagine that you have to write a report on whether this reason holds. What would you go and find out?",
      "Which question would a careful buyer ask here: how many, how much, compared with what, or who says so?",
    ],
    prompt: 'Finish this sentence: "Before I let myself be convinced, I would want to know …"',
  },
  3: {
    hints: [
      "Take one reason, and ask: how could it be true and the conclusion wrong all the same?",
      "Put the reason beside the conclusion. What must be so in the world for the one to lead to the other?",
      "What would have to go right, although nobody mentions it, for this reason to count?",
    ],
    prompt: 'Finish this sentence: "This speaks for the conclusion only if it is true that …"',
  },
  4: VALUE,
  5: {
    hints: [
      "Go through what is offered in support, piece by piece: does it deal fairly with the matter as it really stands? One piece does not.",
      "Find the part that twists, hides or overstates something, or leaves the matter aside. What does it do for the conclusion?",
      "How would a fair opponent answer that part?",
    ],
    prompt: 'Finish this sentence: "That part gives no support, because the writer …"',
  },
  6: {
    hints: [
      "Cover the conclusion with your hand and read only the reasons. What would come to your mind?",
      "Take this reason alone. What else could be concluded from it, or what other explanation would go with it?",
      "Suppose that what the writer asks for is impossible. What else could be done for the same reasons?",
    ],
    prompt: 'Finish this sentence: "If that is true, one could also conclude that …"',
  },
  7: {
    hints: [
      "A figure can be right and still be used wrongly. Ask of this one: what was counted, among whom, compared with what?",
      "Stay with the place where the figures stand. What would a careful person want to see beside them?",
      "Make up two cases that both fit this figure, one that suits the writer and one that does not. How do they differ?",
    ],
    prompt: 'Finish this sentence: "The figure does not show that much, because …"',
  },
};

const CORRECTION =
  "There is something in that, but it is not what is asked for here. Look at the passage once more: what does the question want of you?";

/** Help for a place in a draft ("reasons[1].hints[0]") that fits any passage and tells nothing. */
export function plainHelp(path: string, module: ModuleNumber): string {
  if (path.startsWith("wrongTurns")) return CORRECTION;
  const { hints, prompt } = helpFor(path, module);
  const at = Number(/\.hints\[(\d+)\]$/u.exec(path)?.[1] ?? -1);
  return hints[at] ?? prompt;
}

function helpFor(path: string, module: ModuleNumber): PlainHelp {
  if (path.startsWith("conclusion")) return CONCLUSION;
  if (path.startsWith("reasons")) return REASON;
  return path.startsWith("impact") ? helpWithImpact(module) : ANALYSIS[module];
}

function helpWithImpact(module: ModuleNumber): PlainHelp {
  const { hints, prompt } = impactHelp(module);
  return {
    hints: [
      ...hints,
      "Read the passage once more with what came to light in mind. Who would still go along with it, and why?",
    ],
    prompt,
  };
}
