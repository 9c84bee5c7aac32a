import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { createFallbackTutor } from "@elenchus/tutor/fallback-tutor";
import type { Reader } from "@elenchus/tutor/reader/reader";
import { createLlmTutor } from "@elenchus/tutor/llm/create-llm-tutor";
import { createModelClient } from "@elenchus/tutor/llm/create-model-client";
import type { ModelClient } from "@elenchus/tutor/llm/model-client";
import type { WordingReport } from "@elenchus/tutor/llm/word/wording-report";
import { describeRejections, type ArgumentReport } from "@elenchus/tutor/llm/write/argument-report";
import type { Tutor } from "@elenchus/dialogue/tutor";
import type { TutorConfig } from "@elenchus/tutor/tutor-settings";

/** A tutor that is evaluated. */
export interface EvaluatedTutor {
  /** The tutor's model; null for the built-in tutor. */
  readonly client: ModelClient | null;
  /** The same tutor, told of apart: one a dialogue, so that it is known which reply the guard changed. */
  readonly create: (onWording: (report: WordingReport) => void) => Tutor;
}

/** Told of what a provider does that is worth knowing. */
export type Report = (message: string, cause: unknown) => void;

/** Why a passage is not the model's first draft; null where it is. */
function describePassage(told: ArgumentReport): string | null {
  const { plan, servedBy, rejected } = told;
  if (servedBy === "model" && rejected.length === 0) return null;
  const server = servedBy === "model" ? "a rewrite was taken" : "the built-in composer served";
  const drafts = describeRejections(told).map((one, index) => `draft ${index + 1}, ${one}`);
  return `passage ${plan}: ${server}. Rejected: ${drafts.join(" | ") || "nothing was written"}`;
}

/** Makes a tutor ready to be evaluated, as the server has it where nothing is to hide a model's failures. */
export function openTutor(
  config: TutorConfig | null,
  reader: Reader,
  report: Report,
): EvaluatedTutor {
  const fallback = createBuiltInTutor({ reader });
  if (config === null) return { client: null, create: () => fallback };
  const { provider, baseUrl, apiKey } = config;
  const open = (model: string): ModelClient =>
    createModelClient({ model: { provider, model, baseUrl, apiKey }, report });
  const client = open(config.model);
  const assessClient = config.assessModel === null ? client : open(config.assessModel);
  const create: EvaluatedTutor["create"] = (onWording) => {
    const main = createLlmTutor({
      client,
      assessClient,
      embed: (texts) => reader.embed(texts),
      // Nobody but the evaluator reads what is written here.
      passes: () => true,
      moderate: async (texts) => texts.map(() => ({ isFit: true, category: null })),
      reportArgument(told) {
        const why = describePassage(told);
        if (why !== null) report(why, null);
      },
      reportWording: onWording,
    });
    return createFallbackTutor({
      main,
      fallback,
      takesFailures: false,
      report: () => undefined,
      reportOtherIssue: () => undefined,
    });
  };
  return { client, create };
}
