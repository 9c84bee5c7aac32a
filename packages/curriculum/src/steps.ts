import type { ModuleNumber } from "@elenchus/domain/modules";

/** One step of a module's dialogue: what it is called and the questions that open it. */
export interface ModuleStep {
  readonly title: string;
  /** Ways of opening the step; one is taken per dialogue. */
  readonly openings: readonly string[];
  /** Said behind any opening where nobody asks for more and one answer has to hold all. */
  readonly inOneAnswer?: string;
}

const CONCLUSION: ModuleStep = {
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

const REASONS: ModuleStep = {
  title: "Reasons",
  openings: [
    "Now for what holds it up. Which reasons does the writer give for that conclusion?",
    "Next, the support. Why does the writer think so? Name each reason that the passage gives.",
    'On to the reasons. If you asked the writer "Why should I believe that?", what would the passage answer?',
  ],
  inOneAnswer: "Give all the reasons in one answer.",
};

const TWO_REASONS: ModuleStep = {
  title: "Reasons",
  openings: [
    "Now for what holds it up. Give me two things that the writer offers in support of that conclusion.",
    "Next, the support. Why does the writer think so? Two of the grounds that the passage gives will do.",
    'On to the reasons. If you asked the writer "Why should I believe that?", which two answers would the passage give?',
  ],
};

const IMPACT = "Impact on persuasiveness";

/** The steps of every module. Source: specification §1, design §2. */
export const MODULE_STEPS: Readonly<Record<ModuleNumber, readonly ModuleStep[]>> = {
  1: [
    CONCLUSION,
    REASONS,
    {
      title: "Ambiguous words and phrases",
      openings: [
        "Last comes the wording. Look for an everyday word or phrase that could be understood in two ways here. Which one do you find, and what are its two meanings?",
        "Now read those reasons as a sceptic would. Which word or phrase in them can be taken in two different ways, and which ways are they?",
        "One thing is left: the words themselves. Pick a word or phrase in the reasons that two fair readers could understand differently, and say what each of them would take it to mean.",
      ],
      inOneAnswer:
        "In this check, give two such words or phrases, each with its two meanings, in one answer.",
    },
  ],
  2: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Key missing information",
      openings: [
        "Now to what the passage leaves out. Before you let yourself be convinced, what would you have to know that it does not tell you?",
        "So much for what is said. What important piece of information is missing, without which you cannot judge these reasons?",
        "Imagine that you may ask the writer for facts. Which fact, not given here, would matter most for whether these reasons hold?",
      ],
      inOneAnswer: "In this check, name two missing facts that matter, both in one answer.",
    },
    {
      title: IMPACT,
      openings: [
        "And what does it do to the argument that these things are missing? How convincing is it as it stands, and why?",
        "Put it together: as long as we do not know these things, how far does the argument persuade, and why?",
        "One step is left. How does what is missing affect the strength of the argument, and why?",
      ],
    },
  ],
  3: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Factual assumptions",
      openings: [
        "Now to what goes without saying. What does the writer take for granted about how things are, so that these reasons lead to that conclusion?",
        "Look at the gap between the reasons and the conclusion. Which unsaid belief about the facts has to be true for the step to work?",
        "Suppose each reason is true. What else must be true in the world, though the passage does not say it, before the conclusion follows?",
      ],
      inOneAnswer: "In this check, name two things that are taken for granted, both in one answer.",
    },
    {
      title: IMPACT,
      openings: [
        "And if what the writer takes for granted turned out to be false, what would become of the argument, and why?",
        "How does it affect the strength of the argument that it rests on these assumptions? Say why.",
        "Last question: how far does the argument persuade, now that you have seen what it takes for granted, and why?",
      ],
    },
  ],
  4: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Value preferences",
      openings: [
        "Now to what the writer cares about. Two values pull in different directions here. Which are they, and which one does the writer put first?",
        "Somebody could grant all these facts and still disagree, because other things matter more to them. Which value does the writer rank above which other?",
        "What matters most to this writer, and what has to stand back for it? Name both values.",
      ],
    },
    {
      title: IMPACT,
      openings: [
        "And how does that ranking affect the argument? Whom will it persuade, whom not, and why?",
        "What does this order of values do to the strength of the argument, and for which readers?",
        "Think of a reader who ranks the two the other way round. How convincing is the argument for that reader, and why?",
      ],
    },
  ],
  5: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Logical fallacy",
      openings: [
        "Now test the steps. One of them goes wrong in a way that has a name. Where does the reasoning fail, and what goes wrong there?",
        "One move in this passage only looks like a reason. Which one is it, and what is wrong with it?",
        "There is a fault of reasoning in here. Point to it, say what goes wrong, and name it if you can.",
      ],
      inOneAnswer: "In this one answer both count: what goes wrong, and the name of the fallacy.",
    },
    {
      title: IMPACT,
      openings: [
        "Cross that move out. What does the argument lose by it, and how convincing is what is left? Say why.",
        "What does this fault do to the strength of the argument, and why?",
        "Now weigh it: how does that mistake affect how far the argument persuades, and why?",
      ],
    },
  ],
  6: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Alternative conclusions",
      openings: [
        "Now keep the reasons and let go of the conclusion. What else could somebody conclude from these very reasons?",
        "Suppose that the reasons are true. Which other conclusion would they support just as well?",
        "The writer draws one conclusion from these reasons. Which different one could another person draw from them?",
      ],
      inOneAnswer: "In this check, give two other conclusions, both in one answer.",
    },
    {
      title: IMPACT,
      openings: [
        "And what does it do to the argument that the same reasons allow other conclusions? How convincing is it, and why?",
        "So the reasons could lead elsewhere, too. How does that affect the strength of the argument, and why?",
        "Weigh it up: how far do these reasons persuade you of the writer's own conclusion, now that there are others, and why?",
      ],
    },
  ],
  7: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Flawed statistical reasoning",
      openings: [
        "Now to the figures. What is wrong with the way the passage uses them?",
        "Look at the numbers with a cool eye. What do they not show, although the writer uses them as if they did?",
        "There are figures in this passage that impress at first sight. What makes them a weak support, when you look twice?",
      ],
    },
    {
      title: IMPACT,
      openings: [
        "Cross the figures out. What does the argument lose by it, and how convincing is what is left? Say why.",
        "What does that fault in the figures do to the strength of the argument, and why?",
        "Now weigh it: how far does the argument persuade, once you have seen through the figures, and why?",
      ],
    },
  ],
};
