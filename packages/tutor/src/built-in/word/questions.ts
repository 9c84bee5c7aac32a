import type { ExpectationKind } from "@elenchus/dialogue/argument";

/** What is asked after a near answer to the question for the conclusion. */
export const SAY_EXACTLY = [
  "State in full what we are to accept, and about whom or what.",
  "What precisely does the writer want us to accept, and within what bounds?",
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
    "Be exact about both: how much weight is left, and what decides that?",
    "Go one step further: how far would a fair reader follow the argument now, and on what ground?",
  ],
};

/** What is asked when one reason was given and another only touched. */
export const SAY_OTHER = [
  "Say the further reason that you touched on in a sentence of its own.",
  "Can you spell out the second reason that shines through in what you wrote?",
] as const;

/** Further ways of asking, for when the question has been asked already. */
export const ASK_AGAIN: Readonly<Record<ExpectationKind, readonly string[]>> = {
  conclusion: [
    "What does the writer want you to agree with in the end?",
    "If the writer had one line for a poster, what would it say?",
    "What would the writer like us to believe or do?",
    "Which claim would be left without support if all the others turned out false?",
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
    "Which part only looks like support, and why?",
    "What is the writer doing in that place instead of giving a reason?",
    "What is unfair or too quick about that step?",
    "How would a fair opponent answer that move?",
    "What does that part leave out, change or invent?",
    "Why should a reader not be moved by that part?",
    "What would you tell the writer about that part?",
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
    "What does that do to the strength of the argument, and through what?",
    "How well is the conclusion supported now, and why do you say so?",
    "How would fair readers judge it now, and on what ground?",
    "How far does it still carry the conclusion?",
    "What becomes of the step to the conclusion?",
    "Would it persuade you, and what decides that?",
    "Say how strong it is now, and give your reason.",
  ],
  probe: [
    "Take the question once more. What is your first thought?",
    "If a rough guess were enough, what would you say?",
    "Go back to the place that it is about. What do you find there?",
    "What would you say to it in a single sentence?",
    "Where in the passage would you look, and what would you look for?",
  ],
};

/** Ways of asking for the next of several. */
export const ASK_NEXT: Readonly<Record<ExpectationKind, readonly string[]>> = {
  conclusion: ["What is the conclusion, then?"],
  reason: [
    "Which other reason does the passage give?",
    "There is more in its favour. What else does the writer say?",
    "That is not all the support there is. What is still missing?",
  ],
  ambiguous_term: [
    "Which other word of the passage is of that kind, and what are its two meanings?",
    "Find one more: which other word could be taken in two ways, and which?",
    "Which word in the other reasons is just as open, and between which meanings?",
  ],
  missing_information: [
    "There is more that we are not told. What else would you have to know?",
    "Look for one more gap: which other fact is missing that matters?",
    "What else does the passage keep from you?",
  ],
  assumption: [
    "What else does the writer take for granted?",
    "Look at the rest of the support. What else has to be true, unsaid?",
    "Find one more: which other belief about the facts does the argument need?",
  ],
  value: [
    "That is one side. What does it pull against?",
    "And which other value is at stake?",
    "What is the other side of that ranking?",
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
