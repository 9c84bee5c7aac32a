/** Leads up to a courtesy. */
const LEAD_IN = "(?:(?:ok|okay|well|fine|good|no|yes|right|all right|then|now|and|so)[, ]+)*";

/** What is said for the sake of kindness, to decline, or to announce what comes: nothing can be told by it. */
const COURTESIES = [
  "(?:many )?(?:thank you|thanks)(?: very much)?(?: for (?:that|trying|asking|saying so|your (?:answer|reply|question|patience|honesty)))?",
  "(?:just )?take (?:your|all the) time(?: with (?:it|this|that))?",
  "(?:there(?:'s| is) )?no (?:harm|hurry|rush|shame)(?: (?:in (?:that|saying so|asking|not knowing)|at all))?",
  "never mind|no matter|no problem|not to worry|(?:please )?(?:don't|do not) worry",
  "(?:that is|that's|it is|it's) (?:quite |perfectly )?(?:all right|ok|okay|no problem)",
  "(?:i am|i'm) (?:here|listening|sorry(?: to hear (?:that|it))?)",
  "(?:i will|i'll|let me) (?:show|tell) you (?:this|that) one",
  "(?:i will|i'll|let me) (?:help you(?: along| on)?|give you a hint)(?: instead| with it)?",
  "finding (?:it|that)(?: yourself| out)? is (?:the point|what this is for)(?: of (?:the|this) (?:exercise|step|task))?",
  "(?:that|it) is (?:yours|for you) to find(?: out)?",
].join("|");
const COURTESY = new RegExp(
  `^${LEAD_IN}(?:${COURTESIES})(?:,? (?:and|but|so) (?:${COURTESIES}))*[.!]$`,
  "u",
);

/** Whether a normalised sentence is courtesy and nothing else. */
export function isCourtesy(normal: string): boolean {
  return COURTESY.test(normal);
}

/** What is said of a right answer as such, whatever it is about. */
const CONFIRMATIONS = [
  "you (?:can|may) (?:build|rely|lean|count) on (?:it|that|this)",
  "(?:that|this|it) (?:holds|stands|counts|fits|does it|will do|carries weight|is solid ground)",
  "(?:that is |that's )?(?:well|nicely|neatly|clearly) (?:done|put|seen|read|said|spotted|observed|argued)",
  "(?:that is|that's|it is|it's) (?:quite |a )?(?:right|fair|sound|fair reading|good find|good eye|solid find)",
].join("|");
const CONFIRMATION = new RegExp(`^${LEAD_IN}(?:indeed,? )?(?:${CONFIRMATIONS})[.!]$`, "u");

/** Whether a normalised sentence confirms and does nothing else: it may be said where something was right. */
export function isConfirmation(normal: string): boolean {
  return CONFIRMATION.test(normal);
}
