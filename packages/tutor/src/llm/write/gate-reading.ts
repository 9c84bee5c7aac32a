import { MODULES } from "@elenchus/curriculum/modules/modules";
import { FALLACIES, STATISTICAL_FLAWS } from "@elenchus/curriculum/modules/flaw-kinds";
import type { ModuleNumber } from "@elenchus/domain/modules";
import * as z from "zod/mini";
import type { PlannedFlaw } from "./plan-argument.ts";

const place = z.object({ quote: z.string(), statement: z.string() });
const common = {
  conclusion: place,
  reasons: z.array(place),
  /** Words of the passage that tell the learner what to look for; empty when there are none. */
  giveaway: z.string(),
};
const named = z.object({ names: z.array(z.string()) });

function flawSchema(kinds: readonly PlannedFlaw[]) {
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
  flaw: flawSchema([...FALLACIES, ...STATISTICAL_FLAWS]),
};

/** The shape of a reading in a module; its kinds of flaws are the only ones. */
export function readingSchema(module: ModuleNumber) {
  const { form, flaws } = MODULES[module];
  return form === "flaw" ? flawSchema(flaws) : READING_SCHEMAS[form];
}

/** How an independent reading is written down. */
export type ReadingForm = keyof typeof READING_SCHEMAS;

/** What a judge found who saw the passage alone. */
export type GateReading = {
  [Form in ReadingForm]: { readonly form: Form } & z.output<(typeof READING_SCHEMAS)[Form]>;
}[ReadingForm];

/** A reading of one form. */
export type ReadingOf<Form extends ReadingForm> = Extract<GateReading, { form: Form }>;
