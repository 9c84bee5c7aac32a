/**
 * Uses of what a supported browser may lack that do no harm there, and why.
 * @type {Readonly<Record<string, string>>}
 */
export const KNOWN_USES = {
  "Error.captureStackTrace": "zod asks for it.",
  ".checkVisibility()": "Base UI asks for it.",
  ".startViewTransition()": "React catches its absence; we have no view transitions.",
  navigation: "React asks for it.",
  setImmediate: "React asks for it.",
  ".use()": "React's own.",
  ".toArray()": "React's Children.",
  ".when()": "zod's own.",
  ".lock()": "Base UI's own.",
};
