import { FALLACIES, type Fallacy } from "@elenchus/curriculum/frames/module-5-frames";
import {
  STATISTICAL_FLAWS,
  type StatisticalFlaw,
} from "@elenchus/curriculum/frames/module-7-frames";
import type { ModuleNumber } from "@elenchus/domain/modules";

/** One way in which a module's arguments can be made, so that successive ones differ. */
export interface ArgumentPattern {
  /** Stable, kebab-case; where a built-in frame does the same it has the same name. */
  readonly id: string;
  /** What the writer is to do. */
  readonly brief: string;
  /** Whether the brief says already where the conclusion stands. */
  readonly placesConclusion?: true;
}

const module1: readonly ArgumentPattern[] = [
  {
    id: "therefore-last",
    brief:
      'Begin with the background, give the reasons one after another, and end with the conclusion behind "Therefore,". Nobody objects.',
    placesConclusion: true,
  },
  {
    id: "objection-so",
    brief:
      'Report early what the other side says and grant that it is understandable; then give the reasons, and end with the conclusion behind "So". The other side must not sound like the writer.',
    placesConclusion: true,
  },
  {
    id: "claim-first",
    brief:
      "Begin with the conclusion, without a signal word. The reasons follow, one of them with an example, and near the end the writer mentions and answers what the other side says.",
    placesConclusion: true,
  },
  {
    id: "because-middle",
    brief:
      'Put the conclusion into the middle, followed in the same sentence by "because" and the first reason. Background stands before it, further reasons stand after it.',
    placesConclusion: true,
  },
  {
    id: "that-is-why",
    brief:
      'Give one reason with an example, then the conclusion behind "That is why", then a further reason that opens with "since" or "for".',
    placesConclusion: true,
  },
  {
    id: "unsignalled-middle",
    brief:
      "Put the conclusion into the middle without any signal word, so that only its content tells that the rest is there for its sake. The other side is mentioned once.",
    placesConclusion: true,
  },
  {
    id: "it-follows",
    brief:
      'Give the reasons as observations that seem to have little to do with one another, and end with the conclusion behind "It follows that".',
    placesConclusion: true,
  },
];

const module2: readonly ArgumentPattern[] = [
  {
    id: "survey",
    brief:
      "One reason rests on what people answered when they were asked. How many were asked, who they were and what exactly they were asked is left out.",
  },
  {
    id: "elsewhere",
    brief:
      "One reason rests on another place where the same was done, with success. What the success was, and how that place compares, is left out.",
  },
  {
    id: "expert",
    brief:
      "One reason rests on somebody who knows the field. Who that is, on what the view rests and what others in the field say is left out.",
  },
  {
    id: "cost",
    brief:
      "One reason says that the plan is affordable or saves money. The sums, who pays and for how long is left out.",
  },
  {
    id: "first-weeks",
    brief:
      "One reason rests on a short trial that went well. What happened later, and what else changed at the same time, is left out.",
  },
  {
    id: "before-and-after",
    brief:
      "One reason sets how things are now against how they used to be. What things were like just before, and what else may explain the change, is left out.",
  },
  {
    id: "who-is-left-out",
    brief:
      "One reason speaks of people who are content or gained something. What became of those who gave up, never came or were not asked is left out.",
  },
];

const module3: readonly ArgumentPattern[] = [
  {
    id: "like-here",
    brief:
      "One reason carries over what was so elsewhere, or earlier, to here and now, and silently relies on the two being alike.",
  },
  {
    id: "said-and-done",
    brief:
      "One reason reports what people said that they would do, and silently relies on their doing it.",
  },
  {
    id: "one-causes-other",
    brief:
      "One reason reports that two things went together or followed one another, and silently relies on the first having caused the second.",
  },
  {
    id: "decided-is-done",
    brief:
      "One reason praises what a rule or plan will achieve, and silently relies on its being possible, paid for and kept.",
  },
  {
    id: "goes-on",
    brief:
      "One reason describes a development of the last years, and silently relies on its going on like that.",
  },
  {
    id: "old-hand",
    brief:
      "One reason leans on somebody's long experience, and silently relies on its fitting this question.",
  },
  {
    id: "few-for-all",
    brief:
      "One reason reports what some of those concerned want or need, and silently relies on the others being like them.",
  },
];

const module4: readonly ArgumentPattern[] = [
  {
    id: "price-worth-paying",
    brief:
      "The writer admits in one sentence what would be lost, and calls it a price worth paying.",
  },
  {
    id: "second-place",
    brief:
      "The writer says that nobody denies the loss, and lets it take second place without a reason.",
  },
  {
    id: "rhetorical-question",
    brief: "The writer names the loss and waves it away with a question that expects no answer.",
  },
  {
    id: "have-to-live-with-it",
    brief: "The writer says who will be sorry, and that they will have to live with it.",
  },
  {
    id: "own-sacrifice",
    brief:
      "The writer confesses to being among those who would lose something, and puts it aside all the same.",
  },
  {
    id: "cannot-have-everything",
    brief: "The writer says that one cannot have everything, and which of the two has to go.",
  },
];

const fallacies: Readonly<Record<Fallacy, string>> = {
  strawman:
    "Report first, fairly and in one sentence, what a person or group on the other side says. Then restate it in a cruder or more extreme form, as if that were the same, and attack that form. Both versions have to stand in the passage, so that a reader can lay them side by side.",
  ad_hominem:
    "Report in one sentence an objection that somebody on the other side makes. Then answer it only by what that person is like, does or did, something that has no bearing on the matter. The person's fitness or word must not be what the question is about.",
  false_dichotomy:
    "Offer only two courses, one of them the writer's, the other one bad, as if there were nothing else. At least two workable courses lie between or beside them, and nothing in the passage rules these out. Do not make anybody say that there are others.",
  slippery_slope:
    "Say that one small step would lead to a second thing, that to a third, and in the end to something very bad: at least three links, one after another, and no ground for any of them.",
};

const flaws: Readonly<Record<StatisticalFlaw, string>> = {
  no_base:
    "Use a change in per cent (or doubling, halving) as support, and tell neither the number before nor the number after, nor anything from which they could be worked out. A small number behind it must be well possible.",
  outlier:
    "Use an average over all members of a small complete group (six to twelve branches, months, teams, streets), so that nobody can say that too few were asked, as if the average were usual. Give the single values in the passage: all but one of them (or two) lie close together, and that one is so far off that it makes the average. Work the average out so that it is right to the digit.",
  no_subgroups:
    "Use one average or one overall rate over a mixed group of very many as if it held for every part of it, or for the very part that the conclusion is about. Say plainly of which different people or things the group consists; give no figure for any part. No extreme single case plays a role.",
  small_sample:
    "Use what three to eight people or cases said or did as support for a claim about very many. Say how many there were; the figure may be turned into a share or a per cent.",
};

const module6: readonly ArgumentPattern[] = [
  {
    id: "one-remedy",
    brief:
      "The reasons show that something is wrong; the conclusion demands one particular remedy, although others would meet the same reasons as well.",
  },
  {
    id: "one-actor",
    brief:
      "The reasons show that something should be done; the conclusion says who has to do it, although others could do it as well.",
  },
  {
    id: "whole-instead-of-part",
    brief:
      "The reasons concern some people, places or times; the conclusion demands a measure for all of them, although a narrower one would fit the reasons as well.",
  },
  {
    id: "one-explanation",
    brief:
      "The reasons are observations; the conclusion explains them in one way and draws a demand from it, although another explanation fits them as well.",
  },
  {
    id: "at-once-and-for-good",
    brief:
      "The reasons speak for a change; the conclusion demands it in full and for good, although a trial, a first step or a later date would fit the reasons as well.",
  },
];

function ofKinds(
  kinds: readonly string[],
  briefs: Readonly<Record<string, string>>,
): ArgumentPattern[] {
  return kinds.map((kind) => ({ id: kind.replaceAll("_", "-"), brief: briefs[kind] ?? "" }));
}

/** The patterns of every module. In modules 5 and 7 they are the kinds of flaws. */
export const ARGUMENT_PATTERNS: Readonly<Record<ModuleNumber, readonly ArgumentPattern[]>> = {
  1: module1,
  2: module2,
  3: module3,
  4: module4,
  5: ofKinds(FALLACIES, fallacies),
  6: module6,
  7: ofKinds(STATISTICAL_FLAWS, flaws),
};
