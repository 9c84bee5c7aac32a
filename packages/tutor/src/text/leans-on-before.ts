/** How a sentence begins that says little without the one before it. */
const LEANS =
  /^["'“‘(]?(?:that|this|these|those|it|they|he|she|both|neither|so|but|and|then|instead|however|still|such|the (?:other|second|latter|former))\b/iu;

/** Whether a sentence leans on the one before it: "That is why …". */
export function leansOnBefore(sentence: string): boolean {
  return LEANS.test(sentence.trim());
}
