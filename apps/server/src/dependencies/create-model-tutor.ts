import type { Reader } from "@elenchus/tutor/reader/reader";
import { createLlmTutor } from "@elenchus/tutor/llm/create-llm-tutor";
import { createModelClient } from "@elenchus/tutor/llm/create-model-client";
import { createModerator } from "@elenchus/tutor/llm/moderate/create-moderator";
import type { ModelClient } from "@elenchus/tutor/llm/model-client";
import { describeRejections } from "@elenchus/tutor/llm/write/argument-report";
import type { WordingReport } from "@elenchus/tutor/llm/word/wording-report";
import type { ModerateTexts } from "@elenchus/dialogue/moderation";
import type { KeyDrafter } from "@elenchus/dialogue/own-text";
import type { Tutor } from "@elenchus/dialogue/tutor";
import { createKeyDrafter } from "@elenchus/tutor/own-text/draft-key";
import type { TutorConfig } from "@elenchus/tutor/tutor-settings";
import { passesAbuseList } from "../moderation/passes-word-list.ts";
import type { Told } from "./wiring.ts";

/** Reports on a model's words; that none were asked for is no news of it. */
const WORDING_EVENTS: Readonly<Record<Exclude<WordingReport["event"], "spared">, string>> = {
  rewritten: "words of the model's were refused, and asked for again",
  dropped: "a sentence of the model's was refused, and left out",
  replaced: "words of the model's were refused; the argument's own took their place",
  completed: "words of the model's lacked what the move needs, which was added",
  cut: "words of the model's came to no end, and were cut",
};

/** A tutor by a model, and the clients that it is made of: the one that writes first. */
export interface ModelTutor {
  readonly tutor: Tutor;
  readonly clients: readonly ModelClient[];
  /** By the one that judges. */
  readonly moderate: ModerateTexts;
  /** By the one that writes. */
  readonly keyDrafter: KeyDrafter;
}

/** Makes a tutor by a model. What it tells holds no text of a learner's and nothing of an argument. */
export function createModelTutor(
  config: TutorConfig,
  reader: Reader,
  { report, metrics }: Told,
): ModelTutor {
  const { provider, baseUrl, apiKey } = config;
  const createClient = (model: string) =>
    createModelClient({ model: { provider, model, baseUrl, apiKey }, report });
  const client = createClient(config.model);
  const assessClient = config.assessModel === null ? null : createClient(config.assessModel);
  const moderate = createModerator(assessClient ?? client);
  const tutor = createLlmTutor({
    client,
    ...(assessClient === null ? {} : { assessClient }),
    embed: (texts) => reader.embed(texts),
    hasSelfCheck: config.hasSelfCheck,
    passes: passesAbuseList,
    moderate,
    reportArgument: (told) => {
      const { rejected, servedBy, plan } = told;
      if (rejected.length === 0) return;
      const server = servedBy === "model" ? "the next one" : "one of the built-in tutor's";
      const times = rejected.length === 1 ? "once" : `${rejected.length} times`;
      const facts = { plan, rejected: describeRejections(told) };
      report(`an argument of the model's was rejected ${times}; ${server} was taken`, facts);
    },
    reportWording: ({ event, move, fault }) => {
      if (event === "spared") return;
      metrics.wordsGuarded(event);
      const { kind = null, reason = null } = fault ?? {};
      report(WORDING_EVENTS[event], { move, fault: kind, reason });
    },
  });
  const clients = assessClient === null ? [client] : [client, assessClient];
  return { tutor, clients, moderate, keyDrafter: createKeyDrafter(client) };
}
