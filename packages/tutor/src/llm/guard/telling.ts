import { contentStems, normalise } from "@elenchus/dialogue/words/words";
import { isChat, isSmallTalk } from "../../text/talk-words.ts";
import type { ReadText } from "./read-text.ts";

/** The thing that is looked for, by its names. */
const THING =
  "(?:answers?|solutions?|conclusions?|reasons?|points?|(?:main |central |whole )?claims?|ideas?|assumptions?|beliefs?|values?|fallac(?:y|ies)|flaws?|faults?|mistakes?|tricks?|problems?|alternatives?|weakness(?:es)?|weak spot|readings?|meanings?|gaps?|(?:missing |key )?(?:facts?|information)|impact|effect)";

/** A sentence that presents what comes as the thing itself, or as the writer's own view. */
const PRESENTS = new RegExp(
  [
    `\\b${THING}\\s+(?:here\\s+|in question\\s+)?(?:is|are|was|would be|must be)\\b(?! (?:what|not|a claim|given|in|somewhere|hidden|there|still|missing|yours|for you)\\b)`,
    `\\b(?:${THING}\\s*(?::|—|–)|(?:this|these|those|the following|like so):)`,
    `\\b(?:it|that|this)(?: is|'s) (?:rather |really |more )?(?:the|a|an) (?:\\w+ )?${THING} (?:of|that|to)\\b`,
    "\\b(?:namely|in other words|that is to say|put plainly|to be precise)\\b",
    "(?<!\\b(?:what|which|whether|how|why|where|when) )\\bthe (?:writer|author|passage|text|argument)(?:'s)? (?:really |simply |only |silently |actually )?(?:wants?|thinks?|believes?|claims?|argues?|says?|concludes?|assumes?|holds?|means?|proposes?|demands?|urges?|recommends?|takes? (?:it )?for granted|puts?|prefers?|values?|relies|counts|twists?|attacks?|ignores?|leaves out|does not (?:say|tell)|doesn't (?:say|tell))\\b",
    "\\b(?:i|some(?: people)?) (?:(?:would|do|really|rather) )?(?:bet|wish|think|believe|suspect|hope|guess|doubt|say|hold|claim)(?: you had \\w+)? that\\b",
    "\\b(?:fill (?:it |this |them )?in(?: the (?:rest|blanks?|gaps?))?\\s*:|(?:end|ends|finish|finishes|close|closes) with something like\\b)",
    "\\b(?:it|that|this) (?:is|means|amounts to|comes down to|boils down to) (?:that|because|called)\\b",
  ].join("|"),
  "u",
);
/** Whether a normalised sentence presents what comes as the thing itself, or as somebody's view. */
export function presents(normal: string): boolean {
  return PRESENTS.test(normal);
}

/** A claim, or a support, wherever it stands. */
const CLAIMS = /\b(?:because|since|therefore|thus|hence|should|ought to|must|has to|have to)\b/u;

/** Words with which a tutor speaks to somebody, or about the text rather than about its matter. */
const TALK =
  /\b(?:you(?:r|rs|rself|'ve|'re|'d|'ll)?|i(?:'m|'d|'ll|'ve)?|me|my|we|us|let's|our|passage|writer|author|sentences?|claims?|reasons?|conclusions?|arguments?|text|words?|phrases?|questions?|answers?|step|summary|dialogue)\b/u;

/** Whether a normalised sentence speaks to somebody, or about the text rather than its matter. */
export function speaksToSomebody(normal: string): boolean {
  return TALK.test(normal);
}

/** A few words behind a statement that ask for a nod. */
const TAG =
  /,? (?:don't you think|wouldn't you (?:say|agree)|would you say|do you think|isn't it|right|no)\?\W*$/u;

/** A normalised sentence without its asking for a nod. */
export function withoutTag(normal: string): string {
  return normal.replace(TAG, "");
}

/** Somebody, or people, other than the two who talk. */
const OTHERS =
  /\b(?:they|them|their|theirs|he|him|his|she|her|hers|people|folk|nobody|somebody|someone|everyone|everybody|anybody|anyone)\b/u;

/** Whether a normalised sentence speaks of others, and neither to the learner nor of the text. */
export function isAboutOthers(normal: string): boolean {
  return OTHERS.test(normal) && !TALK.test(normal);
}

const WH = "(?:what|which|who|whom|whose|why|where|when|how)";
/** A question that is open: nothing in it answers it. */
const OPEN_QUESTION = new RegExp(
  `(?:^|[,:;—–] ?(?!when (?:i|you|we|one)\\b))["'*(\\s]*(?:(?:so|and|but|well|then|now|first|next)[, ]+)*(?:(?:in|on|to|for|from|of|with|by|under|at) )?${WH}\\b[^:;—–]*$`,
  "u",
);
/** Ends in a question mark, whatever marks come after it. */
const ENDS_ASKING = /\?["'”’)*\s]*$/u;

/** The open question in which a normalised sentence ends; empty where it ends in none. */
export function askedIn(normal: string): string {
  if (!ENDS_ASKING.test(normal)) return "";
  // A sentence that trails off begins anew.
  const trailedOff = Math.max(normal.lastIndexOf("…"), normal.lastIndexOf("..."));
  const last = normal.slice(trailedOff + 1).replace(/^[.…\s]+/u, "");
  return OPEN_QUESTION.exec(last)?.[0] ?? "";
}

/** Asks only why something is so: that it is so, it says. */
const ASKS_WHY_SO =
  /^(?:["'*(\s]*)(?:(?:so|and|but|well|then|now)[, ]+)*(?:why (?:is|was|would|could|might) it (?:be )?that|how come(?: that)?|how is it that) /u;
/** A question that offers its own answer. */
const LEADING =
  /^(?:["'*(\s]*)(?:(?:so|and|but|well|then|now|hm+|ok|perhaps|maybe)[, ]+)*(?:is|isn't|are|aren't|was|could|couldn't|can|can't|might|would|wouldn't|does|doesn't|do|don't|did|didn't|should|shouldn't|must|has|have|perhaps|maybe|what if|how about|what about|that)\b|,? (?:right|correct|isn't it|is it not|don't they|doesn't it|no|wouldn't it|yes|agreed)\?\W*$|\bor\b.*\?\W*$/u;

/** Fewest content words that make a claim. */
const LEAST_CONTENT = 2;

/** What leads up to a claim in talk with somebody: "you might add that". */
const LEADS_UP =
  /^.*\b(?:add|say|says|write|argue|argues|note|mention|see|think|thinks|consider|remember|notice|mean|means|believe|believes|feel|claim|claims|know|suppose|imagine|admit|accept|conclude|assume|assumes|find|finds|found|learn|discover|realise|understand|recall|hear|hope|suspect|guess|agree|grant|insist|shows?|proves?|point out|is|fact|idea|way|tell|told)(?: (?!that\b)\w+){0,5}? that /u;
/** A question about something that it takes for granted: "How much does it matter, in your view, that …?" */
const GRANTS =
  /\b(?:how|what|why|where|who|which)\b[^?]*\b(?:matters?|bothers?|bothered|strikes?|struck|surpris\w+|important|likely|strange|odd|sure|certain|clear|true|serious|telling|convincing|helps?|counts?|weighs?|feels?|view|opinion|mind|eyes|means?|it is|it was|is it|was it)\b[^?]*? that (.+)$/u;

/** What a normalised question takes for granted; empty where that is nothing of content. */
export function grantedIn(normal: string): string {
  const granted = GRANTS.exec(normal)?.[1] ?? "";
  const content = [...contentStems(granted)].filter((stem) => !isChat(stem));
  return content.length >= LEAST_CONTENT ? granted : "";
}

/** Words of content from which on talk says something, whatever it is about. */
const MUCH_CONTENT = 4;

/** A part of a sentence with the mark behind it. */
const PART = /[^,;:()—–]+[,;:()—–]*\s*/gu;

/** A sentence without those of its parts that are mere talk: "Good, go on from there, …, and then look again." */
export function withoutTalk(sentence: string): string {
  const parts = sentence.match(PART) ?? [];
  const kept = parts.filter((part) => [...contentStems(part)].some((stem) => !isChat(stem)));
  return kept.length === 0 || kept.length === parts.length
    ? sentence
    : kept.join("").replace(/[,;:(—–\s]+$/u, "");
}

/** The part of a sentence that says something of the matter; null where it only asks, or talks. */
export function claimIn(
  { text, normal }: Pick<ReadText, "text" | "normal">,
  isOfMatter: (stem: string) => boolean,
): string | null {
  const asked = askedIn(normal);
  const isMerelyAsked = asked !== "" && TALK.test(asked);
  const before = isMerelyAsked ? normal.slice(0, normal.length - asked.length) : text;
  const said = grantedIn(normal) || before;
  const claim = withoutTalk(said.replace(LEADS_UP, ""));
  const content = [...contentStems(claim)].filter((stem) => !isChat(stem));
  const least = TALK.test(normalise(claim)) ? MUCH_CONTENT : LEAST_CONTENT;
  return content.some(isOfMatter) || content.length >= least ? claim : null;
}

/**
 * How a sentence could tell something: it presents it as the thing that is looked for, states it, offers it
 * for a nod, asks about the matter as somebody would who has found a gap, or has a claim within its talk.
 */
export type Telling = "presents" | "states" | "leads" | "asks" | "claims" | "none";

/**
 * Reads how a sentence could tell something, if it does.
 * @param isOfMatter whether a stem belongs to what the passage is about
 */
export function readTelling(
  { normal: said, stems }: ReadText,
  isOfMatter: (stem: string) => boolean,
): Telling {
  const content = stems.filter((stem) => stem !== null && !isSmallTalk(stem));
  if (content.length === 0) return "none";
  const isAboutMatter = content.some((stem) => stem !== null && isOfMatter(stem));
  const isQuestion = ENDS_ASKING.test(said) && !ASKS_WHY_SO.test(said);
  const asked = isQuestion ? askedIn(said) : "";
  if (asked !== "" && isAboutMatter && !TALK.test(asked)) return "asks";
  if (grantedIn(said) !== "") return "leads";
  // An open question tells nothing; what stands in front of it may.
  if (presents(said.slice(0, said.length - asked.length))) return "presents";
  if (asked !== "") return "none";
  if (content.length < LEAST_CONTENT) return "none";
  // What talk leads up to is stated, whoever is said to find or to say it.
  const told = said.replace(ASKS_WHY_SO, "").replace(LEADS_UP, "");
  if (!isQuestion && !TALK.test(told) && contentStems(told).size >= LEAST_CONTENT) return "states";
  if (!isAboutMatter) return "none";
  if (isQuestion) return LEADING.test(said) ? "leads" : "asks";
  return CLAIMS.test(said) ? "claims" : "none";
}
