import type { Tutor } from "@elenchus/dialogue/tutor";
import { BUILT_IN_NAME } from "./built-in-name.ts";
import { assessMessage } from "./grade/assess.ts";
import { composeNearest } from "./compose-nearest.ts";
import type { Reader } from "../reader/reader.ts";
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
 * read by the reader, words from phrase banks.
 */
export function createBuiltInTutor({ reader }: { reader: Reader }): Tutor {
  return {
    name: BUILT_IN_NAME,
    offersChoice: true,
    suggestIssues: (request, { signal }) =>
      untilAborted(signal, () => suggestIssues(reader, request)),
    writeArgument: (request, { signal }) =>
      untilAborted(signal, () => composeNearest(reader, request)),
    openDialogue,
    assess: (view, message, { signal }) =>
      untilAborted(signal, () => assessMessage(reader, view, message, BUILT_IN_NAME)),
    async *wordMove(view, message, move, { signal }) {
      for (const piece of piecesOf(wordMove(view, message, move))) {
        signal.throwIfAborted();
        yield piece;
      }
    },
    summarise: (view, { signal }) => untilAborted(signal, async () => summarise(view)),
  };
}
