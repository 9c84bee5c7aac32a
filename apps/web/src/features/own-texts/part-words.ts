import type { ModuleNumber } from "@elenchus/domain/modules";
import type { OwnTextPart } from "@elenchus/domain/own-text";
import { labelOfPart, TERM_LINES } from "@elenchus/domain/own-text-labels";

/** What a form says of one kind of point. */
export interface PartWords {
  /** The label of the kind. */
  readonly name: string;
  /** What it is, and what is to be written. */
  readonly what: string;
  /** Of lines that say it, from a whole sentence to a few words. */
  readonly examples: readonly string[];
  /** What the line for its name is called, where it has one. */
  readonly nameLabel?: string;
  readonly nameExample?: string;
  /** Names of the lines, where each has a place of its own. */
  readonly lines?: readonly string[];
}

type Words = Omit<PartWords, "name">;

const CONCLUSION: Words = {
  what: "What the writer wants the reader to accept.",
  examples: ["The library should abolish fines.", "no more fines", "people shouldn't have to pay"],
};
const REASON: Words = {
  what: "One ground that the writer gives for it.",
  examples: ["Fines keep poor families away.", "poor people stop coming", "it scares families off"],
};
const TERM: Words = {
  what: "A word or phrase of the text that two fair readers can take in two ways.",
  examples: [
    "less than an hour away",
    "in the same town",
    "Only in the first sense is it easy to get there.",
  ],
  nameLabel: "Word or phrase, as the text has it",
  nameExample: "near",
  lines: TERM_LINES,
};
const FLAW: Words = {
  what: "What is wrong with the marked sentence, in other words than the text's.",
  examples: ["The other side never said that.", "nobody wants that", "it twists what they say"],
};

const FINDS: Readonly<Partial<Record<ModuleNumber, Words>>> = {
  2: {
    what: "A fact that the text does not give, and that would matter. Ask for it.",
    examples: [
      "How many people pay fines today?",
      "how many are fined",
      "it doesn't say how many pay",
    ],
  },
  3: {
    what: "A fact that is taken for granted, and that the argument needs.",
    examples: [
      "People bring books back without fines.",
      "they return books anyway",
      "readers are honest",
    ],
  },
  6: {
    what: "Something else that somebody could conclude from the same reasons.",
    examples: ["Fines should be lower.", "make it cheaper instead", "only children shouldn't pay"],
  },
};

const OTHERS: Readonly<Record<Exclude<OwnTextPart, "find">, Words>> = {
  conclusion: CONCLUSION,
  reason: REASON,
  term: TERM,
  flaw: FLAW,
  first_value: {
    what: "What matters most to the writer, as it shows in this text.",
    examples: ["access to books for everybody", "that everyone can read", "nobody is left out"],
    nameLabel: "In a word or two",
    nameExample: "fairness",
  },
  second_value: {
    what: "What somebody who disagrees would care about more.",
    examples: ["order in the library", "that books come back in time", "keeping to the rules"],
    nameLabel: "In a word or two",
    nameExample: "order",
  },
};

/** The words for a kind of point in a module. */
export function wordsFor(part: OwnTextPart, module: ModuleNumber): PartWords {
  const words = part === "find" ? (FINDS[module] ?? REASON) : OTHERS[part];
  return { name: labelOfPart(part, module), ...words };
}

/** Kinds of flaws, by their names on the wire. */
export const FLAW_NAMES: Readonly<Partial<Record<ModuleNumber, Readonly<Record<string, string>>>>> =
  {
    5: {
      strawman: "Strawman",
      ad_hominem: "Ad hominem",
      false_dichotomy: "False dichotomy",
      slippery_slope: "Slippery slope",
    },
    7: {
      no_base: "A percentage change without a base figure",
      outlier: "An average that outliers skew",
      no_subgroups: "A whole-group average without figures for sub-groups",
      small_sample: "A very small sample",
    },
  };

/** Steps in which a mistake can be made. */
export const STEP_WORDS = ["Conclusion", "Reasons", "The module's own step"] as const;
