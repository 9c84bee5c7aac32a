import type { ModuleNumber } from "@elenchus/domain/modules";

/** Closing words of a success in which nothing was told, by module. */
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
    "With that you have told a fallacy from a fair reason, and named it. Well done.",
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

/** Closing words of a success in which something had to be told. */
export const CLOSED_WELL_WITH_HELP = [
  "That was the last step. What this module is about, you found yourself. In other places I had to help, and the summary says where to look next time.",
  "That brings us to the end. You found the heart of it yourself; some of the rest I had to show you, and the summary says what to look at next.",
] as const;

/** Closing words of a success in which the tutor answered nothing but further questions. */
export const CLOSED_WELL_BUT_FOR_PROBES = [
  "That was the last step, and each of them you took yourself. Where a question went further, the summary has my answer to it.",
  "That brings us to the end. Every step was yours; where I asked on, the summary has what I told you.",
] as const;

/** Closing words when what the module is about had to be told. */
export const CLOSED_WITH_HELP = [
  "That brings us to the end of this argument. Some of it I had to show you; the summary says where to look next time.",
  "We have reached the end. Part of the way I had to walk ahead, and the summary tells you which part to practise.",
] as const;

/** Closing words at the message limit. */
export const CLOSED_AT_LIMIT = [
  "We have come to the last reply of this dialogue. The summary shows how far you got and what is worth another look.",
] as const;
