import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { createSentenceEncoder } from "@elenchus/tutor/built-in/sentence-encoder";
import type { Places, Report } from "./wiring.ts";

/** The tutor, ready before its encoder is: the first turn waits for what is left of the loading. */
export function openTutor(places: Places, report: Report) {
  const workerUrl = places.encoderWorker;
  const encoder = createSentenceEncoder(workerUrl === null ? {} : { workerUrl });
  let isClosing = false;
  encoder.warm().catch((error: unknown) => {
    if (!isClosing) report("the sentence encoder does not load", error);
  });
  const close = (): Promise<void> => {
    isClosing = true;
    return encoder.close();
  };
  return { tutor: createBuiltInTutor({ encoder }), close };
}
