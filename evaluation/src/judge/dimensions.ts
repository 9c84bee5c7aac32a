const GRADES = ["yes", "to_some_extent", "no"] as const;

/**
 * What a tutor's reply is judged on, with the labels of each dimension, the best first. Source: the taxonomy of
 * MRBench (Maurya, Srivatsa, Petukhova and Kochmar 2025, "Unifying AI Tutor Evaluation", NAACL), four of whose
 * dimensions are the tracks of the BEA 2025 shared task. One label is ours: `no_mistake`. MRBench has only
 * replies to mistakes, our dialogues have others too.
 */
export const DIMENSION_LABELS = {
  mistake_identification: [...GRADES, "no_mistake"],
  mistake_location: [...GRADES, "no_mistake"],
  revealing: ["no", "yes_correct", "yes_incorrect"],
  guidance: GRADES,
  actionability: GRADES,
  coherence: GRADES,
  tone: ["encouraging", "neutral", "offensive"],
  humanlikeness: GRADES,
} as const;

/** Something that a tutor's reply is judged on. */
export type Dimension = keyof typeof DIMENSION_LABELS;

/** A reply's label on each dimension. */
export type TurnLabels = {
  readonly [Name in Dimension]: (typeof DIMENSION_LABELS)[Name][number];
};

export const DIMENSIONS = Object.keys(DIMENSION_LABELS) as Dimension[];

/** Says that a dimension does not apply; it is left out of every share. */
export const NO_MISTAKE = "no_mistake";

/** The label that a good tutor's reply has. Source: the desiderata of MRBench. */
export function desiredLabel(dimension: Dimension): string {
  return DIMENSION_LABELS[dimension][0];
}

/** Labels from best to worst, where they can be put into an order; empty where they cannot. */
export function orderedLabels(dimension: Dimension): readonly string[] {
  if (dimension === "revealing") return [];
  return DIMENSION_LABELS[dimension].filter((label) => label !== NO_MISTAKE);
}

/**
 * The label as lenient agreement reads it: "to some extent" counts as "yes" (as in the BEA 2025 shared task), an
 * answer given away counts as such whether it is right or wrong, and a tone offends or does not.
 */
export function lenientLabel(label: string): string {
  switch (label) {
    case "to_some_extent":
      return "yes";
    case "yes_correct":
    case "yes_incorrect":
      return "revealed";
    case "neutral":
      return "encouraging";
    default:
      return label;
  }
}
