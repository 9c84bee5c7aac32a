import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import { findNearestKnownIssue } from "@elenchus/tutor/built-in/nearest-known-issue";
import {
  createSentenceEncoder,
  type SentenceEncoder,
} from "@elenchus/tutor/built-in/sentence-encoder";
import { createFallbackTutor } from "@elenchus/tutor/fallback-tutor";
import { createLlmTutor } from "@elenchus/tutor/llm/create-llm-tutor";
import { createModelClient } from "@elenchus/tutor/llm/create-model-client";
import { createModerator } from "@elenchus/tutor/llm/moderating/create-moderator";
import type { ModerateTexts } from "@elenchus/tutor/moderation";
import type { Tutor } from "@elenchus/tutor/tutor";
import type { TutorConfig } from "@elenchus/tutor/tutor-settings";
import { passesAbuseList } from "../moderation/passes-word-list.ts";
import type { Places, Report } from "./wiring.ts";

/** A tutor, and how to let go of it. */
export interface OpenedTutor {
  readonly tutor: Tutor;
  /** Moderation by the tutor's model; null where it needs none. */
  readonly moderateByModel: ModerateTexts | null;
  readonly close: () => Promise<void>;
}

/** The encoder's thread, loading from now on: the first turn waits for what is left of that. */
function openEncoder(places: Places, report: Report) {
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
  return { encoder, close };
}

function createModelTutor(config: TutorConfig, encoder: SentenceEncoder, report: Report) {
  const { provider, baseUrl, apiKey } = config;
  const createClient = (model: string) =>
    createModelClient({ model: { provider, model, baseUrl, apiKey }, report });
  const client = createClient(config.model);
  const assessClient = config.assessModel === null ? client : createClient(config.assessModel);
  const moderate = createModerator(assessClient);
  const tutor = createLlmTutor({
    client,
    assessClient,
    embed: (texts) => encoder.embed(texts),
    lent: lendParts(),
    passes: passesAbuseList,
    moderate,
    nearestKnownIssue: (issue) => findNearestKnownIssue(encoder, issue),
    reportArgument: (told) => {
      if (told.rejected.length > 0) report("arguments were rejected", told);
    },
    reportWording: (told) => report("a reply was not said as it came", told),
  });
  return { tutor, moderate };
}

/** The built-in tutor, or one by a language model, with the built-in one behind it where that is wanted. */
export function openTutor(config: TutorConfig | null, places: Places, report: Report): OpenedTutor {
  const { encoder, close } = openEncoder(places, report);
  const builtIn = createBuiltInTutor({ encoder });
  if (config === null) return { tutor: builtIn, moderateByModel: null, close };
  const { tutor: main, moderate } = createModelTutor(config, encoder, report);
  const moderateByModel = moderate;
  if (!config.hasFallback) return { tutor: main, moderateByModel, close };
  const tutor = createFallbackTutor({
    main,
    fallback: builtIn,
    nearestKnownIssue: (issue) => findNearestKnownIssue(encoder, issue),
    report: ({ call, error }) => report(`the built-in tutor took over ${call}`, error),
  });
  return { tutor, moderateByModel, close };
}
