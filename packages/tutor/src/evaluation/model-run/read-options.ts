import { parseArgs } from "node:util";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import { PERSONAS } from "../learners/personas.ts";
import { LEARNERS } from "../simulated-learners.ts";
import { SettingsError } from "./read-settings.ts";

/** What an evaluation by models is asked to do. */
export interface RunOptions {
  readonly task: "calibrate" | "built-in" | "llm" | "judge-run";
  /** File of an earlier run whose replies are judged. */
  readonly run: string | null;
  readonly modules: readonly ModuleNumber[];
  /** Names of learners, scripted and played; all that can be had when null. */
  readonly learners: readonly string[] | null;
  /** Most dialogues that are played. */
  readonly dialogues: number;
  /** Most replies that are judged, drawn by the seed; all when null. */
  readonly judged: number | null;
  /** Tokens, both ways and of all models together, after which nothing new is begun. */
  readonly tokens: number;
  readonly concurrency: number;
  readonly seed: number;
  readonly isJudged: boolean;
  /** Whether it ends after the estimate. */
  readonly isEstimate: boolean;
  /** Folder for runs and calibrations. */
  readonly results: string;
}

const ALL_LEARNERS: readonly string[] = [...LEARNERS, ...PERSONAS.map(({ name }) => name)];

const FLAGS = {
  tutor: { type: "string" },
  calibrate: { type: "boolean", default: false },
  "judge-run": { type: "string" },
  modules: { type: "string", default: MODULE_NUMBERS.join(",") },
  learners: { type: "string" },
  dialogues: { type: "string", default: "14" },
  judged: { type: "string" },
  tokens: { type: "string", default: "4000000" },
  concurrency: { type: "string", default: "4" },
  seed: { type: "string", default: "1" },
  "no-judge": { type: "boolean", default: false },
  estimate: { type: "boolean", default: false },
  results: { type: "string", default: "evaluation-results" },
} as const;

function readNumber(name: string, text: string, least = 1): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new SettingsError(`--${name} is a whole number of ${least} or more, not "${text}".`);
}

function readList<Item extends string | number>(
  name: string,
  text: string,
  known: readonly Item[],
): Item[] {
  const wanted = text.split(",").map((one) => one.trim());
  const strange = wanted.filter((one) => !known.some((item) => String(item) === one));
  if (strange.length === 0) return known.filter((item) => wanted.includes(String(item)));
  throw new SettingsError(`--${name} knows ${known.join(", ")}, not "${strange.join(", ")}".`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true }).values;
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

function readTask(values: ReturnType<typeof parse>): RunOptions["task"] {
  const { tutor, calibrate, "judge-run": run } = values;
  const wanted = [tutor !== undefined, calibrate, run !== undefined].filter(Boolean);
  if (wanted.length === 1) {
    if (calibrate) return "calibrate";
    if (run !== undefined) return "judge-run";
    if (tutor === "llm" || tutor === "built-in") return tutor;
  }
  throw new SettingsError(
    "Say --tutor llm, --tutor built-in, --calibrate or --judge-run FILE, one of them.",
  );
}

/**
 * Reads the command's options.
 * @throws SettingsError where one is unknown or makes no sense
 */
export function readOptions(args: readonly string[]): RunOptions {
  const values = parse(args);
  const { learners, judged } = values;
  return {
    task: readTask(values),
    run: values["judge-run"] ?? null,
    modules: readList("modules", values.modules, MODULE_NUMBERS),
    learners: learners === undefined ? null : readList("learners", learners, ALL_LEARNERS),
    dialogues: readNumber("dialogues", values.dialogues),
    judged: judged === undefined ? null : readNumber("judged", judged),
    tokens: readNumber("tokens", values.tokens),
    concurrency: readNumber("concurrency", values.concurrency),
    seed: readNumber("seed", values.seed, 0),
    isJudged: !values["no-judge"],
    isEstimate: values.estimate,
    results: values.results,
  };
}
