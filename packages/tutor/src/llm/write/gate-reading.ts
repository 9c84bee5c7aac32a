import { FALLACIES, STATISTICAL_FLAWS } from "@elenchus/curriculum/modules/flaw-kinds";
import * as z from "zod/mini";

const place = z.object({ quote: z.string(), statement: z.string() });
const common = {
  conclusion: place,
  reasons: z.array(place),
  /** Words of the passage that tell the learner what to look for; empty when there are none. */
  giveaway: z.string(),
};
const named = z.object({ names: z.array(z.string()) });

function flaws<const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) {
  return z.object({
    ...common,
    flaws: z.array(z.object({ kind: z.enum(kinds), quote: z.string(), why: z.string() })),
  });
}

/** The shape of an independent reading by its form. */
export const READING_SCHEMAS = {
  terms: z.object({
    ...common,
    terms: z.array(
      z.object({
        phrase: z.string(),
        quote: z.string(),
        firstReading: z.string(),
        secondReading: z.string(),
      }),
    ),
  }),
  finds: z.object({ ...common, findings: z.array(place) }),
  values: z.object({ ...common, preferred: named, neglected: named, ranking: z.string() }),
  fallacies: flaws(FALLACIES),
  figures: flaws(STATISTICAL_FLAWS),
};

/** How an independent reading is written down. */
export type ReadingForm = keyof typeof READING_SCHEMAS;

/** What a judge found who saw the passage alone. */
export type GateReading = {
  [Form in ReadingForm]: { readonly form: Form } & z.output<(typeof READING_SCHEMAS)[Form]>;
}[ReadingForm];

/** A reading of one form. */
export type ReadingOf<Form extends ReadingForm> = Extract<GateReading, { form: Form }>;
