const EMPTY = { open: "Still to be found", not_reached: "This step was not reached" } as const;

/** How a node came into the map, or why it is empty, said to its learner or to somebody else. */
export const MAP_STANDING_NAMES = {
  learner: { found: "You found this", told: "The tutor told you this", ...EMPTY },
  supervisor: { found: "Found by the learner", told: "Told by the tutor", ...EMPTY },
} as const;

/** Who looks at a map. */
export type MapReader = keyof typeof MAP_STANDING_NAMES;
