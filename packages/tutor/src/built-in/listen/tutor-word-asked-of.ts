import { TUTOR_WORDS } from "@elenchus/curriculum/answers/words";
import { kindOfStep } from "@elenchus/dialogue/step-kind";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { contentStems, normalise, stemOf, wordsOf } from "@elenchus/dialogue/words/words";
import { splitSentences } from "@elenchus/domain/split-sentences";

/** Ways to ask what words mean, with the words; all in lower case and with straight quotes. */
const WAYS = [
  // "What do you mean by a doubter?", "wdym support", "what means this", "what is the meaning of weight?".
  /\b(?:wdym|wh?[ao]t(?:'?s)?(?: exactly)?(?: (?:do|did|does|is))?(?: (?:you|u|ya|it))?(?: exactly)? (?:mean|means|meant)|wh?[ao]t(?:'?s| is) the meaning of)\b[ ,:]*([^?!.,;]+)/u,
  // "What does weight mean?", "does weight mean that …?"
  /\b(?:wh?[ao]t(?:'?s| is| do| does)?|does|do) ((?:(?! (?:do|did|you|u)\b)[^?!.,;]){1,60}?) (?:means?|meaning)\b/u,
  /\bby ([^?!.,;]+),? (?:do|did) (?:you|u) (?:mean|want)\b/u,
  /\bwhen (?:you|u) say ([^?!.,;]+)/u,
  // "Different kind how?"
  /^([^?!.,;]{1,40}?),? how\?/u,
];
/** "What is a doubter?", and nothing before or behind it that says or asks something else of the thing. */
const WHAT_IT_IS =
  /(?:^|^(?:and|so|but|ok|okay|sorry|wait|please|hm+|well) |[,:;"–-] ?|\b(?:me|us|know|explain|understand) )wh?[ao]t(?:(?:'?s| is| are)(?! the\b)| counts as) ((?:(?! is\b| are\b)[^?!.,;:])+?)(?= (?:exactly|again|please|pls|here|btw|lol|and|or|in|when|like|for (?:you|me))\b|\s*[?!.,;:]|$)/u;
const QUOTED = /(?<![\p{L}\p{N}])["'](\p{L}[^"']*)["'](?!\p{L})/gu;
/** Who says it of quoted words asks what they mean, and not why they were said or how they differ. */
const ASKS_OF_QUOTED =
  /^(?!.*\b(?:why|difference|same (?:as|thing))\b)(?:.*\?$|.{0,9}\b(?:wh?[ao]t|wdym)\b|.*(?:n['o]t understand|explain)\b)/u;
const MOST_QUOTED = 3;
/** What stands around the words that are asked for. */
const BEFORE =
  /^(?:(?:by|with|an?|the|that|this|these|those|your|my|its?|words?|phrase|exactly|even) )+/u;
const BEHIND =
  /(?: (?:here|exactly|again|please|pls|then|now|even|btw|lol|actually|anyway|supposed to))+$/u;
/** What the tutor quotes, of the passage or of an answer, is none of its words. */
const NOT_ITS_OWN = /"[^"]*"|\*[^*]*\*/gu;

/** A text as it is looked through: stems, without the "it" that stands within phrases. */
const plainOf = (text: string): string =>
  ` ${wordsOf(text)
    .filter((word) => word !== "it")
    .map(stemOf)
    .join(" ")} `;
const phrases = Object.keys(TUTOR_WORDS)
  .map((phrase) => ({ phrase, plain: plainOf(phrase) }))
  .toSorted((one, other) => other.plain.length - one.plain.length);

/** Words that are asked for, as they are looked through. */
interface Asked {
  readonly plain: string;
  readonly stems: readonly string[];
  /** So many words beside a phrase of the tutor's may be named with it. */
  readonly most: number;
}

/** Function words alone are about nothing, but for "both". */
function toAsked(text: string | undefined, most: number): Asked[] {
  const words = (text ?? "").trim().replace(BEFORE, "").replace(BEHIND, "");
  const stems = [...contentStems(words)];
  const isAbout = stems.length > 0 || wordsOf(words).includes("both");
  return isAbout ? [{ plain: plainOf(words), stems, most }] : [];
}

/** All words of a message that may be those asked for; what stands in quotation marks first. */
const wordsAsked = (message: string): Asked[] =>
  splitSentences(normalise(message)).flatMap((sentence) => {
    const quoted = ASKS_OF_QUOTED.test(sentence)
      ? [...sentence.matchAll(QUOTED)].flatMap(([, words]) => toAsked(words, MOST_QUOTED))
      : [];
    if (quoted.length > 0) return quoted;
    const asked = WAYS.flatMap((way) => toAsked(way.exec(sentence)?.[1], 1));
    return [...asked, ...toAsked(WHAT_IT_IS.exec(sentence)?.[1], 0)];
  });

/** The one word of a question that repeats the tutor's and asks nothing else: "weight?" */
const wordEchoed = (message: string): Asked[] =>
  message.trimEnd().endsWith("?") && wordsOf(message).length === 1
    ? toAsked(normalise(message), 0)
    : [];

/** The phrase of the tutor's whose meaning a message asks for, as `TUTOR_WORDS` has it: the longest, and rather one that was said last. */
export function tutorWordAskedOf(view: DialogueView, message: string): string | null {
  const passage = plainOf(view.argument.passage);
  // Where words are looked for, those of the passage are what the learner speaks of.
  const isOfStep = ({ plain }: Asked): boolean =>
    kindOfStep(view) !== "ambiguous_term" || !passage.includes(plain);
  const asked = wordsAsked(message).filter(isOfStep);
  const echoed = wordEchoed(message).filter(isOfStep);
  if (asked.length + echoed.length === 0) return null;
  const said = view.transcript
    .filter(({ sender }) => sender === "system")
    .map(({ text }) => plainOf(text.replaceAll(NOT_ITS_OWN, ",")));
  const all = said.join("");
  const last = said.at(-1) ?? "";
  const isAsked = ({ plain, stems, most }: Asked, phrase: string): boolean => {
    const others = stems.filter((stem) => !phrase.includes(` ${stem} `));
    const isIn = plain.includes(phrase) && others.length <= most;
    // Whatever else is named has to be the tutor's, too: else something else is asked.
    if (isIn) return others.every((stem) => all.includes(` ${stem} `));
    return most > 0 && phrase.includes(plain) && last.includes(phrase);
  };
  const find = (words: readonly Asked[], isThere: (phrase: string) => boolean) =>
    phrases.find(({ plain }) => isThere(plain) && words.some((one) => isAsked(one, plain)))?.phrase;
  const ofLast = find([...asked, ...echoed], (phrase) => last.includes(phrase));
  return ofLast ?? find(asked, (one) => all.includes(one) && !passage.includes(one)) ?? null;
}
