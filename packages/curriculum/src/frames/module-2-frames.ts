import { layouts } from "./layouts.ts";
import type { EvaluatingFrame } from "./passage.ts";
import { frameSupport, type WeakSupport } from "./weak-support.ts";

/** Evidence that leaves out what a reader would have to know, by the frame that uses it. */
export const module2Support = {
  "m2-survey": {
    words:
      "A survey points the same way: most of those who sent their answers back were in favour.",
    asReason: [
      "most of those who answered a survey were in favour",
      "most people in a survey were in favour",
      "a survey says the majority wants it",
      "a poll showed that most support it",
      "those who answered the survey agree",
    ],
    statement: "How many people were asked in the survey, and who were they?",
    paraphrases: [
      "how many people answered the survey?",
      "it doesn't say how many were asked",
      "who took part in the survey?",
      "we are not told who was surveyed or how they were chosen",
      "how many people never sent their answers back?",
      "the size of the survey is missing",
      "what exactly was the question in the survey?",
      "who carried out the survey?",
    ],
    hint: 'Stay with the words "most of those who sent their answers back". What would you have to know about that survey before it convinced you?',
  },
  "m2-elsewhere": {
    words:
      "Experience elsewhere points the same way: in another place a course much like this has been taken, and those in charge there call it a success.",
    asReason: [
      "it worked somewhere else",
      "another place has tried it and says it was a success",
      "it has been a success in another place",
      "experience elsewhere shows that it works",
    ],
    statement:
      "What happened in the other place, and what do those in charge there call a success?",
    paraphrases: [
      "what were the results in the other place?",
      "it doesn't say what success means there",
      "where was it tried and for how long?",
      "is the other place anything like here?",
      "we only hear from those in charge, what did the others think?",
      "no figures are given about the place where it was tried",
      "what was it like there before?",
      "which place was it?",
    ],
    hint: 'Stay with the words "call it a success". Who says so, and what would you have to know before you agreed with them?',
  },
  "m2-expert": {
    words: "An expert who was asked about the matter sees it no differently.",
    asReason: [
      "an expert agrees",
      "an expert thinks so too",
      "someone who knows about it was asked and has the same view",
      "because an expert sees it that way",
    ],
    statement: "Who is the expert, and on what does the expert's view rest?",
    paraphrases: [
      "who is the expert?",
      "it doesn't say what the expert is an expert in",
      "what evidence does the expert have?",
      "do other experts agree?",
      "is the expert paid by somebody?",
      "the expert's name and field are not given",
      "why does the expert think so?",
      "how many experts were asked?",
    ],
    hint: 'Stay with the word "expert". Before you trusted one in daily life, what would you ask?',
  },
  "m2-cost": {
    words:
      "Whatever it may cost, in money or in trouble, could be borne; people have looked into that as well.",
    asReason: [
      "it is affordable",
      "the cost can be borne",
      "they looked into the cost and it's fine",
      "it wouldn't be too expensive",
    ],
    statement: "What would it cost, and who would have to pay?",
    paraphrases: [
      "how much would it cost?",
      "it doesn't say what the price is",
      "who pays for it?",
      "where would the money come from?",
      "no figure is given for the cost",
      "who looked into the cost?",
      "what else would have to be cut to pay for it?",
    ],
    hint: 'Stay with the words "could be borne". If you had to decide, which figure would you want to see first?',
  },
  "m2-first-weeks": {
    words: "Something of this kind has been tried before, and in the first weeks all went well.",
    asReason: [
      "a trial went well",
      "they tried it and it worked",
      "the first weeks of a trial were fine",
      "there's been a successful test",
    ],
    statement: "What happened in the trial after the first weeks?",
    paraphrases: [
      "what happened after the first weeks?",
      "how long did the trial last?",
      "it doesn't say how the trial ended",
      "does it still work after a year?",
      "we don't know about the long term",
      "what does it mean that all went well?",
      "who took part in the trial?",
      "where was the trial and how many took part?",
    ],
    hint: 'Stay with the words "in the first weeks". What do they leave you wondering about?',
  },
  "m2-leaflet": {
    words: "A leaflet that one can pick up in many places promises good results.",
    asReason: [
      "a leaflet promises good results",
      "there is a leaflet saying it will work",
      "according to a leaflet the results will be good",
      "the leaflet says so",
    ],
    statement: "Who wrote and paid for the leaflet, and what are its promises based on?",
    paraphrases: [
      "who wrote the leaflet?",
      "who paid for the leaflet?",
      "it doesn't say where the leaflet comes from",
      "does whoever printed it gain something from it?",
      "what is the promise based on?",
      "the source of the leaflet is missing",
      "what results does the leaflet mean?",
    ],
    hint: 'Stay with the word "leaflet". When one comes into your own hands, what do you look for before you believe it?',
  },
  "m2-more-and-more": {
    words: "More and more people, by all accounts, have come round to this view.",
    asReason: [
      "more and more people think so",
      "a growing number of people agree",
      "people are coming round to it",
      "it is getting more popular",
    ],
    statement: "How many people have come round to this view, and out of how many?",
    paraphrases: [
      "how many people are more and more?",
      "it doesn't give any number of people who agree",
      "out of how many people?",
      "how many were there before?",
      "how does the writer know that people changed their minds?",
      "who counted them?",
      "which people are meant?",
      "are most people still against it?",
    ],
    hint: 'Stay with the words "more and more". What would you have to know before they told you anything?',
  },
  "m2-no-complaints": {
    words: "Where people have gone that way already, hardly a complaint has been heard.",
    asReason: [
      "there are hardly any complaints elsewhere",
      "where it's done already nobody complains",
      "other places do it without complaints",
      "few people have complained about it",
    ],
    statement:
      "Where have people gone that way already, and was anybody there asked for complaints?",
    paraphrases: [
      "where is it done already?",
      "did anyone ask people whether they had complaints?",
      "how many complaints were there?",
      "it doesn't say in which places it's done",
      "could people complain at all, and to whom?",
      "how many places do it?",
      "no complaints heard by whom?",
      "since when has it been done there?",
    ],
    hint: 'Stay with the words "hardly a complaint has been heard". Heard where, and by whom? What would you ask?',
  },
} as const satisfies Record<string, WeakSupport>;

/** Ways of building an argument that leaves out what a reader needs to know. */
export const module2Frames: readonly EvaluatingFrame[] = [
  frameSupport("m2-survey", layouts.itFollows, module2Support["m2-survey"]),
  frameSupport("m2-elsewhere", layouts.soLast, module2Support["m2-elsewhere"]),
  frameSupport("m2-expert", layouts.becauseMiddle, module2Support["m2-expert"]),
  frameSupport("m2-cost", layouts.claimFirst, module2Support["m2-cost"]),
  frameSupport("m2-first-weeks", layouts.thatIsWhy, module2Support["m2-first-weeks"]),
  frameSupport("m2-leaflet", layouts.thusLast, module2Support["m2-leaflet"]),
  frameSupport("m2-more-and-more", layouts.sinceFirst, module2Support["m2-more-and-more"]),
  frameSupport("m2-no-complaints", layouts.thatIsWhy, module2Support["m2-no-complaints"]),
];
