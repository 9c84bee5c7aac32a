import * as z from "zod/mini";

const Tokens = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/u, "must be a number: a whole one, in digits alone")),
    z.transform(Number),
  ),
  z.number().check(z.minimum(0, "must be 0 or more")),
);

/** Slowest and fastest machine that is thought of. */
const PATIENCE = { least: 0.5, most: 20 } as const;
const WRONG_PATIENCE = `must be a number from ${PATIENCE.least} to ${PATIENCE.most}, such as 4`;

const Patience = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,2}(?:\.\d{1,3})?$/u, WRONG_PATIENCE)),
    z.transform(Number),
  ),
  z
    .number()
    .check(z.minimum(PATIENCE.least, WRONG_PATIENCE), z.maximum(PATIENCE.most, WRONG_PATIENCE)),
);

/** Where a model is found. */
export const BaseUrl = z
  .url({
    protocol: /^https?$/,
    error:
      "must be an address that begins with http:// or https://, such as http://localhost:11434/v1",
  })
  .check(
    z.refine((given) => {
      const url = URL.parse(given);
      return url === null || (url.username === "" && url.password === "");
    }, "must hold no user and no password: the key has a setting of its own"),
    z.refine(
      (given) => !/\/(?:chat\/completions|completions|messages|responses)\/*$/u.test(given),
      "must end before what is asked for, as in https://api.example.org/v1",
    ),
  );

/** Anything else breaks the header that it is sent in, whose error would tell it. */
const ApiKey = z
  .string()
  .check(z.regex(/^[\u0021-\u007e]+$/u, "holds a character that is in no key, such as a blank"));

const TUTORS = ["built-in", "anthropic", "openai", "openai-compatible", "ollama"] as const;

/** Settings of the tutor, as the environment has them. */
export const TUTOR_FIELDS = {
  TUTOR: z._default(z.enum(TUTORS, `must be one of ${TUTORS.join(", ")}`), "built-in"),
  TUTOR_MODEL: z.optional(z.string()),
  TUTOR_ASSESS_MODEL: z.optional(z.string()),
  TUTOR_BASE_URL: z.optional(BaseUrl),
  TUTOR_API_KEY: z.optional(ApiKey),
  TUTOR_FALLBACK: z._default(z.enum(["built-in", "none"], "must be built-in or none"), "none"),
  TUTOR_JUDGE: z._default(z.enum(["model", "built-in"], "must be model or built-in"), "model"),
  TUTOR_SELF_CHECK: z._default(z.enum(["on", "off"], "must be on or off"), "on"),
  TUTOR_PATIENCE: z._default(Patience, 1),
  TUTOR_DAILY_TOKENS: z._default(Tokens, 2_000_000),
  TUTOR_DIALOGUE_TOKENS: z._default(Tokens, 600_000),
};

/** A language model that tutors. */
export interface TutorConfig {
  readonly provider: "anthropic" | "openai" | "openai-compatible" | "ollama";
  readonly model: string;
  /** For judging; the same model when null. */
  readonly assessModel: string | null;
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  /** Factor on every time limit of what the model does. */
  readonly patience: number;
  /** Whether the built-in tutor goes on where the model does not. */
  readonly hasFallback: boolean;
  /** Whether the built-in reader judges answers, and the model only writes and finds words. */
  readonly isJudgedBuiltIn: boolean;
  /** Whether the assessing model is asked about a sentence that may give something away. */
  readonly hasSelfCheck: boolean;
  /** Most tokens of a learner a day, and of a dialogue; null: no such limit. */
  readonly tokensPerDay: number | null;
  readonly tokensPerDialogue: number | null;
}

/** Settings that each kind of tutor cannot do without. */
export const TUTOR_NEEDS: Readonly<Record<string, readonly string[]>> = {
  anthropic: ["TUTOR_MODEL", "TUTOR_API_KEY"],
  openai: ["TUTOR_MODEL", "TUTOR_API_KEY"],
  "openai-compatible": ["TUTOR_MODEL", "TUTOR_BASE_URL"],
  ollama: ["TUTOR_MODEL"],
};

type TutorValues = z.output<z.ZodMiniObject<typeof TUTOR_FIELDS>>;

/** The model that tutors; null for the built-in tutor. */
export function readTutor(values: TutorValues): TutorConfig | null {
  if (values.TUTOR === "built-in") return null;
  return {
    provider: values.TUTOR,
    model: values.TUTOR_MODEL ?? "",
    assessModel: values.TUTOR_ASSESS_MODEL ?? null,
    baseUrl: values.TUTOR_BASE_URL ?? null,
    apiKey: values.TUTOR_API_KEY ?? null,
    patience: values.TUTOR_PATIENCE,
    hasFallback: values.TUTOR_FALLBACK === "built-in",
    isJudgedBuiltIn: values.TUTOR_JUDGE === "built-in",
    hasSelfCheck: values.TUTOR_SELF_CHECK === "on",
    tokensPerDay: values.TUTOR_DAILY_TOKENS || null,
    tokensPerDialogue: values.TUTOR_DIALOGUE_TOKENS || null,
  };
}
