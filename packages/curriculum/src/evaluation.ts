import type { ValueId } from "./values.ts";

/** The parts of one reason that the modules need which evaluate. */
export interface ReasonEvaluation {
  /** A fact that a passage with this reason does not tell, though the reason's weight depends on it. Module 2. */
  readonly gap: {
    /** One question, 6–20 words, that neither the issue's background nor any of its reasons answers. */
    readonly question: string;
    /** At least five ways in which a learner may say what is missing: questions, "it doesn't say …", terse. */
    readonly paraphrases: readonly string[];
  };
  /** An assumption between this reason and the claim, unsaid and checkable. Module 3. */
  readonly assumption: {
    /** A descriptive clause, 8–20 words, no "should": the smallest belief that the step needs. */
    readonly clause: string;
    /** At least five ways in which a learner may say it: terse, plain, wordy, as a doubt. */
    readonly paraphrases: readonly string[];
  };
  /** Another thing than the claim that this reason would support as well. Module 6. */
  readonly alternative: {
    /** A clause with "should", 8–20 words, that is neither the claim, nor a part of it, nor its denial. */
    readonly clause: string;
    /** At least four ways in which a learner may say it: terse, plain, wordy. */
    readonly paraphrases: readonly string[];
  };
}

/** One side of a value conflict. */
export interface RankedValue {
  /** One to three names of the value, the best first. */
  readonly ids: readonly ValueId[];
  /** The value as it shows in this issue, a noun phrase of 2–9 words: "a fair chance for weaker players". */
  readonly phrase: string;
  /** At least four ways in which a learner may name it, terse to wordy, mostly without the value's own name. */
  readonly paraphrases: readonly string[];
}

/** The value that the claim serves. */
export interface FirstValue extends RankedValue {
  /** Which of the issue's reasons show it, where the claim alone does not: a passage that ranks values gives them all. */
  readonly shownBy?: readonly (0 | 1 | 2)[];
}

/** The value that the claim puts first and the one that it puts second. Module 4. */
export interface ValueConflict {
  readonly first: FirstValue;
  readonly second: RankedValue;
  /** A clause, 8–18 words, that shows what is given up for the claim, without naming either value. */
  readonly concession: string;
}

/** Something said that is a fault of reasoning, and how a learner may explain what is wrong with it. */
interface Fault {
  /** At least four ways in which a learner may say what goes wrong, without the fallacy's name. */
  readonly paraphrases: readonly string[];
}

/** Four faults of reasoning by which the claim might be argued for. Module 5. */
export interface FallacyMaterial {
  readonly strawman: Fault & {
    /** The aim that the other side is made to have, "to …", 8–18 words; far from what the objection says. */
    readonly distortion: string;
  };
  readonly adHominem: Fault & {
    /** One person of the other side, with article, 2–9 words: "the chairman of the district league". */
    readonly opponent: string;
    /** A predicate about that person, 6–16 words, third person singular, that has nothing to do with the matter. */
    readonly attack: string;
  };
  readonly falseDichotomy: Fault & {
    /** The claim carried out, a clause of 4–14 words in the present tense with "we", "they" or a noun. */
    readonly option: string;
    /** The only other course that is admitted, a clause of 5–16 words, made to look bad. */
    readonly threat: string;
    /** Two courses that lie between, clauses of 5–16 words with "could". */
    readonly thirdWays: readonly [string, string];
  };
  readonly slipperySlope: Fault & {
    /** That the claim is not followed, a clause of 3–12 words in the present tense, to stand after "if". */
    readonly first: string;
    /** Three clauses with "will", 4–14 words each, each going further than the one before. */
    readonly steps: readonly [string, string, string];
  };
}

/** Numbers that can be counted and averaged about an issue so that they seem to speak for the claim. Module 7. */
export interface Figures {
  /** Plural noun phrase, 2–12 words, no figure in it: when their number rises, that speaks for the claim. */
  readonly counted: string;
  /** The same in 1–3 words, plural: "departures". */
  readonly countedShort: string;
  /** Plural noun phrase, 1–8 words: people who can be asked about the matter. */
  readonly people: string;
  /** Plural predicate, 4–14 words, that speaks for the claim: "say that the table spoils their Saturdays". */
  readonly opinion: string;
  readonly amount: {
    /** Plural noun phrase, 1–9 words, of those who are averaged: "families with a child in the league". */
    readonly members: string;
    /** One of them, with article: "a family with a child in the league". */
    readonly member: string;
    /** Plural verb phrase that opens before the figure: "spend", "wait". */
    readonly verb: string;
    /** The same in the third person singular: "spends", "waits". */
    readonly verbSingular: string;
    /** Unit behind the figure, plural: "pounds", "hours", "minutes", "euros". */
    readonly unit: string;
    /** Words that follow the unit, 2–10 of them: "a season on extra training". A high average speaks for the claim. */
    readonly purpose: string;
    /** The usual amount for all but one of them, a whole number from 2 to 60. */
    readonly usual: number;
    /** Why one of them is far above the rest, a relative clause of 4–14 words: "whose son has a private coach". */
    readonly outlier: string;
  };
  readonly subgroups: {
    /** A clause, 12–24 words, with an average over a whole group that speaks for the claim. */
    readonly finding: string;
    /** The two sub-groups for which the figure may differ, plural noun phrases of 1–6 words. */
    readonly groups: readonly [string, string];
    /** At least four ways in which a learner may say that the parts may differ from the whole. */
    readonly paraphrases: readonly string[];
  };
}

/** The parts of an issue that modules 4, 5 and 7 need; those that 2, 3 and 6 need stand with each reason. */
export interface IssueEvaluation {
  readonly values: ValueConflict;
  readonly fallacies: FallacyMaterial;
  readonly figures: Figures;
}
