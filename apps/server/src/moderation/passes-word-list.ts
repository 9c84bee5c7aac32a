/** Whether a learner's text may be shown to other learners. Port: a better judge can take its place. */
export type Moderate = (text: string) => boolean;

/** Words that no learner should meet in a list of others' interests. Matched whole, in any case. */
const REFUSED_WORDS = [
  "arse(?:hole)?s?",
  "ass(?:hole)?s?",
  "bastards?",
  "bitch(?:es)?",
  "bollocks",
  "cocks?",
  "cocksuckers?",
  "cunts?",
  "dickheads?",
  "dicks?",
  "dildos?",
  "dykes?",
  "fag(?:got)?s?",
  "(?:mother)?fuck\\w*",
  "gangbangs?",
  "gooks?",
  "heil",
  "hitler",
  "incest",
  "kikes?",
  "kill (?:yourself|myself|him|her|them)",
  "kys",
  "nazis?",
  "nigg(?:a|er)s?",
  "paedophil\\w*",
  "pedo(?:phil\\w*)?s?",
  "piss\\w*",
  "porn\\w*",
  "pricks?",
  "puss(?:y|ies)",
  "rap(?:e|ed|es|ist|ists|ing)",
  "retard(?:s|ed)?",
  "shit\\w*",
  "sluts?",
  "spics?",
  "suicid\\w*",
  "trann(?:y|ies)",
  "twats?",
  "wank\\w*",
  "whores?",
  "xxx",
];

const REFUSED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${REFUSED_WORDS.join("|")})(?![\\p{L}\\p{N}])`,
  "iu",
);

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

/** Moderation by a word list, and by what looks like personal data. */
export const passesWordList: Moderate = (text) => {
  if (PERSONAL.test(text)) return false;
  return !REFUSED.test(text) && !REFUSED.test(unmask(text));
};
