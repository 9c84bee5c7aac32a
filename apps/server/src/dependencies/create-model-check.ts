import { families } from "@elenchus/curriculum/issues/library";
import { BUILT_IN_NAME } from "@elenchus/tutor/built-in/built-in-name";
import { writeArgument } from "@elenchus/tutor/built-in/compose/write-argument";
import { CONTEXT_TOKENS } from "@elenchus/tutor/lengthen-context";
import { completeTimeouts } from "@elenchus/tutor/llm/client/timeouts";
import { isLocalProvider } from "@elenchus/tutor/llm/client/create-model";
import type { TutorConfig } from "@elenchus/tutor/tutor-settings";
import { explainFailure, explainOutcome } from "@elenchus/tutor/llm/advise";
import { passGate } from "@elenchus/tutor/llm/write/gate";
import type { ModelClient } from "@elenchus/tutor/llm/model-client";
import type { CheckedModel, CheckLimits, ModelCheck } from "../tutoring/model-check.ts";
import type { ModelTutor } from "./create-model-tutor.ts";
import type { Report } from "./wiring.ts";

/** Enough for a model that thinks before it speaks. */
const GREETING_TOKENS = 1000;

function toCheckedModel(client: ModelClient): CheckedModel {
  const instructions = ["You are tried out by the person who set you up."];
  const say: CheckedModel["say"] = (task, call) => {
    const prompt = { instructions, task };
    return client.stream({ kind: "check", prompt, maxOutputTokens: GREETING_TOKENS }, call);
  };
  return {
    name: client.name,
    say,
    greet: (call) => say("Say hello in one short sentence.", call),
  };
}

/** Facts of a report in a line, none of them twice. */
function describeFacts(facts: unknown): string {
  if (typeof facts !== "object" || facts === null) return String(facts);
  if (Array.isArray(facts)) return [...new Set(facts.map(describeFacts))].join("; ");
  return Object.entries(facts)
    .map(([name, fact]) => `${name}: ${describeFacts(fact)}`)
    .join(", ");
}

function readLimits({
  provider,
  patience,
  tokensPerDay,
  tokensPerDialogue,
}: TutorConfig): CheckLimits {
  return {
    timeouts: completeTimeouts({}, patience),
    contextTokens: isLocalProvider(provider) ? CONTEXT_TOKENS : null,
    tokensPerDay,
    tokensPerDialogue,
  };
}

/** Opens a check of a tutor that is made for it alone. */
export function createModelCheck(
  config: TutorConfig,
  openTutor: (report: Report) => ModelTutor,
): ModelCheck {
  const notes: string[] = [];
  const { tutor, clients, moderate } = openTutor((message, facts) => {
    // A message without facts is the client's, and shows in the number of its requests.
    if (facts !== null) notes.push(`${message}: ${describeFacts(facts)}`);
  });
  return {
    models: clients.map(toCheckedModel),
    tutor,
    patience: config.patience,
    limits: readLimits(config),
    moderate,
    takeNotes: () => notes.splice(0),
    objectTo: async (argument, call) => {
      const [writer] = clients;
      return writer === undefined ? [] : passGate(writer, argument, call);
    },
    sampleArgument(number = 0) {
      const issue = families()[number]?.issues[0]?.question ?? "";
      const request = { module: 1, issue, interest: "any", seed: 1, recentFrames: [] } as const;
      return writeArgument(request, BUILT_IN_NAME);
    },
    explain: explainFailure,
    explainOutcome,
  };
}
