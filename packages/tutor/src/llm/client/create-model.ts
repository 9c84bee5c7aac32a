import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { createOllamaModel } from "./create-ollama-model.ts";
import { post } from "./post.ts";
import type { SdkModel } from "./sdk-model.ts";

/** Who provides a language model; `openai-compatible` is any server that speaks OpenAI's chat completions. */
export const MODEL_PROVIDERS = ["anthropic", "openai", "openai-compatible", "ollama"] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Whether a server of one's own runs its models, of which little is known beforehand. */
export function isLocalProvider(provider: ModelProvider): boolean {
  return provider === "openai-compatible" || provider === "ollama";
}

/** Which model, and where it is found. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  /** As the provider knows it: "claude-haiku-5-5", "qwen3:8b". */
  readonly model: string;
  /**
   * Up to and with its `/v1`, which is added where there is no path, and taken away for Ollama; null for the
   * provider's own.
   */
  readonly baseUrl: string | null;
  /** Local servers need none. */
  readonly apiKey: string | null;
}

/** A model that can be asked. */
export interface Model {
  readonly provider: ModelProvider;
  readonly id: string;
  /** Whether a server of one's own runs it, of which little is known beforehand. */
  readonly isLocal: boolean;
  /** "anthropic/claude-haiku-5-5" */
  readonly name: string;
  readonly sdk: SdkModel;
}

const HOMES: Readonly<Record<ModelProvider, string | null>> = {
  anthropic: "https://api.anthropic.com/v1",
  openai: "https://api.openai.com/v1",
  "openai-compatible": null,
  ollama: "http://localhost:11434",
};

/**
 * Where requests go. The SDK would read the environment, were it told nothing.
 * @throws Error where the address is missing or is none
 */
export function chooseBaseUrl({ provider, baseUrl }: ModelSettings): string {
  const given = baseUrl ?? HOMES[provider];
  if (given === null) throw new Error("An OpenAI-compatible server needs its address.");
  const url = URL.parse(given);
  // What is wrong is not said in its own words: it may hold a password.
  if (url === null || !/^https?:$/u.test(url.protocol)) {
    throw new Error("The model's address is none: it begins with http:// or https://.");
  }
  if (url.username !== "" || url.password !== "") {
    throw new Error("The model's address holds no user and no password: there is a key for that.");
  }
  if (provider === "ollama") url.pathname = url.pathname.replace(/\/(?:v1|api)\/?$/u, "/");
  else if (url.pathname === "/") url.pathname = "/v1";
  return url.href.replace(/\/+$/u, "");
}

function createSdkModel(settings: ModelSettings): SdkModel {
  const { provider, model, apiKey } = settings;
  const baseURL = chooseBaseUrl(settings);
  switch (provider) {
    case "anthropic":
      return createAnthropic({ baseURL, apiKey: apiKey ?? "none", fetch: post })(model);
    case "openai":
      return createOpenAI({ baseURL, apiKey: apiKey ?? "none", fetch: post })(model);
    case "openai-compatible":
      return createOpenAICompatible({
        name: "compatible",
        baseURL,
        fetch: post,
        ...(apiKey === null ? {} : { apiKey }),
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model);
    case "ollama":
      return createOllamaModel(model, baseURL, apiKey);
  }
}

/**
 * Makes a model ready to be asked. Nothing is sent.
 * @throws Error where the address is missing or is none
 */
export function createModel(settings: ModelSettings): Model {
  const { provider, model } = settings;
  return {
    provider,
    id: model,
    isLocal: isLocalProvider(provider),
    name: `${provider}/${model}`,
    sdk: createSdkModel(settings),
  };
}
