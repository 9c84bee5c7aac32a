/** The seven modules, numbered as learners see them. Source: specification §1. */
export const MODULE_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

/** A module's number, 1 to 7. */
export type ModuleNumber = (typeof MODULE_NUMBERS)[number];

/** The title of every module, verbatim. Source: specification §1. */
export const MODULE_TITLES: Readonly<Record<ModuleNumber, string>> = {
  1: "Identifying an Argument's Conclusion and Supporting Reasons",
  2: "Evaluating an Argument's Key Missing Information",
  3: "Evaluating an Argument's Factual Assumptions",
  4: "Evaluating an Argument's Value Preferences",
  5: "Evaluating an Argument's Logical Fallacies",
  6: "Evaluating an Argument's Alternative Conclusions",
  7: "Evaluating an Argument's Flawed Statistical Reasoning",
};
