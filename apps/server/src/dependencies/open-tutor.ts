import { createSentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { createFallbackTutor } from "@elenchus/tutor/fallback-tutor";
import type { ModerateTexts } from "@elenchus/dialogue/moderation";
import type { Tutor } from "@elenchus/dialogue/tutor";
import type { TutorConfig } from "@elenchus/tutor/tutor-settings";
import type { OpenModelCheck } from "../tutoring/model-check.ts";
import { NO_METRICS } from "../metrics/metrics.ts";
import { deferBuiltIn } from "./defer-built-in.ts";
import type { Places, Told } from "./wiring.ts";

/** A tutor, how to try out its model, and how to let go of it. */
export interface OpenedTutor {
  readonly tutor: Tutor;
  readonly openModelCheck: OpenModelCheck;
  /** Moderation by the tutor's model; null where it needs none. */
  readonly moderateByModel: ModerateTexts | null;
  /** Loads what no start waits for. */
  readonly load: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** The encoder's process, loading from now on: the first turn waits for what is left of that. */
function openEncoder(places: Places, { report, metrics }: Told) {
  const script = places.encoderScript;
  const encoder = createSentenceEncoder(script === null ? {} : { script });
  let isClosing = false;
  encoder.warm().catch((error: unknown) => {
    if (!isClosing) report("the sentence encoder does not load", error);
  });
  const close = (): Promise<void> => {
    isClosing = true;
    return encoder.close();
  };
  const embed: typeof encoder.embed = async (texts) => {
    const startedAt = performance.now();
    const vectors = await encoder.embed(texts);
    metrics.sentencesEncoded(performance.now() - startedAt);
    return vectors;
  };
  return { encoder: { ...encoder, embed }, close };
}

/** The built-in tutor, or one by a language model, with the built-in one behind it: for all that fails only where that is wanted. */
export async function openTutor(
  config: TutorConfig | null,
  places: Places,
  told: Told,
): Promise<OpenedTutor> {
  const { report } = told;
  const { encoder, close } = openEncoder(places, told);
  const { tutor: builtIn, load } = deferBuiltIn(encoder);
  const rest = { load, close };
  if (config === null) {
    return { ...rest, tutor: builtIn, openModelCheck: () => null, moderateByModel: null };
  }
  // Whoever has no model need not hold in memory what speaks to models.
  const { createModelTutor } = await import("./create-model-tutor.ts");
  const { createModelCheck } = await import("./create-model-check.ts");
  const { tutor: main, moderate } = createModelTutor(config, encoder, told);
  const openModelCheck = () =>
    createModelCheck(config, (note) =>
      createModelTutor(config, encoder, { report: note, metrics: NO_METRICS }),
    );
  const tutor = createFallbackTutor({
    main,
    fallback: builtIn,
    takesFailures: config.hasFallback,
    report: ({ call, error }) =>
      report(`the built-in tutor took over ${call}: ${error.message}`, null),
    reportOtherIssue: () =>
      report(
        "the built-in tutor did not know the issue that was chosen, and wrote about another one",
        null,
      ),
  });
  return { ...rest, openModelCheck, moderateByModel: moderate, tutor };
}
