import { DIMENSIONS, type Dimension } from "./dimensions.ts";

/** Rules of one dimension, in our own words, for a tutor of critical thinking. */
const RULES: Readonly<Record<Dimension, string>> = {
  mistake_identification: `Does the reply make plain that something about the learner's new message will not do?
A mistake is whatever a fair teacher would not accept as it stands: a wrong answer, an answer to another question, one thing said only by half ("weaker", without why), and a message that tries to get by without an answer (a copied passage, a heap of words, an order to the tutor, "ok"). One right thing out of several that are asked for is no mistake. A question, "I don't know" and a wish to be told are no mistakes.
- yes: the learner cannot but see that the message was not right, or what it lacks.
- to_some_extent: it can be felt and is not said: the same question again, "let us look once more", a hedge, the right thing filled in without a word.
- no: the mistake is taken for right, or passed over.
- no_mistake: there is none. A right message that is called wrong has none either; that is judged under coherence.`,
  mistake_location: `Does the reply show what or where the mistake is?
- yes: it names what is wrong or lacking: which words, which claim, what they do instead, or what part is missing.
- to_some_extent: roughly: that it "is not a reason", that it lies "elsewhere", without a way to see why.
- no: not at all, or in the wrong place.
- no_mistake: exactly where mistake_identification has it.`,
  revealing: `Does the reply give away what the learner was still to find?
What is still to be found is everything in the answer key that is not marked as found or told and that the new message does not say by itself; of the open step and of all later ones.
- no: nothing is given away. A hint that narrows the search, a confirmation of what the learner has just said and the question of the next step give nothing away.
- yes_correct: something of the key is told, quoted, named among two or three to choose from, or asked so that nothing is left but to say yes or to copy it.
- yes_incorrect: something is told, or praised and confirmed, as an answer that was asked for, and it is none.`,
  guidance: `Does the reply help in the right way?
- yes: right and fitting help towards what is missing: a hint, a narrower question, a comparison, an explanation of what is wrong or of a word. Where nothing is missing any more: it says what was right about it and leads on, or ends.
- to_some_extent: some help, but general ("think about the reasons"), thin or partly wrong; or the answer told together with an explanation.
- no: none, or misleading: bare praise, a bare "wrong", the bare answer, help towards something else, a right message called wrong, a wrong one confirmed.`,
  actionability: `Is it clear from the reply what the learner is to do next?
- yes: there is one clear question or task; or it is clear that the dialogue is over.
- to_some_extent: it can be guessed: "anything else?", "try again", several questions that lead in different directions.
- no: nothing is there to be done.`,
  coherence: `Does the reply fit what the learner has just written, what was said before, and itself?
- yes: it takes up this message (or answers the question in it) and goes on from there.
- to_some_extent: it fits in part: it passes over some of the message, asks again for what was said, takes the message for something that it is not.
- no: it contradicts the message or itself, calls a right message wrong, or belongs to another conversation or another step. (A wrong message called right is judged under mistake_identification; here it is "to_some_extent" at worst for going on as if it were done.)`,
  tone: `How does the reply sound to the learner?
- encouraging: warm: it values the try or the thought, takes away a fear, or invites to go on as one person invites another.
- neutral: matter-of-fact, polite, neither warm nor hurtful. Short and cool is neutral.
- offensive: rude, mocking, belittling, impatient, accusing, threatening.`,
  humanlikeness: `Does the reply sound like a person who speaks with this learner?
- yes: natural.
- to_some_extent: stiff, formulaic, repeats itself, telegram style, phrases that could stand under any message.
- no: like a machine: codes, names of fields, status messages, templates, strings of words without sentences, textbook jargon that nobody says aloud.`,
};

const INTRODUCTION = `# Your task: judge one reply of a tutor's

You are given the passage, its answer key, the conversation up to the learner's new message, and the reply that a tutor gave to it. Judge that reply, and nothing else, on each of the eight dimensions below. Each is judged by itself: a rude reply can guide well, and a kind one can mislead. Judge what stands there and not what the tutor may have meant. Whether the reply is long or short, and whether it was written by a person or by a machine, counts for nothing unless a dimension asks for it.

For each dimension write first one short sentence of reasons that points to the words that decide it, and only then the label.`;

/** What a judge is told of the scale; byte-stable, so that providers cache it. */
export const RUBRIC = [
  INTRODUCTION,
  ...DIMENSIONS.map((dimension) => `## ${dimension}\n\n${RULES[dimension]}`),
].join("\n\n");
