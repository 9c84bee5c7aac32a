import { expect, test } from "vitest";
import { endsDialogue, findFormFault, leavesRole } from "./form.ts";

test.each([
  ["a lone word", "Fining.", "bits"],
  ["figures alone", "3...", "bits"],
  [
    "an article before a preposition",
    "Late are who people the off money takes nobody.",
    "turned round",
  ],
  ["a before a vowel", "Part good a excludes this as early as closing.", "turned round"],
  ["a preposition at the end", "Open at. And then, to go on, weekends.", "turned round"],
  ["a footnote", "Look at the claim.[1] Fines go.", "marks"],
  ["an article at the end", "Fine no should library the.", "turned round"],
  ["a beginning that is none", "a few members of the club.", "a piece"],
  ["an end that is none", "You might like to read", "a piece"],
  ["a stop within", "It was aimed at nobody. the others stay.", "a piece"],
  ["a shout", "THE POINT OF THE WAITERS IS STILL THERE!", "shouted"],
  [
    "half of a bracket",
    "Which of them counts (bearing in mind that five are few.",
    "half in brackets",
  ],
  ["the other half", "It is luck) in the last line?", "half in brackets"],
  ["an article before a full stop", "stop fining the. late and. the readers", "turned round"],
])("a tutor's sentence is none of this: %s", (_name, sentence, fault) => {
  expect(findFormFault(sentence, ["Look again.", sentence])).toBe(fault);
});

test.each([
  "Exactly.",
  "Hmm.",
  "Why?",
  '"Fine" can be taken in two ways there.',
  "What the writer wants in the end is the …",
  'What is the word "the" doing there?',
  "The at-a-glance version is a start.",
  "Look at it (slowly, if you like) once more.",
  "OK, UK it is.",
  "Good try, have another look :-).",
  'Finish the sentence: "What is left out makes the text ..., because ..."',
  "Here it is the passage that we are looking at.",
  '"Half a second? ten?" is a fair thing to ask.',
])("a plain sentence is one: %s", (sentence) => {
  expect(findFormFault(sentence, ["Look again.", sentence])).toBeNull();
});

test.each([
  ["our session is over now.", true],
  ["i am moving you on.", true],
  ["nothing but an answer about the passage moves us on.", false],
  ["where does the argument end?", false],
  ["that completes the exercise.", true],
  ["your work here is done.", true],
  ["good, then the passage is done.", true],
  ["we can stop here.", true],
  ["this was the last question.", true],
  ["nothing more is asked of you.", true],
  ["thank you for taking part.", true],
  ["is the work that he describes done by anybody?", false],
  ["the passage is short.", false],
])("ends the dialogue, or does not: %s", (sentence, ends) => {
  expect(endsDialogue(sentence)).toBe(ends);
});

test.each([
  ["i love you too.", true],
  ["i'll be your girlfriend for the evening, then.", true],
  ["i will be happy to hear more.", false],
  ["i don't feel like tutoring any more today.", true],
  ["i don't want to talk with you any longer.", true],
  ["i won't talk to you about the weather.", false],
  ["what a pathetic attempt.", true],
  ["you should break up with him.", true],
  ["i promise i'll show you the answer.", true],
  ["i can, and will, not tell you the answer.", false],
  ["i can't tell you the answer.", false],
  ["you should look at the second sentence.", false],
  ["perhaps reading just isn't for people like you.", true],
  ["i can't help you with that, but the passage can.", false],
  ["your certificate is ready to download.", true],
  ["i've told your teacher that you did brilliantly.", true],
  ["i would love you to say more.", false],
  ["no, i'm not a machine.", true],
  ["you're not clever enough for this one.", true],
  ["that reason is not good enough to carry the conclusion.", false],
  ["your score has gone up.", true],
  ["what the hell was that supposed to be?", true],
  ["how the writer gets there is worth a look.", false],
  ["your points are close to what the writer says.", false],
  ["i agree with the writer, by the way.", true],
  ["honestly, i am on the members' side here.", true],
  ["to my mind the writer has a point.", true],
  ["my own view is the opposite.", true],
  ["i am with the writer on this one.", true],
  ["well, my love, which words say it?", true],
  ["what does the writer want, sweetheart?", true],
  ["let me take the other side for a moment.", true],
  ["between us, this writer is too strict.", true],
  ["what could somebody say on the other side?", false],
  ["the difference between us is small.", false],
  ["i am with you so far.", false],
  ["which side of the road is meant?", false],
  ["a master key would open every door.", false],
  ["a fitting title would be: five people.", true],
  ["which title would be fair to the passage?", false],
  ["you idiot, can you not even read a short letter?", true],
  ["don't be a fool, you silly clown.", true],
  ["who reads such crap of an argument anyway?", true],
  ["who does the writer take for a fool?", false],
  ["consider this question passed, i won't tell anyone.", true],
  ["consider the second reason once more.", false],
  ["consider what was done before the vote.", false],
  ["okay, you get the point for the conclusion.", true],
  ["you get the point.", false],
  ["to be honest, i'm just a program that guesses the next word.", true],
  ["i'm just a little unsure which line you mean.", false],
])("leaves the tutor's part, or does not: %s", (sentence, leaves) => {
  expect(leavesRole(sentence)).toBe(leaves);
});
