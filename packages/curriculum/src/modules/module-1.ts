import type { Module } from "./module.ts";
import { CONCLUSION, REASONS } from "./shared-steps.ts";

/** Module 1. */
export const module1: Module = {
  number: 1,
  trains:
    "You practise finding what an argument wants you to accept, what holds it up, and which of its words are vague.",
  advice:
    "Go through the reasons and ask of each plain word: could a fair reader take it another way?",
  steps: [
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
  form: "terms",
  finds: null,
  flaws: [],
  wholeDefence: "term",
};
