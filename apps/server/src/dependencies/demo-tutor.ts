import { BUILT_IN_NAME } from "@elenchus/tutor/built-in/built-in-name";
import { summarise } from "@elenchus/tutor/built-in/summarise/summarise";
import { openDialogue } from "@elenchus/dialogue/open-dialogue";
import { wordMove } from "@elenchus/tutor/built-in/word/word-move";
import { writeArgument } from "@elenchus/tutor/built-in/compose/write-argument";
import type { DemoTutor } from "../demo/play-dialogue.ts";

/** The built-in tutor without its reader, which takes a second or two to load. */
export const demoTutor: DemoTutor = {
  writeArgument: (request) => writeArgument(request, BUILT_IN_NAME),
  openDialogue,
  wordMove,
  summarise,
};
