/** The fallacies of module 5. Source: specification §1. */
export const FALLACIES = ["strawman", "ad_hominem", "false_dichotomy", "slippery_slope"] as const;
export type Fallacy = (typeof FALLACIES)[number];

/** The flaws in the use of figures of module 7. Source: specification §1. */
export const STATISTICAL_FLAWS = ["no_base", "outlier", "no_subgroups", "small_sample"] as const;
export type StatisticalFlaw = (typeof STATISTICAL_FLAWS)[number];
