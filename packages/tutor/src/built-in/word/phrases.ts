/** When an answer may have come near: who hears that has to hear it with care, for what sounds alike comes near as well. */
export const NEAR = [
  "That may be on the way.",
  "I should like to be sure what you have in mind.",
  "That could lead somewhere.",
  "There may be something in that.",
  "Let us look at that more closely.",
  "Let us sharpen that.",
] as const;

/** When an answer is understood and does not hit; neither praise nor blame. */
export const NOT_YET = [
  "I see what you mean, but we are not there yet.",
  "I was after something else there.",
  "Let us look again.",
  "Not yet.",
  "That does not get us there.",
  "Hold that thought, and go back to the text for a moment.",
] as const;

/** When an answer says again what has been found, and nothing else. */
export const SAID_AGAIN = [
  "That one we have already.",
  "True, and you have found that before; now for what is still open.",
  "You have that one safely. Something else is still to be found.",
  "That is found, and it counts. Let us go on from there.",
  "So you said, and rightly; there is more to it.",
  "That much is settled.",
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
  "What moves us on is an answer about the passage.",
  "Instructions do not count here; reading does.",
  "I will leave that aside and stay with our question.",
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

/** When no answer can be seen in a message: it may be talk, and it may be a try that was not understood. */
export const NO_TRY_SEEN = [
  "I do not find an answer to my question in that yet.",
  "I may have missed your point. Tie it to the question, if you can.",
  "I cannot tell yet how that answers the question.",
  "Perhaps I do not follow; let us go by the passage.",
  "I cannot connect that with our question yet.",
  "I would like to hear how that bears on the passage.",
  "Let us come back to the text.",
  "I would like to lead us back to the passage.",
] as const;

/** When a message is in another language. */
export const IN_ENGLISH = [
  "Please say it in English; plain words and slips are fine.",
  "I can follow you in English alone, I am afraid. Simple words will do.",
  "In English, please, as well as you can: I do not mind mistakes.",
] as const;

/** When a learner tells of a loss or an illness. */
export const SORRY = [
  "I am sorry to hear that. Take the time that you need; the dialogue waits for you.",
  "That is hard, and I am sorry. Nothing here is in a hurry.",
  "I am sorry. Leave this for later if you like; it will still be here.",
] as const;

/** When a learner cannot see or read the passage. */
export const NOT_SHOWN = [
  "I am sorry that the passage is hard for you to read. Loading the page again may help; if it does not, please tell your supervisor.",
  "That should not be so. Please tell your supervisor that you cannot read the passage; your answers so far are kept.",
] as const;

/** Asked when all questions and hints have been said. */
export const INVITATIONS = [
  "What would you answer now?",
  "Try once more: what do you say?",
  "Have another look, and tell me what you find.",
  "What comes to your mind when you read the passage once more?",
  "One sentence of yours is enough: how would you begin it?",
  "What would you say, now that you have seen it from several sides?",
  "Give it another try, as roughly as you like.",
  "Which sentence of the passage would you go by?",
] as const;

/** Said back to a greeting that nothing comes with. */
export const GREETED = [
  "Hello, and welcome.",
  "Hello to you, too.",
  "Good to have you here.",
] as const;
/** To a question after the tutor's health. */
export const ASKED_AFTER = [
  "All is well here, thank you.",
  "All well, thank you for asking.",
  "Very well, thanks.",
] as const;
/** To thanks. */
export const THANKED = ["You are welcome.", "My pleasure.", "Not at all."] as const;
/** To praise. */
export const PRAISED = [
  "That is kind of you.",
  "Thank you, I am glad to hear it.",
  "I take that gladly.",
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
  "A fair question, but not one that I can answer here.",
  "I have to leave that one open; let us see how far the text takes us.",
  "Let me lead us back to the text.",
  "Keep that question in mind; it may be of use later.",
] as const;

/** Bridges to the last question, for what would mend the argument. */
export const BEFORE_REPAIR = [
  "One last thing.",
  "Something to round it off.",
  "Something to end with.",
] as const;

/** Bridges to a probe. */
export const BEFORE_PROBE = [
  "One more question.",
  "Let me test that a little.",
  "Now let us see how firmly it stands.",
  "Since you had that so quickly, one thing more.",
] as const;
