import { contentStems } from "./words.ts";

/** What is said before anything is said: it joins on, is a mere sound, counts, or is "I think". */
const OPENING =
  /^(?:(?:and|but|also|or|anyway|[ao]h+|h+m+)\b[\s,:;.!…–-]+|(?:ok(?:ay)?|well|so|then|right|yes|one|two|sorry|wait|first(?!:|.*second))[,:;.!…]+\s+|(?:so|well|then|ok(?:ay)?)\s+(?=(?:its?|they|the|there|we|you|i|so(?![.,])|but|and)\b)|i(?:['’]?d| would)?\s+(?:(?:just|already)\s+)?(?:think|suppose|guess|reckon|believe|say|said|mean),?\s+(?!(?:that|so|not|of|about|in|like|this)\b))+(?=\S+\s)/iu;
/** What calls the answer by its name before it is given: "the reason is that", "first premise:", "I just said that:", "one could conclude that". */
const NAMING =
  /^(?:(?:(?:the|one|another|my|his|her|their|first|second|main|hidden|writer['’]?s|author['’]?s)\s+){0,3}(?:conclusion|reason|premise|assumption|claim|point|idea|answer|verdict)(?:\s+(?:is|was)\s+that|:)|i\s+(?:just\s+|already\s+)?said\s+that:|(?:one|you|somebody)\s+could\s+(?:\w+\s+)?(?:conclude|argue|say)\s+(?:instead\s+)?that)\s+/iu;
/** "(I think) (it's) that they …": of what begins so, a clause is left. */
const THAT =
  /^(?:i\s+(?:think|suppose|guess|believe)\s+)?(?:it(?:['’]s|\s+is|\s+was)\s+)?that\s+(?=(?:they|he|she|we|you|people|there|the)\s)/iu;

/** What has fewer words of content says nothing by itself. */
const LEAST_STEMS = 3;

/** A text without the words in front that only lead up to what it says; the whole of it where too little would be left. */
export function withoutLeadIn(text: string): string {
  const opened = text.replace(OPENING, "");
  const named = opened.replace(NAMING, "").replace(THAT, "");
  const left = contentStems(named).size < LEAST_STEMS ? opened : named;
  return left === text ? text : withoutLeadIn(left);
}
