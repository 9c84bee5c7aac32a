import type { ModuleInstructions } from "./module-instructions.ts";
import { FINDINGS } from "./shared-instructions.ts";

/** What a model is told of module 3. */
export const module3: ModuleInstructions = {
  whatCounts:
    "Two unsaid beliefs about how things are, on which a reason relies in order to support the conclusion, and which somebody could check. A belief counts whether or not the key lists it.",
  ownPart: `Give two or three reasons. ${FINDINGS}

Here a finding is a factual assumption. "statement" is a claim about how things are, were or will be, which the passage does not state, on which that reason relies in order to support the conclusion, and which somebody could check by looking, counting, measuring or asking. It claims no more than the step needs. No "should", no values, no question. Paraphrases state the belief or say that the writer takes it to be so; none is a question or a mere doubt. The first finding concerns what the task plans. "wrongTurns" are things that this passage states outright, or beliefs that it does not need.

Worked example, for the words "the older members who now come on foot could ride" (the number 6 bus stops at the gate):
- statement: "The number 6 bus passes near the homes of the older members and runs at the times when they garden."
- paraphrases: "the bus goes where they live" · "that the bus stops near their homes" · "the writer takes it that the number 6 runs when they need it" · "it counts on the bus going somewhere near them" · "old people can get on that bus close to home and at the right hours"
- hints: "Take the part about getting there. How could it be true that the bus stops at the gate, and the conclusion wrong all the same?" · "Look at 'could ride'. What would have to be so at the other end of the journey?" · "Picture one of the older members setting out. What does the writer count on?"
- prompt: "Finish the sentence: 'The bus helps the older members only if it is true that …'"`,
  readersField: `- "findings": the four to six most important factual assumptions, unsaid beliefs about how things are on which a reason relies in order to support the conclusion. For each, "quote" holds the words of the reason that relies on it, and "statement" is the belief as a whole claim. Nothing that the passage says outright, no questions, no values.`,
};
