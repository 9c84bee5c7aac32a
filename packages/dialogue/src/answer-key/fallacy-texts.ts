import type { Fallacy } from "@elenchus/curriculum/frames/module-5-frames";

/** What module 5 says of one fallacy in any passage. */
interface FallacyTexts {
  /** With its article, as the tutor says it. */
  readonly name: string;
  /** Ways of saying what goes wrong, without the name. */
  readonly paraphrases: readonly string[];
  /** A strong hint. */
  readonly hint: string;
  readonly prompt: string;
  /** Said when the learner names this fallacy and it is another. */
  readonly whenMistaken: string;
  readonly impact: string;
  readonly impactParaphrases: readonly string[];
  readonly repair: string;
}

/** What can be said of each fallacy, wherever it stands. */
export const FALLACY_TEXTS: Readonly<Record<Fallacy, FallacyTexts>> = {
  strawman: {
    name: "a strawman",
    paraphrases: [
      "the writer twists what the other side says",
      "it misrepresents the opponents' view to make it easy to attack",
      "nobody said that, the writer exaggerates their position",
      "puts words in their mouths",
      "what they want is blown up into something absurd",
      "it doesn't answer what they really said",
    ],
    hint: "Lay what the other side is reported to say beside what the writer says they want. Would they agree that this is what they meant?",
    prompt:
      'Finish this sentence: "What the other side says is one thing, but what the writer attacks is …"',
    whenMistaken:
      "A strawman changes what somebody said. Is anybody's view made cruder here than it was? Look at what really happens in that place.",
    impact:
      "The attack hits a view that nobody holds, so it gives no support at all; what remains are the other reasons, and the real objection is left unanswered.",
    impactParaphrases: [
      "it is weaker because the real objection isn't answered",
      "the attack on a view that nobody holds proves nothing, so only the other reasons are left",
      "less convincing since it doesn't deal with what they actually said",
      "take it out and only the other reasons support the conclusion",
      "that part adds nothing, the opponents could still be right",
    ],
    repair: "It would help to answer what the other side really says.",
  },
  ad_hominem: {
    name: "ad hominem",
    paraphrases: [
      "the writer attacks the person instead of the argument",
      "it is about who says it and not about what is said",
      "insulting the opponent doesn't show that they're wrong",
      "what the person is like has nothing to do with it",
      "the objection isn't answered, only the person is run down",
      "it makes somebody look bad rather than dealing with the point",
    ],
    hint: "Suppose that somebody else had made the same objection. What would be left of the writer's answer to it?",
    prompt:
      'Finish this sentence: "What we learn about that person is meant to show that …, but …"',
    whenMistaken:
      "Ad hominem goes for a person instead of the point. Is anybody's character or habits brought up here to settle the matter? Look again at what goes wrong.",
    impact:
      "What is said about the person does not touch the objection, so this part gives no support; what remains are the other reasons, and the objection still stands.",
    impactParaphrases: [
      "it is weaker because the objection is never answered",
      "the attack on the person says nothing about the question, so only the other reasons count",
      "less convincing, since what somebody is like doesn't make them wrong",
      "cross it out and you are left with the other reasons",
      "that part gives no support for the conclusion",
    ],
    repair: "It would help to answer the objection itself, whoever makes it.",
  },
  false_dichotomy: {
    name: "a false dichotomy",
    paraphrases: [
      "there are more than two options",
      "it's not just one or the other",
      "the writer leaves out everything in between",
      "it pretends that there are only two choices",
      "you could find a compromise",
      "there is a middle way that isn't mentioned",
    ],
    hint: "Count the courses of action that the writer admits. Can you think of one that is neither of them?",
    prompt:
      'Finish this sentence: "The writer speaks as if there were only …, but one could also …"',
    whenMistaken:
      "A false dichotomy leaves only two choices where there are more. Is the reader made to choose between two here? Look again at what goes wrong.",
    impact:
      "The choice supports the conclusion only if there is nothing in between; as soon as a third way is open, the bad end of the other one no longer drives us to the writer's, and only the other reasons remain.",
    impactParaphrases: [
      "it is weaker because other options are ignored",
      "if there is a third way the conclusion does not follow",
      "less convincing since you can avoid the bad outcome without doing what the writer wants",
      "cross it out and only the other reasons are left",
      "the threat doesn't force us to accept the conclusion when there are compromises",
    ],
    repair: "It would help to show why the courses in between would not do.",
  },
  slippery_slope: {
    name: "a slippery slope",
    paraphrases: [
      "one small step is said to lead to a disaster",
      "there is no reason why one thing should lead to the next",
      "it's a chain of events that nobody proves",
      "the writer jumps from something small to the worst case",
      "you could stop at any point along the way",
      "those consequences are exaggerated and unlikely",
    ],
    hint: "Follow what is foretold link by link. Where are you given a ground for thinking that the next one really comes?",
    prompt: 'Finish this sentence: "The writer says that … will lead to …, but …"',
    whenMistaken:
      "A slippery slope foretells a chain of events. Is one step said to lead to the next and the next here? Look again at what goes wrong.",
    impact:
      "Nothing shows that the dark ending would come, so it gives next to no support; what remains are the other reasons.",
    impactParaphrases: [
      "it is weaker because nothing shows that the chain would happen",
      "the horror story proves nothing, so only the other reasons count",
      "less convincing since those consequences probably won't come",
      "cross it out and only the other reasons are left",
      "scaring people doesn't support the conclusion",
    ],
    repair: "It would help to show, link by link, why one step would lead to the next.",
  },
};

/** What would have to be the case for each name to fit. */
export const CONTRAST: Readonly<Record<Fallacy, string>> = {
  strawman: "For a strawman somebody's view would have to be twisted into a cruder one.",
  ad_hominem: "For ad hominem the person would have to be attacked instead of the point.",
  false_dichotomy:
    "For a false dichotomy the reader would have to be left with two choices where there are more.",
  slippery_slope:
    "For a slippery slope one step would have to be said to lead to the next and the next.",
};

/** Ways of saying that it is not the case. */
export const CONTRAST_PARAPHRASES: Readonly<Record<Fallacy, readonly string[]>> = {
  strawman: [
    "nobody's view is twisted here",
    "the writer doesn't misrepresent what the others say",
    "a strawman changes what someone said and that does not happen",
    "it would have to distort the opponents' position",
  ],
  ad_hominem: [
    "nobody is attacked personally",
    "it's not about the person who says it",
    "ad hominem would be insulting someone instead of answering",
    "the writer doesn't go after anybody's character",
  ],
  false_dichotomy: [
    "the writer doesn't give only two options",
    "there is no either or choice in it",
    "a false dichotomy would pretend that there are just two possibilities",
    "it doesn't say you must choose between two things",
  ],
  slippery_slope: [
    "there is no chain of events",
    "it doesn't say that one thing leads to another and another",
    "a slippery slope would predict worse and worse consequences",
    "no small step is said to end in disaster",
  ],
};
