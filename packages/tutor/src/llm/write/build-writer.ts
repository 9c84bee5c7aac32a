import { framesBut } from "@elenchus/evaluation/frames-but";
import {
  gateReply,
  type PlannedReply,
  type WriterReply,
  writerReply,
} from "@elenchus/evaluation/llm-argument-replies";
import { LATE_HOURS_ISSUE } from "@elenchus/evaluation/llm-arguments/late-hours";
import type { ModelFailure } from "@elenchus/dialogue/model-call";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
import { ModelError } from "../model-client.ts";
import { buildModerator } from "../moderate/build-moderator.ts";
import type { ArgumentReport } from "./argument-report.ts";
import { buildScriptedClient } from "./build-scripted-client.ts";
import type { ArgumentWriter } from "./write-argument.ts";

/** For tests: what the scripted writer is asked for. */
export const STRAW: PlannedReply = { module: 5, flaw: "strawman" };

/** For tests: a request for what is planned. */
export function requestFor({ module, flaw }: PlannedReply, changes: Partial<ArgumentRequest> = {}) {
  return {
    module,
    issue: LATE_HOURS_ISSUE,
    interest: "libraries",
    seed: 5,
    recentFrames: framesBut(module, flaw),
    ...changes,
  };
}

/** What writer and judge reply, in turn. */
interface Script {
  readonly written: readonly unknown[];
  readonly judged: readonly unknown[];
}

/** For tests: a writer with scripted models, and all that it asked and reported. */
export function buildWriter({ written, judged }: Script, changes: Partial<ArgumentWriter> = {}) {
  const client = buildScriptedClient("maker/one", ...written);
  const judge = buildScriptedClient("maker/two", ...judged);
  const reports: ArgumentReport[] = [];
  const writer: ArgumentWriter = {
    client,
    judge,
    passes: () => true,
    moderate: buildModerator().moderate,
    report: (report) => void reports.push(report),
    ...changes,
  };
  return { writer, client, judge, reports };
}

/** For tests: a good reply with something wrong about it. */
export function spoilt(change: (reply: WriterReply) => void): WriterReply {
  const reply = writerReply(STRAW);
  change(reply);
  return reply;
}

/** For tests: a reply whose passage is cut off. */
export const TOO_SHORT = spoilt((reply) => {
  reply.passage = reply.passage.slice(0, 300);
});
/** For tests: a judge who finds no flaw. */
export const NOTHING_FOUND = { ...gateReply(STRAW), flaws: [] };

/** For tests: a call that failed. */
export function failure(kind: ModelFailure): ModelError {
  return new ModelError(kind, kind);
}
