import type { MapKind } from "./argument-map.ts";

/** The kinds of nodes of an argument map, each with its name for people. */
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
} as const satisfies Record<MapKind, string>;

const EMPTY = { open: "Still to be found", not_reached: "This step was not reached" } as const;

/** How a node came into the map, or why it is empty, said to its learner or to somebody else. */
export const MAP_STANDING_NAMES = {
  learner: { found: "You found this", told: "The tutor told you this", ...EMPTY },
  supervisor: { found: "Found by the learner", told: "Told by the tutor", ...EMPTY },
} as const;

/** Who looks at a map. */
export type MapReader = keyof typeof MAP_STANDING_NAMES;
