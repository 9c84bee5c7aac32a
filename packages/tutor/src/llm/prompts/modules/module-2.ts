import type { ModuleInstructions } from "./module-instructions.ts";
import { FINDINGS } from "./shared-instructions.ts";

/** What a model is told of module 2. */
export const module2: ModuleInstructions = {
  whatCounts:
    "Two facts that the passage does not tell and that matter: one answer would make the argument stronger, another would make it weaker. A fact counts whether or not the key lists it.",
  ownPart: `Give two or three reasons. ${FINDINGS}

Here a finding is a piece of key missing information. "statement" is a question ("How many of the members were asked?") that the passage nowhere answers, not even in passing, and of which one answer would make the argument stronger and another weaker. Paraphrases are questions, "it doesn't say …", and terse ones ("number of people asked?"). The first finding concerns what the task plans. "wrongTurns" are things that this passage does tell, or trifles about this passage that would change nobody's mind.

Worked example, for the words "teachers tell me that the first lesson has never been so calm":
- statement: "How many of the teachers said that the first lesson has become calmer, and were all of them asked?"
- paraphrases: "how many teachers said so?" · "did all the teachers say that" · "it doesn't say how many of them were asked" · "we don't know whether it was two teachers or the whole staff" · "maybe only the pleased ones spoke up, what about the rest?"
- hints: "Take the reason about the calm lessons. If you had to report on whether it holds, what would you go and find out?" · "Look at 'teachers tell me'. What could stand behind these three words?" · "Suppose it turns out to be hardly anybody. What would you wish to have asked?"
- prompt: "Finish the sentence: 'Before the calm lessons convince me, I would want to know …'"`,
  readersField: `- "findings": the four to six most important facts that the passage does not tell and that a careful reader would want before being convinced. For each, "quote" holds the words of the passage on which the question bears, and "statement" is the question itself. Only facts of which one answer would make the argument stronger and another weaker; nothing that the passage tells, even in passing.`,
};
