import { CONTEXT_TOKENS } from "../../lengthen-context.ts";
import type { SdkModel } from "./sdk-model.ts";
import { createOllamaClient } from "./ollama-client.ts";

/**
 * A model that Ollama runs, by Ollama's own API: its `/v1` knows neither the length of the context nor how to turn
 * thinking off. The SDK's repairs are off, for they send requests of their own and make up what an answer lacks.
 */
export function createOllamaModel(model: string, baseUrl: string, apiKey: string | null): SdkModel {
  const load = async (): Promise<SdkModel> => {
    // It takes as long to load as the whole server: whoever uses another model does not wait for it.
    const { createOllama } = await import("ai-sdk-ollama");
    return createOllama({ client: createOllamaClient(baseUrl, apiKey) }).chat(model, {
      options: { num_ctx: CONTEXT_TOKENS },
      reliableObjectGeneration: false,
    });
  };
  let loaded: Promise<SdkModel> | undefined;
  const sdk = (): Promise<SdkModel> => (loaded ??= load());
  return {
    specificationVersion: "v4",
    provider: "ollama",
    modelId: model,
    supportedUrls: {},
    doGenerate: async (call) => (await sdk()).doGenerate(call),
    doStream: async (call) => (await sdk()).doStream(call),
  };
}
