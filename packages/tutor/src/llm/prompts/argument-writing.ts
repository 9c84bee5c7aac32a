import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { MODULE_INSTRUCTIONS } from "./modules/instructions.ts";
import { firstExampleOf } from "./module-lesson.ts";

const WRITING = `# Task: write a passage for practice, with its answer key

You write one passage for this module, and the key by which learners' answers to it are judged and by which they are helped. Learners see the passage; the key stays hidden and is given out piece by piece as they earn it. Code checks what you write, and a second reader, who sees the passage alone, has to come to the same key. So the passage must be clear, and the key must fit it.

## The passage

- 115 to 145 words; never fewer than 90 or more than 160. One paragraph of plain text: no heading, no list, no emphasis.
- It is about the issue that the task gives, takes one side of it, and sounds as if a real person had written it for a real purpose, in the kind of text that the task names. Particular, with small true-to-life details; not a school essay.
- Exactly one conclusion, said once, in one clause that can be quoted. It says what should be done or thought about the issue. Where the task says where it stands and how it is announced, follow that.
- The reasons that the key lists, and no further ones. Each stands in a clause or sentence of its own, is different from the others, and plainly supports the conclusion.
- At most one sentence of background, which argues for nothing; at most one or two short examples, each right behind its reason; the other side's view only where the task or the module wants it. Nothing else. None of these may look like a reason.
- The weakness that the task plans, as described there, and of this module's weaknesses only those besides that its own part of the key lists. Everything else is sound and fair.
- The passage never says or hints what is wrong with it. It does not use these words or their relatives: conclusion, premise, assumption, ambiguous, fallacy, strawman, ad hominem, dichotomy, dilemma, slippery slope, sample, outlier, sub-group, skewed, representative, missing information, alternative, value preference, priority. Its writer believes in it.
- People in it are invented, and have a first name or a role ("Priya", "the treasurer"), never both names. No real person, firm, brand or institution, and no figure about a real place.
- Straight quotation marks, British spelling.

## The key

**Quotes** ("quote", "background", "examples") are copied letter by letter from the passage, without dots in the middle and without any change. Those of the conclusion, of the reasons, of the background, of the examples and of a planned flaw do not overlap, so that no place of the passage stands in two of them: where conclusion and reason share a sentence, quote the clause of each. What a term or a finding quotes lies inside a reason.

**"statement"**: the thing in one whole sentence, so that somebody who has not read the passage understands it. Here and in all that follows, whoever speaks in the passage is "the writer", and the learner is "you".

**"paraphrases"**: five to seven ways in which learners say it, from terse to wordy. At least one has no more than seven words, as typed by somebody in a hurry; at least one has nine or more; one is in the plain speech of a sixteen-year-old; and where people would put it as a question, one is a question. Each says the thing itself and not merely its topic, in other words than the passage where that is possible. No two alike, and none that would also fit another item of the same step.

**"opposites"** (conclusion and reasons): three statements of the reverse, as typed by somebody who has misread the passage.

**"hints"**: exactly three, from weak to strong, one or two sentences each, spoken to the learner. The first says how to look, the second where to look, the third asks a question whose answer is the thing. None says the thing, in whatever words; a hint may quote some words of the place where one has to look, but not the words that are themselves the answer, and no more than five of them in a row.

**"prompt"**: one question, or one sentence to be finished with "…", that leaves only a small gap. It may give the first words of the answer, never its point.

**"outsideReasons"**: three ways of giving reasons that are good ones and that the passage does not give.

**"objection"**: what the other side says in the passage. "quote" is empty ("") and "paraphrases" an empty list when the passage does not tell.

**"wrongTurns"**: one to three wrong answers that learners are likely to give at this module's own step with just this passage, each with two to four "paraphrases" and a "correction": one sentence that says kindly what the answer overlooks, and a question that sends the learner on. A correction never tells the right answer or a part of it. Do not list what holds for any passage, such as giving a reason or the conclusion instead: that is known already.

## What good hints look like

For the statement "The village hall should close at eleven on Saturday nights." (the conclusion of a passage in which a committee member writes about late parties):
1. "Most of this text tells how things are at the hall. One sentence says how they should be. Which one?"
2. "Go to the very end. What does the first word there tell you about the rest of the sentence?"
3. "If the writer had to put one proposal to the vote, what would it be?"
Prompt: "Finish the sentence as the writer would: 'On Saturday nights the hall should …'"

Not like this: "Does the writer want the hall to shut earlier on Saturdays?" It tells. "Think about the argument." It helps nobody. "The sentence 'the hall should close at eleven on Saturday nights' is important." It quotes the answer.

## What good paraphrases look like

For the reason "The caretaker cannot lock up until the last guest has gone, and has to be back at seven on Sunday.":
- "the caretaker gets no sleep"
- "caretaker has to lock up late and start early"
- "because the poor caretaker is back at seven after staying up for the last guests"
- "it is hard on the person who locks up, who has to return early on Sunday morning"
- "isn't it too much for the caretaker?"

Not like this: "the caretaker" (only the topic), "it is unfair" (would fit anything).

## How to proceed

Decide first on the conclusion, the reasons and the planned weakness. Write the passage, count its words, and read it as a stranger would: which claim stands out, what is offered in support, what would a careful reader find first? Mend it where the answer is not what you planned. Only then fill in the key. At the end compare every quote with the passage once more.`;

const IMPACT = `**"impact"**: what an answer to "How convincing is the argument, and why?" says once the module's own step is done. "statement" says in one sentence what the finding does to this argument and how much support is left; "paraphrases" all give a verdict and its ground ("it is weaker because …"), never a bare verdict; "hints" and "prompt" as above; "repair" says in one sentence what the writer could add or change so that the argument becomes stronger, beginning "It would help to …". A weak argument may have a true conclusion: do not call the conclusion false.`;

/**
 * What the writer of arguments is told, behind the shared role and the module's description: how passage, key,
 * hints and paraphrases have to be, and what the module's own part holds. Byte-stable for a module.
 */
export function argumentInstructions(module: ModuleNumber): string {
  const own = `## The module's own part of the key\n\n${MODULE_INSTRUCTIONS[module].ownPart}`;
  const example = `## A passage of this module, from the lesson\n\n${firstExampleOf(module)}`;
  return [WRITING, own, ...(MODULES[module].form === "terms" ? [] : [IMPACT]), example].join(
    "\n\n",
  );
}
