import { MAX_SENTENCE, type Mark, type MarkRole } from "@elenchus/domain/marks";
import type { Argument } from "./argument.ts";
import type { TranscriptEntry } from "./dialogue.ts";
import { sentencesOfPassage } from "./passage-sentences.ts";
import { wordsOf } from "./words/words.ts";

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const SENTENCES: ReadonlySet<string | undefined> = new Set(["sentence", "line"]);

/** The index that a message names as a sentence's place ("the last line"); null where it names none, or several. */
function placeNamed(message: string, count: number): number | null {
  const words = wordsOf(message);
  const named = words.flatMap((word, at) => {
    if (!SENTENCES.has(words[at + 1])) return [];
    if (word === "last") return [words[at - 1] === "second" ? count - 2 : count - 1];
    const place = PLACES.indexOf(word);
    return place === -1 ? [] : [place];
  });
  const [only = MAX_SENTENCE] = named;
  return named.length === 1 && only >= 0 && only < count ? only : null;
}

/** What a learner who was asked to mark a sentence names by its place: "the last sentence" is a mark. */
export function pointByPlace(
  argument: Argument,
  transcript: readonly TranscriptEntry[],
  message: string,
): Mark[] {
  const move = transcript.findLast(({ sender }) => sender === "system")?.move;
  const kind = argument.key.expectations.find(({ id }) => id === move?.target)?.kind;
  const sentence = placeNamed(message, sentencesOfPassage(argument).length);
  if (move?.kind !== "locate" || kind === undefined || sentence === null) return [];
  const role: MarkRole = kind === "conclusion" || kind === "reason" ? kind : "flaw";
  return [{ sentence, role }];
}
