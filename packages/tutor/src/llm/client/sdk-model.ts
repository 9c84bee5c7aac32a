import type { LanguageModel } from "ai";

/** A model as the AI SDK speaks to it. */
export type SdkModel = Extract<LanguageModel, { readonly specificationVersion: "v4" }>;
type SdkStream = Awaited<ReturnType<SdkModel["doStream"]>>["stream"];
/** A part of a stream. */
export type SdkPart = SdkStream extends ReadableStream<infer Part> ? Part : never;
