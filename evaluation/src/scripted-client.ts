import type { ModelClient, Prompt } from "@elenchus/tutor/llm/model-client";

/** What such a client does when it is asked. */
interface Script {
  readonly name: string;
  /** Answers whatever shape is asked for. */
  readonly generate: (question: { kind: string; prompt: Prompt }) => Promise<unknown>;
  readonly stream?: ModelClient["stream"];
}

/** A client whose answers are not read by the schema that is asked for: a model that says what no real one would. */
export function createScriptedClient({ name, generate, stream }: Script): ModelClient {
  return {
    name,
    generate: generate as ModelClient["generate"],
    stream:
      stream ??
      (() => {
        throw new Error(`Nobody told ${name} what to say.`);
      }),
  };
}
