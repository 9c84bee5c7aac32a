import type { TokenUsage } from "@elenchus/dialogue/model-call";
import { LENGTHEN_CONTEXT } from "../../lengthen-context.ts";
import type { Prompt } from "../model-client.ts";
import { estimateUsage } from "./count-usage.ts";
import type { OpenCall } from "./open-call.ts";

/** Of the estimate; tokenizers of today come to nine tenths of it with every prompt that we have. */
const LEAST_SHARE = 0.8;

/**
 * Looks whether a server read all of a prompt. Some, like Ollama, cut what is longer than the context and answer what is
 * left, so that a model judges and speaks without most of its instructions, and nothing fails.
 */
export function watchContext(open: OpenCall, prompt: Prompt, { inputTokens }: TokenUsage): void {
  const { state } = open;
  const { model, report } = state;
  const expected = estimateUsage(prompt, 0).inputTokens;
  if (!model.isLocal || inputTokens === 0 || inputTokens >= expected * LEAST_SHARE) return;
  open.marks.isPromptCut = true;
  if (state.hasWarned) return;
  state.hasWarned = true;
  report(
    `${model.name} counted ${inputTokens} tokens in a prompt of about ${expected}: it seems to cut what is too long for it. ${LENGTHEN_CONTEXT}`,
    null,
  );
}
