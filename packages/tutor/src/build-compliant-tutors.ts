import { createBuiltInTutor } from "./built-in/built-in-tutor.ts";
import type { Reader } from "./reader/reader.ts";
import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import { startModelServer } from "@elenchus/evaluation/model-server";
import type { ModelWire } from "@elenchus/evaluation/model-wires/wire";
import { type SimulatedLearner, simulatedLearners } from "@elenchus/evaluation/simulated-learners";
import { createFallbackTutor } from "./fallback-tutor.ts";
import { createLlmTutor } from "./llm/create-llm-tutor.ts";
import { createModelClient } from "./llm/create-model-client.ts";
import { createModerator } from "./llm/moderate/create-moderator.ts";
import type { Tutor } from "@elenchus/dialogue/tutor";

/** A tutor that keeps to the port, as its suite takes it. */
export interface CompliantTutor {
  readonly tutor: Tutor;
  /** Says what this tutor's judge can hear to be right. */
  readonly fluent: SimulatedLearner;
  close(): Promise<void>;
}

const MODELS: Readonly<Record<ModelWire, string>> = {
  anthropic: "claude-haiku-4-5",
  openai: "gpt-4.1-mini",
  "openai-compatible": "qwen3:8b",
  ollama: "qwen3:8b",
};

/** Says what is asked for in the key's own words: all that a model for tests can hear. */
const fluentInKey: SimulatedLearner = ({ argument, dialogue }) => {
  const wanted = argument.key.expectations.find(({ id }) => id === dialogue.target);
  return wanted?.paraphrases[1] ?? wanted?.paraphrases[0] ?? "I have nothing to add.";
};

/** A tutor by a model that does what it is asked; or by one that is not there. */
async function createLlm(reader: Reader, wire: ModelWire, isDead: boolean) {
  const server = await startModelServer({ wire, reply: replyCooperatively });
  if (isDead) await server.close();
  const client = createModelClient({
    model: { provider: wire, model: MODELS[wire], baseUrl: server.url, apiKey: null },
    report: () => undefined,
    sleep: async () => undefined,
  });
  const main = createLlmTutor({
    client,
    embed: (texts) => reader.embed(texts),
    passes: () => true,
    moderate: createModerator(client),
    reportArgument: () => undefined,
    reportWording: () => undefined,
  });
  const close = async (): Promise<void> => {
    if (!isDead) await server.close();
  };
  const report = (): undefined => undefined;
  const fallback = createBuiltInTutor({ reader });
  const rest = { main, fallback, report, reportOtherIssue: report };
  const tutor = createFallbackTutor({ ...rest, takesFailures: false });
  const replaced = createFallbackTutor({ ...rest, takesFailures: true });
  return { tutor, replaced, close };
}

/** Builds a tutor on an reader that others use as well. */
type Build = (reader: Reader) => Promise<CompliantTutor>;

function byModel(wire: ModelWire): Build {
  return async (reader) => {
    const { tutor, close } = await createLlm(reader, wire, false);
    return { tutor, fluent: fluentInKey, close };
  };
}

function withFallback(isDead: boolean): Build {
  return async (reader) => {
    const { replaced: tutor, close } = await createLlm(reader, "openai", isDead);
    return { tutor, fluent: isDead ? simulatedLearners.ideal : fluentInKey, close };
  };
}

/** Every tutor there is, by name. */
export const COMPLIANT_TUTORS: readonly (readonly [string, Build])[] = [
  [
    "the built-in tutor",
    async (reader) => ({
      tutor: createBuiltInTutor({ reader }),
      fluent: simulatedLearners.ideal,
      close: async () => {},
    }),
  ],
  ["a tutor by a model of Anthropic's", byModel("anthropic")],
  ["a tutor by a model of OpenAI's", byModel("openai")],
  ["a tutor by a model of one's own", byModel("openai-compatible")],
  ["a tutor by a model of Ollama's", byModel("ollama")],
  ["a tutor with another one behind it", withFallback(false)],
  ["the one behind it, where the model is not there", withFallback(true)],
];
