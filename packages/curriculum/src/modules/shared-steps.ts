import type { ModuleStep } from "./module.ts";

/** Every module begins with it. */
export const CONCLUSION: ModuleStep = {
  title: "Conclusion",
  openings: [
    "Read it once for the whole and once more slowly. What is the writer's conclusion: the one claim that the reasons are there to support?",
    "Take your time with it. Then tell me in your own words: which claim does the writer want you to accept in the end?",
    "When you have read it, let us start with its point. What is the conclusion of this argument?",
    "Read it as if it had been sent to you. What is it that the writer wants you to do or to think?",
    "Before we look at how it is built: which single claim is all the rest there for? Put it in your own words.",
    "If you had to tell somebody in one sentence what this passage argues for, which sentence would that be?",
    "Somewhere the writer takes a stand. Which claim are you to agree with by the end?",
  ],
};

/** All reasons, as module 1 asks for them. */
export const REASONS: ModuleStep = {
  title: "Reasons",
  openings: [
    "Now for what holds it up. Which reasons does the writer give for that conclusion?",
    "Next, the support. Why does the writer think so? Name each reason that the passage gives.",
    'On to the reasons. If you asked the writer "Why should I believe that?", what would the passage answer?',
  ],
  inOneAnswer: "Give all the reasons in one answer.",
};

/** Two reasons, as the other modules ask for them. */
export const TWO_REASONS: ModuleStep = {
  title: "Reasons",
  openings: [
    "Now for what holds it up. Give me two things that the writer offers in support of that conclusion.",
    "Next, the support. Why does the writer think so? Two of the grounds that the passage gives will do.",
    'On to the reasons. If you asked the writer "Why should I believe that?", which two answers would the passage give?',
  ],
};

/** The name of the last step of the modules 2 to 7. */
export const IMPACT = "Impact on persuasiveness";
