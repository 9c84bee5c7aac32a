import { describe, expect, test } from "vitest";
import { answerFromGlossary, isAboutTask } from "./glossary.ts";

const where = { module: 3, kind: "assumption", asksForQuestions: false } as const;

describe("a question about the task is answered", () => {
  test.each([
    ["can you explain what an assumption even is", "needs and does not say"],
    ["How long should my answer be?", "One or two plain sentences"],
    ["Should I copy the sentence or put it in my own words?", "Your own words are best"],
    ["do you mean the writer's opinion or mine?", "whether you agree is another matter"],
    ["Does the order matter?", "The order does not matter."],
    ["Am I supposed to guess if the text doesn't say?", "A guess is welcome"],
    ["does it matter if my spelling is bad", "slips of spelling do not matter"],
    ["Which text is this about?", "the passage on this page"],
    ["Could you ask that again in simpler words please?", "more plainly"],
    ["What comes after this step?", "There are four parts"],
    ["is this a real place?", "made by an AI for practice"],
    ["are you a real person?", "I am an AI"],
    ["how does one find one in a text like this?", "sentence by sentence"],
    ["how am i supposed to spot the hidden assumption?", "sentence by sentence"],
    ["how do you find them?", "sentence by sentence"],
    ["I don't get what you are asking me", "more plainly"],
    ["I do not understand your question", "more plainly"],
    ["what does take for granted mean?", "needs and does not say"],
    ["what does persuasive mean", "how far an argument should move"],
    ["what does average mean", "shared out evenly"],
    ["what does upkeep mean?", "looking it up"],
    ["can you give me an example", "Take the bus"],
    ["for example?", "Take the bus"],
    ["Should I write if I'm for or against? I'm for it.", "whether you agree is another matter"],
    ["why do you keep asking me", "stays with you"],
  ])("%s", (message, answer) => {
    expect(isAboutTask(message, where)).toBe(true);
    expect(answerFromGlossary(message, where)).toContain(answer);
  });
});

test("an example is one of what the open step asks for; of a further question there is none", () => {
  const asked = "give me an example please";
  expect(answerFromGlossary(asked, { ...where, kind: "reason" })).toContain("is the reason");
  expect(answerFromGlossary(asked, { ...where, kind: "probe" })).toBeNull();
});

test("where ambiguous words are asked for, the question for a meaning is an answer", () => {
  const asked = "what does cheap mean?";
  expect(isAboutTask(asked, where)).toBe(true);
  expect(isAboutTask(asked, { ...where, kind: "ambiguous_term" })).toBe(false);
});

test.each([
  "Does the writer give an example of a pupil who failed?",
  "What is he arguing for, in your view?",
  "Is it what I think it is? Just say yes or no.",
  "How many people answered the survey?",
  "Is it that the sources are poor?",
  "Can I guess? The library should stop the fines.",
  "In my own words, the library should stop fining people?",
  "The council should keep fines, right? That is my opinion.",
  "Is it that schools should teach grammar?",
  "How long will it be until the trees pay off?",
  "What happens after the trial ends?",
  "Which language do the pupils speak at home?",
  "Was it done in any order?",
  "Did everyone finish the whole sentence?",
  "Are the figures copied from the council or the writer?",
  "The writer is paid by the council, so can we trust them?",
  "How can one get to the pool without a car?",
  "How would you recognise a good school?",
  "How can one tell that the survey was fair?",
  "As a philosopher, how would you describe the conflict in this passage?",
])("%s is none", (message) => {
  expect(isAboutTask(message, where)).toBe(false);
});
