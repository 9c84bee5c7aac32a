import * as z from "zod/mini";
import {
  isLocalProvider,
  MODEL_PROVIDERS,
  type ModelSettings,
} from "@elenchus/tutor/llm/client/create-model";
import {
  BaseUrl,
  readTutor,
  TUTOR_FIELDS,
  TUTOR_NEEDS,
  type TutorConfig,
} from "@elenchus/tutor/tutor-settings";

z.config(z.locales.en());

/** The tutor's settings, and those of a judge of its replies. */
const Environment = z.object({
  ...TUTOR_FIELDS,
  JUDGE: z.optional(z.enum(MODEL_PROVIDERS, `must be one of ${MODEL_PROVIDERS.join(", ")}`)),
  JUDGE_MODEL: z.optional(z.string()),
  JUDGE_BASE_URL: z.optional(BaseUrl),
  JUDGE_API_KEY: z.optional(z.string()),
});
type Values = z.output<typeof Environment>;

/** What is set for an evaluation. */
export interface RunSettings {
  /** Null: the built-in tutor. */
  readonly tutor: TutorConfig | null;
  /** Null: there is none. */
  readonly judge: ModelSettings | null;
  /** Whether a judge was set, and not only taken over from the tutor. */
  readonly isJudgeChosen: boolean;
}

/** Settings that do not fit. The message names them all. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/**
 * The judge: the tutor's own model unless something else is set. The tutor's key goes to the tutor's address
 * alone.
 */
function readJudge(values: Values): ModelSettings | null {
  const { TUTOR, JUDGE } = values;
  const provider = JUDGE ?? (TUTOR === "built-in" ? null : TUTOR);
  if (provider === null) return null;
  const isSame = provider === TUTOR;
  const isSamePlace = isSame && values.JUDGE_BASE_URL === undefined;
  return {
    provider,
    model: values.JUDGE_MODEL ?? (isSame ? values.TUTOR_MODEL : undefined) ?? "",
    baseUrl: values.JUDGE_BASE_URL ?? (isSame ? values.TUTOR_BASE_URL : undefined) ?? null,
    apiKey: values.JUDGE_API_KEY ?? (isSamePlace ? values.TUTOR_API_KEY : undefined) ?? null,
  };
}

function listJudgeProblems(values: Values, judge: ModelSettings | null): string[] {
  if (judge === null)
    return values.JUDGE_MODEL === undefined ? [] : ["JUDGE is not set, and JUDGE_MODEL needs it"];
  const isLocal = isLocalProvider(judge.provider);
  return [
    ...(judge.model === "" ? ["JUDGE_MODEL is not set, and the judge needs it"] : []),
    ...(judge.provider === "openai-compatible" && judge.baseUrl === null
      ? ["JUDGE_BASE_URL is not set, and the judge needs it"]
      : []),
    ...(!isLocal && judge.apiKey === null
      ? ["JUDGE_API_KEY is not set, and the judge needs it"]
      : []),
  ];
}

function refuse(problems: readonly string[]): never {
  throw new SettingsError(
    `These settings do not fit:\n${problems.map((one) => `  ${one}`).join("\n")}`,
  );
}

/**
 * Reads who tutors and who judges; the tutor's settings are the server's own.
 * @throws SettingsError naming all that is missing or wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv): RunSettings {
  const chosen = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = z.safeParse(Environment, chosen);
  if (!result.success)
    return refuse(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
  const { data } = result;
  const missing = (TUTOR_NEEDS[data.TUTOR] ?? [])
    .filter((key) => !(key in chosen))
    .map((key) => `${key} is not set, and TUTOR=${data.TUTOR} needs it`);
  const judge = readJudge(data);
  const problems = [...missing, ...(missing.length > 0 ? [] : listJudgeProblems(data, judge))];
  if (problems.length > 0) refuse(problems);
  const isJudgeChosen = data.JUDGE !== undefined || data.JUDGE_MODEL !== undefined;
  return { tutor: readTutor(data), judge, isJudgeChosen };
}
