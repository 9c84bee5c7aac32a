import { contentStems, isFunctionWord, stemOf, wordsOf } from "./words.ts";

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Parts of an argument, and what else an answer calls what it is going to say. */
const NAMES = contentStems(
  "conclusion reason premise assumption claim point idea thing message verdict answer",
);
const SAYING = listOf(
  "say said think thought suppose guess reckon believe mean infer conclude concluded argue argued",
);
/** What else stands in "granting both premises, one could conclude instead that". */
const AROUND = contentStems(
  "anyway well ok okay right first second third one two general main whole independent granting writer author piece " +
    "text passage argument end really basically driving getting after wants somebody marked instead equally",
);
const IS = listOf("is was be it's its one's point's idea's");
/** "He says that" is part of what is said of him. */
const OTHERS = listOf("he she they writer author passage text argument somebody");
/** What has one of these says how far something holds, or where, and stays. */
const LIMITS = listOf("no not never nobody nothing none only if unless without until when where");
/** Behind "that" these show that it points to something. */
const VERBS = listOf(
  "is was are were would could should can may might must will does did has had makes means shows ought shouldn't mustn't",
);
const POINTED = listOf("one same such way kind sort part bit");
/** What a clause begins with whose "is" may be cut: not "weak because", nor "a promise". */
const SUBJECTS = listOf("the they you we");

/** What is said before anything is said: it joins on, is a mere sound, counts, or is "I think". */
const OPENING =
  /^(?:(?:and|but|also|or|anyway|[ao]h+|h+m+)\b[\s,:;.!…–-]+|(?:ok(?:ay)?|well|so|then|right|yes|second|one|two|sorry|wait|first(?!:|.*second))[,:;.!…]+\s+|(?:so|well|ok(?:ay)?)\s+(?=(?:its?|they|the|there|we|you|i|so(?![.,])|but|and)\b)|i(?:['’]?d| would)?\s+(?:(?:just|already)\s+)?(?:think|suppose|guess|reckon|believe|say|said|mean),?\s+(?!(?:that|so|not|of|about|in|like|this)\b))+(?=\S+\s)/iu;

/** So near its beginning a clause has its verb. */
const CLAUSE = 5;
/** Words in which a lead-in ends, at most. */
const MOST_WORDS = 30;
/** What has fewer words of content says nothing by itself. */
const LEAST_STEMS = 3;

const isContent = (word = ""): boolean => word !== "" && !isFunctionWord(word);

/** Whether words speak of the answer alone, and neither of the matter nor of a limit. */
function isTalk(words: readonly string[]): boolean {
  return words.every((word) => {
    const stem = stemOf(word);
    const isKnown = isFunctionWord(word) || SAYING.has(word) || NAMES.has(stem) || AROUND.has(stem);
    return isKnown && !LIMITS.has(word) && !word.endsWith("n't");
  });
}

/** Whether words lead up to others: "the reason is that", "one could conclude that", "first premise:", "that". */
function leadsUp(words: readonly string[], mark: string, behind: readonly string[]): boolean {
  const [first = ""] = words;
  const [next = "", second = ""] = behind;
  const [verb = "", last = ""] = words.length > 1 ? words.slice(-2) : ["", first];
  if (!isTalk(words)) return false;
  if (mark === ":" && last !== "that") return words.some((word) => NAMES.has(stemOf(word)));
  if (last !== "that") {
    const isSubject = SUBJECTS.has(next) || (isContent(next) && isContent(second));
    return IS.has(last) && NAMES.has(stemOf(verb)) && isSubject;
  }
  if (VERBS.has(next) || POINTED.has(next) || next.endsWith("n't")) return false;
  if (words.length === 1) return isFunctionWord(next);
  // "It's that bit at the end" points; "it's that people should pay" says something.
  const says = behind.slice(0, CLAUSE).some((word) => VERBS.has(word));
  if (IS.has(verb)) return !VERBS.has(first) && (says || words.length > 2);
  const isSaid = words.some((word) => SAYING.has(word));
  return isSaid && !NAMES.has(stemOf(verb)) && !words.some((word) => OTHERS.has(word));
}

/** A text without the words in front that only lead up to what it says; the whole of it where too little would be left. */
export function withoutLeadIn(text: string): string {
  const opened = text.replace(OPENING, "");
  if (opened !== text) return withoutLeadIn(opened);
  const parts = text.split(" ");
  const words = parts.map(wordsOf);
  const end = parts
    .slice(0, MOST_WORDS)
    .findLastIndex((part, at) =>
      leadsUp(words.slice(0, at + 1).flat(), part.slice(-1), words.slice(at + 1).flat()),
    );
  const left = parts.slice(end + 1).join(" ");
  return end === -1 || contentStems(left).size < LEAST_STEMS ? text : withoutLeadIn(left);
}
