import type { Reader } from "@elenchus/tutor/reader/reader";
import type { TutorConfig } from "@elenchus/tutor/tutor-settings";
import { greetModels } from "../admin/check-tutor.ts";
import { findingsAbout, type Finding } from "../doctor/finding.ts";
import { NO_METRICS } from "../metrics/metrics.ts";

const { ok, doubt, broken } = findingsAbout("tutor");

/** To greet somebody takes none. */
const NO_READER: Reader = {
  read: () => Promise.reject(new Error("there is no reader here")),
  embed: () => Promise.reject(new Error("there is no reader here")),
  warm: async () => {},
  close: async () => {},
};

/** Has the models say hello; `check-tutor` tries out the rest of their work. */
export async function examineTutor(config: TutorConfig | null): Promise<Finding[]> {
  if (config === null) return [ok("The built-in tutor needs no model.")];
  const { createModelTutor } = await import("./create-model-tutor.ts");
  const { createModelCheck } = await import("./create-model-check.ts");
  const check = createModelCheck(config, (report) =>
    createModelTutor(config, NO_READER, { report, metrics: NO_METRICS }),
  );
  const trials = await greetModels(check);
  return trials.map(({ what, ms, failure }) => {
    if (failure === null) {
      return ok(
        `${what} answers, after ${(ms / 1000).toFixed(1)} s. check-tutor tries out the rest.`,
      );
    }
    const text = `${what} does not answer: ${failure.what}. ${failure.advice ?? ""}`.trim();
    return config.hasFallback ? doubt(`${text} The built-in tutor stands in.`) : broken(text);
  });
}
