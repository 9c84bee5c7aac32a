import { layouts } from "./layouts.ts";
import type { EvaluatingFrame } from "./passage.ts";
import { frameSupport, type WeakSupport } from "./weak-support.ts";

/** Support that rests on something unsaid about how the world is, by the frame that uses it. */
export const module3Support = {
  "m3-like-here": {
    words: "In another place a course much like this has been taken for years, and to good effect.",
    asReason: [
      "it works in another place",
      "another place has done it for years with good results",
      "it has had a good effect somewhere else",
      "experience from another place",
    ],
    statement: "What works in the other place will work here, too.",
    paraphrases: [
      "what worked there will work here",
      "that the two places are alike",
      "assumes that it's the same here as in the other place",
      "the other place might be quite different from this one",
      "things that do well elsewhere don't have to do well here",
      "the people here are like the people there",
    ],
    hint: 'Stay with the words "another place". What must be true of the two places for one to tell us anything about the other?',
  },
  "m3-said-and-done": {
    words: "Most of those concerned, when they were asked, said that they would go along with it.",
    asReason: [
      "most people concerned said they'd go along with it",
      "the people affected agree to it",
      "people said that they would join in",
      "most said yes when they were asked",
    ],
    statement: "People will do what they said when they were asked.",
    paraphrases: [
      "people will do what they say",
      "those who said yes will really go along with it",
      "that they meant what they said",
      "assumes that people keep to their answers",
      "saying that you'll go along doesn't mean you'll do it",
      "the people who were asked were honest",
    ],
    hint: 'Stay with the words "said that they would". What must be true of such answers for them to count?',
  },
  "m3-goes-on": {
    words: "It has been the same story with things of this kind for ten years now.",
    asReason: [
      "it's been the same every year for ten years",
      "the last ten years were all like that",
      "nothing has changed in the last ten years",
      "every year was like the one before",
    ],
    statement: "The coming years will be like the last ten.",
    paraphrases: [
      "the next years will be the same as the last ones",
      "that things will go on as they have been",
      "assumes that nothing changes in the future",
      "the past tells us what the future will be like",
      "next year could be different from the last ten",
      "it will stay like that if nobody does anything",
    ],
    hint: 'Stay with the words "for ten years now". What must be true of the years to come for them to matter?',
  },
  "m3-decided-is-done": {
    words: "It takes one decision, and a decision is quickly made.",
    asReason: [
      "it only takes one decision",
      "it can be decided quickly",
      "it's easy to do, just decide",
      "all it takes is a decision",
    ],
    statement: "Once it is decided, the people concerned will carry it out.",
    paraphrases: [
      "once it's decided people will do it",
      "that everybody will keep to the decision",
      "deciding it is enough to make it happen",
      "assumes that nobody will ignore the new rule",
      "people might not follow the decision",
      "somebody is able and willing to carry it out",
    ],
    hint: 'Stay with the words "one decision". What has to be true of people for a decision to change anything?',
  },
  "m3-nothing-helped": {
    words: "Other ways have been tried for a long time, and nothing has come of them.",
    asReason: [
      "other ways have been tried and nothing came of them",
      "other things haven't helped",
      "everything else they tried did not work",
      "other ways were tried without success",
    ],
    statement: "There is no other way left that would help.",
    paraphrases: [
      "nothing else would help",
      "there is no other way left",
      "that the ways already tried are all one could try instead",
      "assumes that all the other ways have been tried",
      "maybe something else would work too",
      "this will work where the other ways didn't",
    ],
    hint: 'Stay with the words "other ways". What must be true of everything else that one could try?',
  },
  "m3-heard-of-it": {
    words: "And this is no mere theory: I have heard of several such cases myself.",
    asReason: [
      "the writer has heard of several cases",
      "there are several such cases",
      "it isn't just theory, the writer knows cases",
      "the writer heard about it happening",
    ],
    statement: "The cases that the writer has heard of are typical of the rest.",
    paraphrases: [
      "those cases are typical",
      "that what the writer heard is how it usually is",
      "assumes that a few cases speak for all of them",
      "the cases could be exceptions",
      "what people told the writer is true",
      "the stories the writer heard really happened that way",
    ],
    hint: 'Stay with the words "several such cases". What must be true of these cases for them to speak for the others?',
  },
  "m3-old-hand": {
    words: "A man with thirty years of experience behind him tells me the same.",
    asReason: [
      "an experienced man says the same",
      "someone with thirty years of experience agrees",
      "a man with a lot of experience told the writer so",
      "an old hand thinks so too",
    ],
    statement: "Thirty years of experience make this man's judgement right on this question.",
    paraphrases: [
      "the experienced man is right",
      "that somebody with thirty years of experience knows best",
      "assumes that long experience makes you right",
      "the man might be wrong in spite of his experience",
      "his experience fits this question",
      "the man has no interest of his own in it",
    ],
    hint: 'Stay with the words "thirty years of experience". What must be true of that experience for his word to count here?',
  },
  "m3-everyone-wants": {
    words: "Ask around, and you will find that people have been waiting for something like this.",
    asReason: [
      "people have been waiting for it",
      "people want something like this",
      "if you ask around everybody wants it",
      "there's a demand for it",
    ],
    statement: "The people one meets when asking around think as most people do.",
    paraphrases: [
      "the people you ask are like everybody else",
      "that those you meet think the way most people do",
      "assumes that people who speak up stand for all the others",
      "others might not be waiting for it at all",
      "most people want it",
      "the ones the writer asked may not be typical",
    ],
    hint: 'Stay with the words "ask around". What must be true of the people one would ask?',
  },
} as const satisfies Record<string, WeakSupport>;

/** Ways of building an argument that takes something about the world for granted. */
export const module3Frames: readonly EvaluatingFrame[] = [
  frameSupport("m3-like-here", layouts.claimFirst, module3Support["m3-like-here"]),
  frameSupport("m3-said-and-done", layouts.claimFirst, module3Support["m3-said-and-done"]),
  frameSupport("m3-goes-on", layouts.soLast, module3Support["m3-goes-on"]),
  frameSupport("m3-decided-is-done", layouts.thatIsWhy, module3Support["m3-decided-is-done"]),
  frameSupport("m3-nothing-helped", layouts.thereforeLast, module3Support["m3-nothing-helped"]),
  frameSupport("m3-heard-of-it", layouts.becauseMiddle, module3Support["m3-heard-of-it"]),
  frameSupport("m3-old-hand", layouts.itFollows, module3Support["m3-old-hand"]),
  frameSupport("m3-everyone-wants", layouts.sinceFirst, module3Support["m3-everyone-wants"]),
];
