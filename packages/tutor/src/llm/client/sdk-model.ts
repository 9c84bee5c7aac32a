import type { LanguageModel } from "ai";

/** A model as the AI SDK speaks to it. */
export type SdkModel = Extract<LanguageModel, { readonly specificationVersion: "v4" }>;
export type SdkCall = Parameters<SdkModel["doGenerate"]>[0];
export type SdkAnswer = Awaited<ReturnType<SdkModel["doGenerate"]>>;
export type SdkUsage = SdkAnswer["usage"];
type SdkStream = Awaited<ReturnType<SdkModel["doStream"]>>["stream"];
export type SdkPart = SdkStream extends ReadableStream<infer Part> ? Part : never;
