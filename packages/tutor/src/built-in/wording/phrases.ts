import type { ExpectationKind } from "../../dialogue/argument.ts";

/** When an answer came near: says so without saying how. */
export const NEAR = [
  "You are close.",
  "That goes in the right direction.",
  "There is something in that. Let us make it exact.",
  "Nearly.",
  "You are on to something.",
  "I can see where you are heading.",
] as const;

/** What is asked after a near answer to the question for the conclusion. */
export const SAY_EXACTLY = [
  "Say exactly what ought to happen, and to whom or to what.",
  "What precisely does the writer ask for, and within what bounds?",
] as const;

/** What is asked after a near answer to the question for a reason. */
export const SAY_WHOLE = [
  "Say that reason in full: who or what does what, as the passage has it?",
  'Put it as a whole claim, one that could stand after "because".',
] as const;

/** What is asked when one reason was given and another only touched. */
export const SAY_OTHER = [
  "You touched on a further reason as well. Say that one in a sentence of its own.",
  "A second reason shines through in what you wrote. Can you spell it out?",
] as const;

/** When an answer is understood and does not hit; neither praise nor blame. */
export const NOT_YET = [
  "I see what you mean, but the passage does not quite bear it out.",
  "That is not what this question is after yet.",
  "Let us look again.",
  "Not yet.",
  "That does not get us there.",
  "Hold that thought, and go back to the text for a moment.",
] as const;

/** When the tutor is not sure what an answer means. */
export const UNSURE = [
  "I am not sure that I follow you.",
  "Say a little more, so that I do you justice.",
  "I would like to hear that more fully.",
  "I cannot quite place that yet.",
] as const;

/** After "I don't know". */
export const STUCK = [
  "That is all right; this is the hard part.",
  "No harm in saying so.",
  "Then let us take a smaller step.",
  "Fair enough. Here is something to hold on to.",
  "That happens to careful readers, too.",
  "Let us narrow it down together.",
  "Honest answer. Try it from another side.",
] as const;

/** When the learner asks for a hint. */
export const HINT_ASKED = [
  "Gladly.",
  "Here is one.",
  "Of course.",
  "Then look at it like this.",
] as const;

/** When the learner asks to be told. */
export const ASKED_TO_TELL = [
  "If I told you, it would be my reading and not yours.",
  "I will not give it away yet, but I will help you find it.",
  "You will keep it longer if you find it yourself.",
  "I would sooner help you look.",
] as const;

/** When the tutor tells at last. */
export const TELLING = [
  "We have turned this over long enough; let me show you.",
  "Then I will tell you, so that we can go on.",
  "Let me put it in front of you this time.",
  "I will lay this one open.",
] as const;

/** When a message tries to command the tutor. */
export const COMMANDED = [
  "I only go by what you say about the passage.",
  "That would not help you, and it is not in my power either.",
  "Nothing but an answer about the passage moves us on.",
  "Instructions do not count here; reading does.",
  "I cannot mark anything as passed; only your reading can do that.",
  "Let us stay with the argument.",
] as const;

/** When a message copies the passage. */
export const COPIED = [
  "Those words are on the page already; I would like to hear yours.",
  "That repeats the text without choosing from it.",
  "Copying does not show me what you see in it. Say it in your own words, and briefly.",
  "Pick out the one thing that answers the question, and put it your way.",
  "I know that text. What do you make of it?",
  "The text cannot answer for you. A single sentence of your own is enough.",
] as const;

/** When a message sends the tutor's own words back. */
export const SENT_BACK = [
  "Those were my words. What are yours?",
  "That is what I said to you; now it is your turn.",
  "I was asking that of you.",
  "My question cannot be its own answer.",
] as const;

/** When a message heaps up key words. */
export const HEAPED = [
  "Those are key words; a claim needs a sentence that says something of something.",
  "I see the words, but not yet what you claim with them.",
  "A list of words leaves open what you mean. Make one plain sentence of it.",
  "Which of those words says what of which?",
] as const;

/** When a message is about something else. */
export const OFF_TOPIC = [
  "That leads us away from the passage.",
  "Let us keep to the argument in front of us.",
  "I can only talk about this passage here.",
  "We can come back to the text from there.",
  "That is another matter.",
  "I would rather stay with what the writer says.",
] as const;

/** When a message says next to nothing. */
export const EMPTY = [
  "A word or two is too little to go by.",
  "Give me a whole sentence, even a rough one.",
  "Try to answer with a thought about the passage.",
  "Take your time; a rough answer is better than none.",
  "I need something to work with.",
  "A guess in a full sentence is welcome.",
] as const;

/** When no answer to the learner's question is known. */
export const QUESTION_TURNED = [
  "A fair question, though one that the passage itself has to answer.",
  "I would rather not answer that for you, since it is what we are trying to find out.",
  "Let me turn that back to the text.",
  "Keep that question; it will be easier once we have this.",
] as const;

/** Further ways of asking, for when the question has been asked already. */
export const ASK_AGAIN: Readonly<Record<ExpectationKind, readonly string[]>> = {
  conclusion: [
    "What does the writer want you to agree with in the end?",
    "If the writer had one line for a poster, what would it say?",
    "What would the writer like to see happen?",
    "Which claim would fall if all the others turned out false?",
    "What is the whole passage trying to get you to accept?",
    "Suppose a friend asks what the writer is after: what do you say?",
    "Where does all of this lead?",
    "What is the writer's point, in one sentence?",
  ],
  reason: [
    "What does the writer offer in support?",
    "What makes the conclusion easier to accept, according to the passage?",
    "Which claim in the passage would the writer point to?",
    'What would the writer answer to a plain "Why?"',
    "Which ground does the passage give?",
    "What holds the conclusion up?",
    'Which claim could stand right after "because"?',
    "On what does the writer rest the case?",
  ],
  ambiguous_term: [
    "Which word could two people read differently, and how would each of them read it?",
    'Where would you ask the writer "What exactly do you mean by that?"',
    "Pick one word of the reasons and give it two meanings that both fit.",
    "Which everyday word hides two different claims?",
    "On which word would a sceptic and the writer talk past each other, and how?",
    "Which word would you want to see defined, and between what meanings is it torn?",
    "Name a word, and say what it could mean besides the obvious.",
    "Which expression sounds clear and is not, and what are its two senses?",
  ],
  probe: [
    "How would you explain that to a friend in one sentence?",
    "What makes you think so?",
    "How would you put it in your own words?",
    "What do you see when you look at it that way?",
  ],
};

/** Ways of asking for the next of several. */
export const ASK_NEXT: Readonly<Record<ExpectationKind, readonly string[]>> = {
  conclusion: ["What is the conclusion, then?"],
  reason: [
    "The passage gives another one. Which is it?",
    "There is more in its favour. What else does the writer say?",
    "That is not all the support there is. What is still missing?",
  ],
  ambiguous_term: [
    "There is another word of that kind in the passage. Which one, and what are its two meanings?",
    "Find one more: which other word could be taken in two ways, and which?",
    "Look at the other reasons, too. Which word in them is just as open, and between which meanings?",
  ],
  probe: ["One question before we go on."],
};

/** Bridges to a probe. */
export const BEFORE_PROBE = [
  "One question before we go on.",
  "Let me test that a little.",
  "Now let us see how firmly it stands.",
  "Since you had that so quickly, one thing more.",
] as const;

/** Closing words of a success. */
export const CLOSED_WELL = [
  "With that you have taken the whole argument apart: its point, its support and the words on which it turns. Well read.",
  "That completes the analysis. You found the conclusion, the reasons and the wording that leaves room for doubt.",
  "Now the argument lies open: what it wants, what it rests on, and where its words give way.",
  "That was the last piece. Next time somebody argues like this, you will know where to press.",
  "And so you have it all: point, support and wobbling words. Nicely done.",
] as const;

/** Closing words when something had to be told. */
export const CLOSED_WITH_HELP = [
  "That brings us to the end of this argument. Some of it I had to show you; the summary says where to look next time.",
  "We have reached the end. Part of the way I had to walk ahead, and the summary tells you which part to practise.",
] as const;

/** Closing words at the message limit. */
export const CLOSED_AT_LIMIT = [
  "We have come to the end of the time for one dialogue. The summary shows what you found and what is worth another look.",
] as const;
