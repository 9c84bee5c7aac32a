/** Longest quotation of a learner, in words. */
const QUOTE_WORDS = 30;

/** The learner's words in quotation marks, on one line, without their Markdown. */
export function quoteLearner(text: string): string {
  const words = text
    .replaceAll(/[*_`#<>[\]]/gu, "")
    .trim()
    .split(/\s+/u);
  const short = words.slice(0, QUOTE_WORDS).join(" ");
  return `"${short.replaceAll('"', "'")}${words.length > QUOTE_WORDS ? " …" : ""}"`;
}
