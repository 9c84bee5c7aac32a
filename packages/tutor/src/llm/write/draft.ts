import * as z from "zod/mini";

/**
 * What a model writes: a passage and its key in the shape that is easiest to write and to check. Counts and
 * lengths are checked in code, with faults in words: not every provider's schema language knows them.
 */
const texts = z.array(z.string());
const spoken = {
  statement: z.string(),
  paraphrases: texts,
  hints: texts,
  prompt: z.string(),
};
const claim = z.object({ quote: z.string(), ...spoken, opposites: texts });
const finding = z.object({ quote: z.string(), ...spoken });
const value = z.object({
  name: z.string(),
  otherNames: texts,
  phrase: z.string(),
  paraphrases: texts,
  hints: texts,
  prompt: z.string(),
});
const term = z.object({
  phrase: z.string(),
  quote: z.string(),
  firstReading: z.string(),
  secondReading: z.string(),
  stake: z.string(),
});
const common = {
  passage: z.string(),
  background: z.string(),
  objection: z.object({ quote: z.string(), paraphrases: texts }),
  examples: texts,
  conclusion: claim,
  reasons: z.array(claim),
  outsideReasons: texts,
};
const wrongTurns = z.array(z.object({ paraphrases: texts, correction: z.string() }));
const impact = z.object({ ...spoken, repair: z.string() });

/** The shape of a draft by its form. */
export const DRAFT_SCHEMAS = {
  terms: z.object({ ...common, terms: z.array(term), wrongTurns }),
  finds: z.object({ ...common, findings: z.array(finding), wrongTurns, impact }),
  values: z.object({
    ...common,
    values: z.object({ preferred: value, neglected: value, ranking: z.string(), loss: z.string() }),
    wrongTurns,
    impact,
  }),
  flaw: z.object({
    ...common,
    flaw: z.object({ quote: z.string(), ...spoken, asReason: texts }),
    wrongTurns,
    impact,
  }),
};

/** How a module's analysis is written down: words, things found, values, or one flaw. */
export type DraftForm = keyof typeof DRAFT_SCHEMAS;

type Reply<Form extends DraftForm> = z.output<(typeof DRAFT_SCHEMAS)[Form]>;

/** What a model wrote, with its form. */
export type DraftOf<Form extends DraftForm> = { readonly form: Form } & Reply<Form>;
export type Draft = { [Form in DraftForm]: DraftOf<Form> }[DraftForm];

/** What an expectation of a draft says, by whichever name its quote goes. */
export type Spoken = Pick<
  z.output<typeof finding>,
  "statement" | "paraphrases" | "hints" | "prompt"
>;
/** A conclusion or a reason of a draft. */
export type Claim = z.output<typeof claim>;
/** A value of a draft. */
export type DraftValue = z.output<typeof value>;
