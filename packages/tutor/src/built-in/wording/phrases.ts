import type { ModuleNumber } from "@elenchus/domain/modules";
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

/** What is asked after a near answer, by what was asked for. */
export const SAY_MORE: Readonly<Partial<Record<ExpectationKind, readonly string[]>>> = {
  missing_information: [
    "Put it as a full question to the writer: which fact, and about whom or what?",
    "Make it exact: what would you want to be told?",
  ],
  assumption: [
    "Say it as a whole claim: what, exactly, must be the case?",
    'Put it so that it could stand behind "The writer takes it for granted that".',
  ],
  value: [
    "Give that a name: what, in a word or two, does somebody hold dear who thinks so?",
    "Say what good thing that is, as you would name it in a motto.",
  ],
  fallacy: [
    "Spell that out: what does the writer do there, and why is it no support?",
    "Say what exactly goes wrong in that place.",
  ],
  alternative: [
    "Make a whole claim of it: who should do what, or what is the case?",
    "Say it as a conclusion that could stand in the writer's place.",
  ],
  statistical_flaw: [
    "Spell it out: what does the figure hide, or leave out?",
    "Say what exactly is wrong with using it like that.",
  ],
  impact: [
    "You have said how strong it is. Now say why: what does your finding do to the step from the reasons to the conclusion?",
    'Add the "because": what is it about your finding that makes the difference?',
  ],
};

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
  missing_information: [
    "What would you have to know before you could judge that?",
    "Which fact, not given here, could change your mind?",
    "If you were on a committee and had to decide, what would you ask the writer first?",
    "What is kept from the reader that would matter?",
    "Where does the passage leave you in the dark?",
    "What would a careful person look up before agreeing?",
    "Which question does the passage raise and not answer?",
    "What does the writer not tell you, although it bears on the reasons?",
  ],
  assumption: [
    "What has to be true, without being said, for that step to work?",
    "What does the writer count on, silently?",
    "Which unsaid belief carries the reader from the reason to the conclusion?",
    "What would have to be so in the world for this to hold?",
    "What does the writer take to be the case without showing it?",
    "Suppose the reason is true and the conclusion is not. What must the writer have been wrong about?",
    "What lies between the reason and the conclusion?",
    "On which fact, nowhere stated, does it all depend?",
  ],
  value: [
    "What does the writer care about here, in a word or two?",
    "What would be lost, and why would anybody mind?",
    "Which two good things cannot both be had in full?",
    "What is being protected, and what is given up for it?",
    "Whose wish comes true, and whose does not? What do the two sides hold dear?",
    "What would a person say who agrees with every fact and still shakes their head?",
    "Which of two good things gets its way in this passage?",
    "What would the writer put on a banner, and what would the other side put on theirs?",
  ],
  fallacy: [
    "Where does the reasoning go wrong, and how?",
    "Which part would not make the conclusion any likelier, even if it were true?",
    "What is the writer doing in that place instead of giving a reason?",
    "What is unfair or too quick about that step?",
    "How would a fair opponent answer that move?",
    "What does that part leave out, change or invent?",
    "Why should a reader not be moved by that part?",
    "What trick is being played there, wittingly or not?",
  ],
  fallacy_name: [
    "And what is that fault called?",
    "Which of the four names fits it?",
    "What is the name for it?",
    "Under which name does the sidebar describe it?",
  ],
  alternative: [
    "What else could these reasons be reasons for?",
    "Where else might they lead?",
    "Which other step would somebody take who believed all this?",
    "What could be done instead, for the very same reasons?",
    "Which different claim would fit these facts?",
    "If the writer's own plan were ruled out, what would the reasons speak for?",
    "What would another reader make of these facts?",
    "Who else could do something about it, and what?",
  ],
  statistical_flaw: [
    "What do these figures not tell you?",
    "What would you want to see beside that figure?",
    "How could the figure be right and still mislead?",
    "What is counted there, and what is not?",
    "Why would a statistician shake their head?",
    "What makes that figure look bigger or firmer than it is?",
    "Whom does the figure describe, and whom not?",
    "What is the weak spot of that number?",
  ],
  impact: [
    "So how convincing is the argument, and why?",
    "Does the argument gain or lose by that, and through what?",
    "What is left of the support, and for what reason?",
    "How would a fair reader judge it now, and on what ground?",
    "How far does it still carry the conclusion?",
    "What becomes of the step to the conclusion?",
    "Would it persuade you, and what decides that?",
    "Say how strong it is now, and give your reason.",
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
  missing_information: [
    "There is more that we are not told. What else would you have to know?",
    "Look for one more gap: which other fact is missing that matters?",
    "What else does the passage keep from you?",
  ],
  assumption: [
    "There is another thing that the writer takes for granted. What is it?",
    "Look at the rest of the support. What else has to be true, unsaid?",
    "Find one more: which other belief about the facts does the argument need?",
  ],
  value: [
    "That is one side. What does it pull against?",
    "And which other value is at stake?",
    "There are two sides to a ranking. What is the other one?",
  ],
  fallacy: ["Now say what goes wrong there. Why is it no good reason?"],
  fallacy_name: [
    "You have described it. Which of the four names fits: a strawman, ad hominem, a false dichotomy or a slippery slope?",
    "That is the fault. What is it called: strawman, ad hominem, false dichotomy or slippery slope?",
  ],
  alternative: [
    "One more: what else could be concluded from these reasons?",
    "Now try a second one, of a different kind. What else would the reasons bear?",
    "And yet another: what might somebody else conclude?",
  ],
  statistical_flaw: ["What is wrong with the figures, then?"],
  impact: ["How convincing is the argument, then, and why?"],
  probe: ["One question before we go on."],
};

/** Bridges to a probe. */
export const BEFORE_PROBE = [
  "One question before we go on.",
  "Let me test that a little.",
  "Now let us see how firmly it stands.",
  "Since you had that so quickly, one thing more.",
] as const;

/** Closing words of a success, by module. */
export const CLOSED_WELL: Readonly<Record<ModuleNumber, readonly string[]>> = {
  1: [
    "With that you have taken the whole argument apart: its point, its support and the words on which it turns. Well read.",
    "That completes the analysis. You found the conclusion, the reasons and the wording that leaves room for doubt.",
    "Now the argument lies open: what it wants, what it rests on, and where its words give way.",
    "That was the last piece. Next time somebody argues like this, you will know where to press.",
    "And so you have it all: point, support and wobbling words. Nicely done.",
  ],
  2: [
    "That completes it: you have seen what the argument says, what it keeps quiet about, and what hangs on that.",
    "With that you know which questions to put to an argument like this. Well asked.",
    "That was the last piece. Whoever asks such questions is not easily taken in.",
  ],
  3: [
    "That completes it: the argument's point, its support, and the ground on which it stands unseen.",
    "With that you have brought into the open what was taken for granted. Well seen.",
    "That was the last piece. What nobody says is often what decides a matter, and you have found it.",
  ],
  4: [
    "That completes it: you know what the writer wants, why, and what the writer puts first.",
    "With that you can see why people who agree on every fact may still disagree. Fairly judged.",
    "That was the last piece. Next time a debate goes in circles, look for the two values behind it.",
  ],
  5: [
    "That completes it: you have the argument, the step that fails in it, and what is left without that step.",
    "With that you have told a trick from a reason, and named it. Well done.",
    "That was the last piece. A fallacy loses most of its force once somebody can say what is wrong with it.",
  ],
  6: [
    "That completes it: same reasons, more than one way to go. It takes a free mind to see that.",
    "With that you have shown that facts seldom speak for one conclusion alone. Well thought.",
    "That was the last piece. Before you agree with anybody, ask what else their reasons would bear.",
  ],
  7: [
    "That completes it: you have seen what the figures say, and what they do not.",
    "With that you have looked behind a number instead of at it. Well done.",
    "That was the last piece. The next time a figure impresses you, you will know what to ask of it.",
  ],
};

/** Closing words when something had to be told. */
export const CLOSED_WITH_HELP = [
  "That brings us to the end of this argument. Some of it I had to show you; the summary says where to look next time.",
  "We have reached the end. Part of the way I had to walk ahead, and the summary tells you which part to practise.",
] as const;

/** Closing words at the message limit. */
export const CLOSED_AT_LIMIT = [
  "We have come to the end of the time for one dialogue. The summary shows what you found and what is worth another look.",
] as const;
