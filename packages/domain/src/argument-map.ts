/** What the nodes of an argument map can be. */
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

/** What a node of an argument map is. */
export type MapKind = (typeof MAP_KINDS)[number];
