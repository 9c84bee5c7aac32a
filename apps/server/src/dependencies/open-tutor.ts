import { createReader, type Reader } from "@elenchus/tutor/reader/reader";
import { createFallbackTutor } from "@elenchus/tutor/fallback-tutor";
import type { ModerateTexts } from "@elenchus/dialogue/moderation";
import type { KeyDrafter, OwnTextDesk } from "@elenchus/dialogue/own-text";
import type { Tutor } from "@elenchus/dialogue/tutor";
import type { TutorConfig } from "@elenchus/tutor/tutor-settings";
import type { OpenModelCheck } from "../tutoring/model-check.ts";
import { NO_METRICS } from "../metrics/metrics.ts";
import { deferOwnTextDesk } from "./defer-own-text-desk.ts";
import { deferBuiltIn } from "./defer-built-in.ts";
import type { Places, Told } from "./wiring.ts";

/** A tutor, how to try out its model, and how to let go of it. */
export interface OpenedTutor {
  readonly tutor: Tutor;
  readonly ownTextDesk: OwnTextDesk;
  /** By the tutor's model; null where it needs none. */
  readonly keyDrafter: KeyDrafter | null;
  readonly openModelCheck: OpenModelCheck;
  /** Moderation by the tutor's model; null where it needs none. */
  readonly moderateByModel: ModerateTexts | null;
  /** Loads what no start waits for. */
  readonly load: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** The reader's process, loading from now on: the first turn waits for what is left of that. */
function openReader(places: Places, { report, metrics }: Told) {
  const script = places.readerScript;
  const reader = createReader(script === null ? {} : { script });
  let isClosing = false;
  reader.warm().catch((error: unknown) => {
    if (!isClosing) report("the reader does not load", error);
  });
  const close = (): Promise<void> => {
    isClosing = true;
    return reader.close();
  };
  const timed = async <Found>(read: () => Promise<Found>): Promise<Found> => {
    const startedAt = performance.now();
    const found = await read();
    metrics.textsRead(performance.now() - startedAt);
    return found;
  };
  const timedReader: Reader = {
    ...reader,
    read: (pairs) => timed(() => reader.read(pairs)),
    embed: (texts) => timed(() => reader.embed(texts)),
  };
  return { reader: timedReader, close };
}

/** The built-in tutor, or one by a language model, with the built-in one behind it: for all that fails only where that is wanted. */
export async function openTutor(
  config: TutorConfig | null,
  places: Places,
  told: Told,
): Promise<OpenedTutor> {
  const { report } = told;
  const { reader, close } = openReader(places, told);
  const { tutor: builtIn, load } = deferBuiltIn(reader);
  const rest = { load, close, ownTextDesk: deferOwnTextDesk(builtIn) };
  if (config === null) {
    const byModel = { keyDrafter: null, moderateByModel: null, openModelCheck: () => null };
    return { ...rest, ...byModel, tutor: builtIn };
  }
  // Whoever has no model need not hold in memory what speaks to models.
  const { createModelTutor } = await import("./create-model-tutor.ts");
  const { createModelCheck } = await import("./create-model-check.ts");
  const { tutor: main, moderate, keyDrafter } = createModelTutor(config, reader, told);
  const openModelCheck = () =>
    createModelCheck(config, (note) =>
      createModelTutor(config, reader, { report: note, metrics: NO_METRICS }),
    );
  const tutor = createFallbackTutor({
    main: config.isJudgedBuiltIn
      ? { ...main, assess: (...asked) => builtIn.assess(...asked) }
      : main,
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
  return { ...rest, openModelCheck, keyDrafter, moderateByModel: moderate, tutor };
}
