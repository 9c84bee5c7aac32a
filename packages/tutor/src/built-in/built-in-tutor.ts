import type { Tutor } from "@elenchus/dialogue/tutor";
import type { Argument } from "@elenchus/dialogue/argument";
import { BUILT_IN_NAME } from "./built-in-name.ts";
import { assessMessage } from "./grade/assess.ts";
import { composeNearest } from "./compose-nearest.ts";
import { splitSentences } from "@elenchus/domain/split-sentences";
import type { SentenceEncoder } from "../text/sentence-encoder.ts";
import { suggestIssues } from "./suggest-issues.ts";
import { summarise } from "./summarise/summarise.ts";
import { openDialogue } from "@elenchus/dialogue/open-dialogue";
import { untilAborted } from "../text/until-aborted.ts";
import { wordMove } from "./word/word-move.ts";

/** Splits a text where it may be shown piece by piece: behind words. */
function* piecesOf(text: string): Generator<string> {
  for (const [piece] of text.matchAll(/\S+\s*|\s+/gu)) yield piece;
}

/**
 * The tutor that needs neither key nor network: arguments composed from the curriculum, answers
 * judged by sentence embeddings with patterns, words from phrase banks.
 */
export function createBuiltInTutor({ encoder }: { encoder: SentenceEncoder }): Tutor {
  return {
    name: BUILT_IN_NAME,
    offersChoice: true,
    suggestIssues: (request, { signal }) =>
      untilAborted(signal, () => suggestIssues(encoder, request)),
    writeArgument: (request, { signal }) =>
      untilAborted(signal, async () => {
        const argument = await composeNearest(encoder, request);
        await encoder.embed(textsOf(argument));
        return argument;
      }),
    openDialogue,
    assess: (view, message, { signal }) =>
      untilAborted(signal, () => assessMessage(encoder, view, message, BUILT_IN_NAME)),
    async *wordMove(view, message, move, { signal }) {
      for (const piece of piecesOf(wordMove(view, message, move))) {
        signal.throwIfAborted();
        yield piece;
      }
    },
    summarise: (view, { signal }) => untilAborted(signal, async () => summarise(view)),
  };
}

/** Everything of a key that answers are compared with, so that the first turn finds it encoded. */
function textsOf(argument: Argument): string[] {
  const { key } = argument;
  return [
    ...splitSentences(argument.passage),
    ...key.expectations.flatMap((one) => [
      ...one.paraphrases,
      ...(one.term ? [one.term.phrase, ...one.term.readings] : []),
    ]),
    ...key.misconceptions.flatMap((one) => one.paraphrases),
  ];
}
