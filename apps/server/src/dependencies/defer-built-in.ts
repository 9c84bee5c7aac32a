import { BUILT_IN_NAME } from "@elenchus/tutor/built-in/built-in-name";
import type { Reader } from "@elenchus/tutor/reader/reader";
import { openDialogue } from "@elenchus/dialogue/open-dialogue";
import type { Tutor } from "@elenchus/dialogue/tutor";

/**
 * The built-in tutor, which takes a fifth of a second to load: it is loaded once, by `load` or by what needs it first, and
 * no start waits for it.
 */
export function deferBuiltIn(reader: Reader) {
  let loaded: Promise<Tutor> | null = null;
  const open = async (): Promise<Tutor> => {
    const { createBuiltInTutor } = await import("@elenchus/tutor/built-in/built-in-tutor");
    return createBuiltInTutor({ reader });
  };
  const load = (): Promise<Tutor> => (loaded ??= open());
  const tutor: Tutor = {
    name: BUILT_IN_NAME,
    offersChoice: true,
    suggestIssues: async (...asked) => (await load()).suggestIssues(...asked),
    writeArgument: async (...asked) => (await load()).writeArgument(...asked),
    openDialogue,
    assess: async (...asked) => (await load()).assess(...asked),
    async *wordMove(...asked) {
      yield* (await load()).wordMove(...asked);
    },
    summarise: async (...asked) => (await load()).summarise(...asked),
  };
  return { tutor, load };
}
