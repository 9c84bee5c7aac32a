import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import type { Fault, ModelReply, ModelRequest } from "@elenchus/evaluation/model-wires/wire";
import { draftKey } from "./draft-key.ts";
import { listIssues } from "./issue-lists.ts";
import { judgeMisconception } from "./judge-misconception.ts";
import { speakAsTutor } from "./speak-as-tutor.ts";
import { summariseSteps } from "./summarise-steps.ts";

/** What a call to the model is for, as far as a test wants to spoil it. */
export type CallKind = "issues" | "writing" | "assess" | "words" | "key" | "other";

/** A model that plays its part sensibly, and what a test may make of it. */
export interface ScriptedModel {
  readonly reply: (request: ModelRequest) => Promise<ModelReply>;
  /** The tutor's words so far, oldest first. */
  readonly said: readonly string[];
  /** Milliseconds between the words of a stream. */
  wordMs: number;
  /** Milliseconds before a passage, or a key, is there. */
  writingMs: number;
  /** Makes the next calls of a kind fail, one after the other. */
  spoil(kind: CallKind, ...faults: readonly Fault[]): void;
}

function promptOf(request: ModelRequest): string {
  return [...request.system, ...request.messages.map(({ text }) => text)].join("\n\n");
}

function kindOf(request: ModelRequest, prompt: string): CallKind {
  if (request.stream) return "words";
  if (prompt.includes("# Task: suggest issues")) return "issues";
  if (prompt.includes("# Task: write a passage")) return "writing";
  if (prompt.includes("# Task: draft the answer key")) return "key";
  return prompt.includes("you are to judge") ? "assess" : "other";
}

/** A model for journeys: its arguments and judgements are the cooperative one's, its words a tutor's. */
export function createScriptedModel(): ScriptedModel {
  const said: string[] = [];
  const faults = new Map<CallKind, Fault[]>();
  let lists = 0;

  function replyWell(request: ModelRequest, kind: CallKind, prompt: string): ModelReply {
    const cooperative = replyCooperatively(request);
    switch (kind) {
      case "words": {
        const text = speakAsTutor(prompt, said.length);
        said.push(text);
        return { text, betweenMs: model.wordMs, firstMs: model.wordMs };
      }
      case "issues":
        lists += 1;
        return { json: { issues: listIssues(lists) } };
      case "writing":
        return { ...cooperative, headersMs: model.writingMs };
      case "assess":
        return { json: judgeMisconception(prompt, cooperative.json) };
      case "key":
        return { json: draftKey(), headersMs: model.writingMs };
      case "other":
        return { json: summariseSteps(prompt) ?? cooperative.json };
    }
  }

  const model: ScriptedModel = {
    said,
    wordMs: 4,
    writingMs: 0,
    spoil: (kind, ...next) => faults.set(kind, [...(faults.get(kind) ?? []), ...next]),
    reply: async (request) => {
      const prompt = promptOf(request);
      const kind = kindOf(request, prompt);
      const fault = faults.get(kind)?.shift();
      const reply = replyWell(request, kind, prompt);
      return fault === undefined ? reply : { ...reply, fault };
    },
  };
  return model;
}
