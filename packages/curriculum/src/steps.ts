import type { ModuleNumber } from "@elenchus/domain/modules";

/** One step of a module's dialogue: what it is called and the questions that open it. */
export interface ModuleStep {
  readonly title: string;
  /** Ways of opening the step; one is taken per dialogue. */
  readonly openings: readonly string[];
}

/** The steps of the modules that have been written so far. Source: design §2. */
export const MODULE_STEPS: Readonly<Partial<Record<ModuleNumber, readonly ModuleStep[]>>> = {
  1: [
    {
      title: "Conclusion",
      openings: [
        "Read it once for the whole and once more slowly. What is the writer's conclusion: the one claim that everything else is there to support?",
        "Take your time with it. Then tell me in your own words: which claim does the writer want you to accept in the end?",
        "When you have read it, let us start with its point. What is the conclusion of this argument?",
      ],
    },
    {
      title: "Reasons",
      openings: [
        "Now for what holds it up. Which reasons does the writer give for that conclusion?",
        "Next, the support. Why does the writer think so? Name each reason that the passage gives.",
        'On to the reasons. If you asked the writer "Why should I believe that?", what would the passage answer?',
      ],
    },
    {
      title: "Ambiguous words and phrases",
      openings: [
        "Last comes the wording. Look for an everyday word or phrase that could be understood in two ways here. Which one do you find, and what are its two meanings?",
        "Now read those reasons as a sceptic would. Which word or phrase in them can be taken in two different ways, and which ways are they?",
        "One thing is left: the words themselves. Pick a word or phrase in the reasons that two fair readers could understand differently, and say what each of them would take it to mean.",
      ],
    },
  ],
};
