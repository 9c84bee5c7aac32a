import { withoutInvisible } from "@elenchus/domain/invisible";

/** Whether a learner's text may be shown to other learners. Port: a better judge can take its place. */
export type Moderate = (text: string) => boolean;

/** Abuse and nothing else, whatever is spoken of. Matched whole, in any case. */
const ABUSE = [
  "arseholes?",
  "assholes?",
  "cocksuckers?",
  "cunts?",
  "dickheads?",
  "faggots?",
  "(?:mother)?fuck\\w*",
  "gangbangs?",
  "kikes?",
  "kill yourself",
  "kys",
  "nigg(?:a|er)s?",
  "shit\\w*",
  "trann(?:y|ies)",
  "twats?",
  "wank(?:s|ed|ing|ers?|y)?",
];

/** Words that no learner should meet in a list of others' interests, though some of them can be innocent. */
const REFUSED_WORDS = [
  ...ABUSE,
  "arses?",
  "ass(?:es)?",
  "bastards?",
  "bitch(?:es)?",
  "bollocks",
  "cocks?",
  "dicks?",
  "dildos?",
  "dykes?",
  "fags?",
  "gooks?",
  "heil",
  "hitler",
  "incest",
  "kill (?:myself|him|her|them)",
  "nazis?",
  "paedophil\\w*",
  "pedo(?:phil\\w*)?s?",
  "piss\\w*",
  "porn\\w*",
  "pricks?",
  "puss(?:y|ies)",
  "rap(?:e|ed|es|ist|ists|ing)",
  "retard(?:s|ed)?",
  "sluts?",
  "spics?",
  "suicid\\w*",
  "whores?",
  "xxx",
];

const wholeWords = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "iu");
const REFUSED = wholeWords(REFUSED_WORDS);
const ABUSIVE = wholeWords(ABUSE);

/** Addresses, numbers to call and handles tell who someone is. */
const PERSONAL = /@|https?:|www\.|(?:\d[\s().-]*){7,}/i;

/** Letters that stand for others in words that hide from lists. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  $: "s",
  "!": "i",
};

function unmask(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[013457$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

/** A text as both lists read it: nothing hides in it, and every letter has its plain form. */
function plainOf(text: string): string {
  return withoutInvisible(text).normalize("NFKC");
}

/** Moderation by a word list, and by what looks like personal data. */
export const passesWordList: Moderate = (text) => {
  const plain = plainOf(text);
  if (PERSONAL.test(plain)) return false;
  return !REFUSED.test(plain) && !REFUSED.test(unmask(plain));
};

/**
 * The first look at what a model writes for learners: abuse is refused at once. Words that can be innocent,
 * such as the dykes of Holland, are for the moderator behind it, and so are numbers: "1914-1918" calls nobody.
 */
export const passesAbuseList: Moderate = (text) => {
  const plain = plainOf(text);
  return !ABUSIVE.test(plain) && !ABUSIVE.test(unmask(plain));
};
