/** Name and version of the built-in tutor, as its judgements carry it. */
export const BUILT_IN_NAME = "built-in@1";
