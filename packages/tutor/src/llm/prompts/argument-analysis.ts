import type { ModuleNumber } from "@elenchus/domain/modules";

const FINDINGS = `"findings" is a list of three (at least two, at most four). Each has "quote", the words of a reason on which it bears, copied from the passage; "statement", "paraphrases", "hints" and "prompt". The findings differ from one another so much that a learner who has one does not yet have the next, and at least two different reasons are concerned. They are the ones that a careful reader would come upon first, since a second reader has to find most of them unprompted.`;

const FLAW = `Give exactly two reasons in "reasons", both sound and both about the matter itself. The planned flaw is a third thing that the writer offers in support; it stands in one or two sentences of its own and is described in "flaw":
- "quote": these sentences, whole, copied from the passage.
- "asReason": four ways in which a learner who has not seen through it gives it as one of the writer's reasons, the fullest first, without any criticism.
- "statement": what goes wrong there, in one sentence, about this passage and without the flaw's name.
- "paraphrases", "hints" and "prompt" for that statement. None of them has the flaw's name either; hints and prompt do not say what is wrong but lead to it.`;

/** What the module's own part of an argument's key holds, in words for its writer. */
export const ARGUMENT_ANALYSIS: Readonly<Record<ModuleNumber, string>> = {
  1: `Give two or three reasons. "terms" is a list of two or three words or short phrases, each of which stands in another reason. Each has
- "phrase": the word or phrase, one to four words, exactly as it stands in the passage;
- "quote": the clause of the reason in which it stands, copied from the passage;
- "firstReading" and "secondReading": the two things that it can mean there, each a short phrase of two to eight words that could take its place;
- "stake": one sentence that says on which reading the reason supports the conclusion well and on which hardly.

Both readings have to fit the passage: read the clause once with each. A word that is only vague ("soon", "many") or hard is none, and neither is a word whose second meaning the passage rules out. Everyday words do best: "a neighbour" (one and the same, or different ones), "people" (how many, or how often the same ones), "a tenth of its business" (of its income, or of its bookings), "local" (made here, or sold here), "free" (without charge, or without rules). Do not put such a word into quotation marks in the passage, and use it once.

The passage needs background or the other side's view, and an example or the other side's view. "wrongTurns" here are words of this passage that a learner may take for ambiguous although they are only vague or hard.`,
  2: `Give two or three reasons. ${FINDINGS}

Here a finding is a piece of key missing information. "statement" is a question ("How many of the members were asked?") that the passage nowhere answers, not even in passing, and of which one answer would make the argument stronger and another weaker. Paraphrases are questions, "it doesn't say …", and terse ones ("number of people asked?"). The first finding concerns what the task plans. "wrongTurns" are things that this passage does tell, or trifles about this passage that would change nobody's mind.

Worked example, for the words "teachers tell me that the first lesson has never been so calm":
- statement: "How many of the teachers said that the first lesson has become calmer, and were all of them asked?"
- paraphrases: "how many teachers said so?" · "did all the teachers say that" · "it doesn't say how many of them were asked" · "we don't know whether it was two teachers or the whole staff" · "maybe only the pleased ones spoke up, what about the rest?"
- hints: "Take the reason about the calm lessons. If you had to report on whether it holds, what would you go and find out?" · "Look at 'teachers tell me'. What could stand behind these three words?" · "Suppose it turns out to be hardly anybody. What would you wish to have asked?"
- prompt: "Finish the sentence: 'Before the calm lessons convince me, I would want to know …'"`,
  3: `Give two or three reasons. ${FINDINGS}

Here a finding is a factual assumption. "statement" is a claim about how things are, were or will be, which the passage does not state, on which that reason relies in order to support the conclusion, and which somebody could check by looking, counting, measuring or asking. It claims no more than the step needs. No "should", no values, no question. Paraphrases state the belief or say that the writer takes it to be so; none is a question or a mere doubt. The first finding concerns what the task plans. "wrongTurns" are things that this passage states outright, or beliefs that it does not need.

Worked example, for the words "the older members who now come on foot could ride" (the number 6 bus stops at the gate):
- statement: "The number 6 bus passes near the homes of the older members and runs at the times when they garden."
- paraphrases: "the bus goes where they live" · "that the bus stops near their homes" · "the writer takes it that the number 6 runs when they need it" · "it counts on the bus going somewhere near them" · "old people can get on that bus close to home and at the right hours"
- hints: "Take the part about getting there. How could it be true that the bus stops at the gate, and the conclusion wrong all the same?" · "Look at 'could ride'. What would have to be so at the other end of the journey?" · "Picture one of the older members setting out. What does the writer count on?"
- prompt: "Finish the sentence: 'The bus helps the older members only if it is true that …'"`,
  4: `Give two or three reasons. Somewhere the passage admits what would be lost, and passes over it in the way that the task plans. "values" has
- "preferred": the value that the writer puts first, and "neglected": the one that has to stand back. Each has "name" (one to three words: "safety", "freedom of choice"), "otherNames" (four to six other fair names, one to three words each), "phrase" (the value as it shows in this very case, a noun phrase of three to nine words: "a swim at sunrise without supervision"), "paraphrases" (five to seven ways of naming it here, from two words to a sentence), "hints" and "prompt";
- "ranking": the words of the passage in which the loss is admitted and passed over, copied;
- "loss": what would be given up, as a clause of four to sixteen words that names neither value.

Both values are good: a decent person could hold the neglected one dear, and so could the writer. They collide in this case, and go on colliding when all facts are settled. No name of one fits the other. The passage shows the ranking and does not speak it: neither value's name stands in the place where the loss is passed over, and the neglected one's nowhere in the passage. Hints and prompts lead to what somebody cares about and name no value. "wrongTurns" are values that this passage might seem to be about and that are not in conflict here, or facts of this passage taken for values.

Worked example, for a passage that wants a lifeguard on the lake and swimming only in guarded hours:
- preferred: name "safety"; otherNames "protection of life", "security", "not risking lives", "avoiding harm"; phrase "nobody drowning in the lake"
- neglected: name "freedom of choice"; otherNames "independence", "personal freedom", "self-determination", "deciding for oneself"; phrase "swimming when and where one likes"
- ranking: "But no swim is so lovely that it is worth a life."; loss: "nobody could cross the lake at sunrise any more"
- hint for neglected, the strongest: "Think of the members who have crossed the lake at sunrise since they were twelve. What do they mind losing, apart from the swim itself?"`,
  5: FLAW,
  6: `Give two or three reasons. ${FINDINGS}

Here a finding is an alternative conclusion. "statement" is a whole claim, mostly with "should", that the very same reasons would support about as well as they support the writer's: another remedy, another actor, a narrower or smaller step, another explanation. It is neither the writer's conclusion in other words nor its denial, it contradicts no reason, and somebody who accepted it would do or believe something else. "quote" holds the words of the reason that speaks for it most. The first finding concerns what the task plans. The passage itself mentions none of them. "wrongTurns" are claims that one might draw from this passage's topic and for which these reasons do not speak.

Worked example, for "By noon there is not one clean mug left in our kitchen. The dishwasher runs only at night. So we should buy twenty more mugs.":
- statement: "The dishwasher should be run at midday as well."
- paraphrases: "run the dishwasher twice a day" · "start the machine at noon too" · "they could just wash up at lunchtime instead" · "couldn't the dishwasher go on in the middle of the day?" · "the mugs would last if the machine did not wait for the night"
- hints: "Cover the last sentence with your hand. If somebody told you only the rest, what would you suggest?" · "Look at what is said about the machine. What else could be done about that?" · "Suppose there is no money for anything new. What could the office still do for the same reasons?"
- prompt: "Finish the sentence: 'If the dishwasher runs only at night, one could also conclude that …'"`,
  7: FLAW,
};
