import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import { parseFlags, readList, readNumber, UsageError } from "../command-line.ts";
import { PERSONAS } from "../learners/personas.ts";
import { LEARNERS } from "../simulated-learners.ts";

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

function readFlags(args: readonly string[]) {
  return parseFlags(args, FLAGS);
}

function readTask(values: ReturnType<typeof readFlags>): RunOptions["task"] {
  const { tutor, calibrate, "judge-run": run } = values;
  const wanted = [tutor !== undefined, calibrate, run !== undefined].filter(Boolean);
  if (wanted.length === 1) {
    if (calibrate) return "calibrate";
    if (run !== undefined) return "judge-run";
    if (tutor === "llm" || tutor === "built-in") return tutor;
  }
  throw new UsageError(
    "Say --tutor llm, --tutor built-in, --calibrate or --judge-run FILE, one of them.",
  );
}

/**
 * Reads the command's options.
 * @throws UsageError where one is unknown or makes no sense
 */
export function readOptions(args: readonly string[]): RunOptions {
  const values = readFlags(args);
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
