import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createReader } from "@elenchus/tutor/reader/reader";
import { chooseBaseUrl } from "@elenchus/tutor/llm/client/create-model";
import { calibrationKey } from "../calibration/calibrate.ts";
import {
  calibrationFolder,
  type JudgeIdentity,
  storeCalibration,
} from "../calibration/calibration-store.ts";
import { measureJudge } from "../calibration/measure-judge.ts";
import { placeTurn } from "../calibration/labelled-turn.ts";
import { readLabelledTurns } from "../calibration/read-labelled-turns.ts";
import { replyCooperatively } from "../cooperative-model.ts";
import { DIMENSIONS, type TurnLabels } from "../judge/dimensions.ts";
import { buildJudgePrompt } from "../judge/judge-prompt.ts";
import { type ModelServer, startModelServer } from "../model-server.ts";
import type { ModelReply, ModelRequest, ModelWire } from "../model-wires/wire.ts";
import { runCommand } from "./run-command.ts";

/** Labels for turns that nobody has labelled: a reply without a fault. */
export const FAULTLESS: TurnLabels = {
  mistake_identification: "yes",
  mistake_location: "yes",
  revealing: "no",
  guidance: "yes",
  actionability: "yes",
  coherence: "yes",
  tone: "encouraging",
  humanlikeness: "yes",
};

/** How the models of an evaluation behave. */
export interface Models {
  readonly wire?: ModelWire;
  /** What a judge replies; `own` are our labels, null where the turn is none of the labelled ones. */
  readonly judge?: (own: TurnLabels | null, index: number) => ModelReply;
  readonly tutor?: (request: ModelRequest) => ModelReply;
}

/** A command in its surroundings: models on the wire, a folder of its own, and all that it prints. */
export interface EvaluationRig {
  readonly server: ModelServer;
  readonly results: string;
  /** Runs the command; the answer is its exit code, and what it printed since the last one. */
  readonly run: (
    args: readonly string[],
    more?: { environment?: Record<string, string>; signal?: AbortSignal },
  ) => Promise<{ readonly code: number; readonly text: string }>;
  /** Calibrates a judge without asking it: it agrees with every label. */
  readonly trust: (judge?: string) => Promise<void>;
  /** Requests so far, by who sent them. */
  readonly asked: { judge: number; learner: number; tutor: number };
}

/** The key that the rig's tutor has. */
export const RIG_KEY = "sk-test-KEY-not-to-be-seen";

/** Labels as a judge replies them. */
export function judgementOf(labels: TurnLabels): ModelReply {
  const entries = DIMENSIONS.map((one) => [one, { reason: "So it stands.", label: labels[one] }]);
  return { json: Object.fromEntries(entries) };
}

/** A judge that has our own labels in its head. */
export const judgePerfectly = (own: TurnLabels | null): ModelReply => judgementOf(own ?? FAULTLESS);

// One for all tests of a file: loading it takes longer than a test.
const reader = createReader();

let index: Promise<Map<string, TurnLabels>> | null = null;

async function indexLabels(): Promise<Map<string, TurnLabels>> {
  const labelled = await readLabelledTurns();
  return new Map(
    labelled.map((one) => [buildJudgePrompt(placeTurn(one).turn).task, one.labels] as const),
  );
}

let perfect: ReturnType<typeof measureJudge> | null = null;

/** Keeps a calibration of a judge that agrees with every label. */
async function storeTrust(results: string, judge: JudgeIdentity): Promise<void> {
  const labelled = await readLabelledTurns();
  // Measured once: its intervals are drawn thousands of times.
  perfect ??= measureJudge(labelled.map(({ labels }) => ({ own: labels, judged: labels })));
  storeCalibration(calibrationFolder(results), {
    ...calibrationKey(judge, labelled),
    madeAt: new Date().toISOString(),
    labelled: labelled.length,
    unlabelled: 0,
    agreement: perfect,
  });
}

function createRun(wire: ModelWire, server: ModelServer, results: string): EvaluationRig["run"] {
  return async (args, { environment = {}, signal } = {}) => {
    const lines: string[] = [];
    const code = await runCommand([...args, "--results", results], {
      environment: {
        TUTOR: wire,
        TUTOR_MODEL: "maker-1",
        TUTOR_BASE_URL: server.url,
        TUTOR_API_KEY: RIG_KEY,
        ...environment,
      },
      print: (line) => lines.push(line),
      createReader: () => ({ ...reader, close: async () => undefined }),
      signal: signal ?? new AbortController().signal,
    });
    return { code, text: lines.join("\n") };
  };
}

/** Starts models and a folder for an evaluation; both end with the test. */
export async function buildEvaluationRig(models: Models = {}): Promise<EvaluationRig> {
  const { wire = "openai-compatible", judge = judgePerfectly, tutor = replyCooperatively } = models;
  index ??= indexLabels();
  const known = await index;
  const asked = { judge: 0, learner: 0, tutor: 0 };
  const server = await startModelServer({
    wire,
    apiKey: RIG_KEY,
    reply(request) {
      const prompt = request.system.join("\n");
      if (prompt.includes("judge one reply of a tutor's")) {
        asked.judge += 1;
        return judge(known.get(request.messages[0]?.text ?? "") ?? null, asked.judge);
      }
      if (prompt.includes("You play a learner")) {
        asked.learner += 1;
        return { json: { message: `I think it is sentence ${asked.learner}.` } };
      }
      asked.tutor += 1;
      return tutor(request);
    },
  });
  const results = mkdtempSync(join(tmpdir(), "elenchus-evaluation-"));
  onTestFinished(async () => {
    await server.close();
    rmSync(results, { recursive: true });
  });
  const address = chooseBaseUrl({ provider: wire, model: "", baseUrl: server.url, apiKey: null });
  const trust = (name = `${wire}/maker-1`) => storeTrust(results, { judge: name, address });
  return { server, results, run: createRun(wire, server, results), trust, asked };
}
