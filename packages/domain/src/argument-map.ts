/** The kinds of nodes of an argument map. */
export const MAP_KINDS = [
  "conclusion",
  "reason",
  "ambiguous_term",
  "missing_information",
  "assumption",
  "value",
  "fallacy",
  "fallacy_name",
  "alternative",
  "statistical_flaw",
  "impact",
  "probe",
] as const;

/** A node's kind. */
export type MapKind = (typeof MAP_KINDS)[number];
