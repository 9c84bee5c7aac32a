/** "I never said that", "I was not judging", "I only asked". */
const OWN_WORDS =
  /(?<!\bas if )\bi(?:['’]ve| have| had| did| was)?\s*(?:n['’]?t|not|never|didnt|havent|wasnt)\s+(?:\w+\s+){0,2}?(?:said|say|saying|mean|meant|mention(?:ed)?|give|gave|given|giving|answer\w*|judg\w+|claim(?:ed|ing)?|named?|ask|asked|asking|propos\w+)\b|\bi(?:['’]m| was)? only (?:ask(?:ed|ing)?|sa(?:id|ying)|meant?)\b/iu;
/** "That wasn't my verdict", "not what I meant", "I talked about the other one", "you misquoted me". */
const TAKEN_FOR_IT =
  /\b(?:(?:that|it|this)(?:['’]s| was| is)?\s*(?:n['’]?t|not|wasnt|isnt) (?:my (?:answer|verdict|reason|point|conclusion|find)|an answer|a (?:verdict|claim))|not what i (?:said|meant|mean|wrote)|i (?:(?:was )?talk(?:ed|ing)|spoke|was speaking) (?:about|of)|misquoted)\b/iu;

/** Whether a text says that something was not said, or not meant: right after a credit it gives the credit back. */
export const disowns = (text: string): boolean => OWN_WORDS.test(text) || TAKEN_FOR_IT.test(text);
