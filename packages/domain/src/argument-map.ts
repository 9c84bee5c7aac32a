/** What the nodes of an argument map can be, each with its name for people. */
export const MAP_KIND_NAMES = {
  conclusion: "Conclusion",
  reason: "Reason",
  ambiguous_term: "Ambiguous word or phrase",
  missing_information: "Missing information",
  assumption: "Factual assumption",
  value: "Value",
  fallacy: "Fallacy",
  fallacy_name: "Name of the fallacy",
  alternative: "Other conclusion",
  statistical_flaw: "Flaw in the figures",
  impact: "Impact on persuasiveness",
  probe: "Further question",
} as const;

/** What a node of an argument map is. */
export type MapKind = keyof typeof MAP_KIND_NAMES;

/** Every {@link MapKind}. */
export const MAP_KINDS = Object.keys(MAP_KIND_NAMES) as [MapKind, ...MapKind[]];
