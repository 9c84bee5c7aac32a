import type { ModelClient, Prompt } from "@elenchus/tutor/llm/model-client";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { normalise } from "@elenchus/dialogue/words/words";
import { isEarned } from "@elenchus/dialogue/argument-map/earned";
import { createScriptedClient } from "../scripted-client.ts";
import type { Leak, LeakedSecret, LeakWay } from "./leak-ways.ts";

/** What the model knows by the side, as no honest one does: where the dialogue stands, and the whole key. */
export interface Insight {
  readonly view: DialogueView;
  readonly message: string;
  readonly otherWords: ReadonlyMap<string, readonly string[]>;
}

/** Something that the model told, or tried to. */
export interface Told extends Leak {
  readonly way: string;
  readonly secret: LeakedSecret;
}

/** A model that gives everything away, and what it has done. */
export interface WorstCaseModel {
  readonly client: ModelClient;
  /** What the next call is about. */
  look(insight: Insight): void;
  /** What was told since the last look. */
  readonly told: Told[];
  /** Every prompt since the last look. */
  readonly prompts: Prompt[];
}

/** Parts of a message that a judge may quote: whole, in sentences, in clauses. */
function quotationsFrom(message: string): string[] {
  const parts = message.split(/(?<=[.!?])\s+|\n|[,;:]/u).map((part) => part.trim());
  return [...new Set([message, ...parts])].filter((part) => part !== "").slice(0, 8);
}

/** A judgement that credits so many expectations, each with any words of the learner's. */
function creditIds(ids: readonly string[], message: string) {
  const words = quotationsFrom(message);
  return {
    speechActs: ["answer"],
    because: "",
    expectations: ids.flatMap((id) =>
      words.map((quoted) => ({ id, words: quoted, why: "It is said plainly.", coverage: 1 })),
    ),
    misconceptions: [],
    confidence: 1,
  };
}

/** Ids of all that a judge is asked about, as its prompt lists them. */
function listedIds({ instructions }: Prompt): string[] {
  return [...instructions.join("\n").matchAll(/^- id: (\S+) \(/gmu)].map(([, id = ""]) => id);
}

/** Everything of the key that is open, in the key's words and in others, but for what the learner has said. */
function secretsOpen({ view, otherWords }: Insight): LeakedSecret[] {
  const { argument, dialogue, transcript } = view;
  const said = transcript.filter((one) => one.sender === "user").map((one) => normalise(one.text));
  return argument.key.expectations
    .filter((one) => one.step >= dialogue.step && !isEarned(dialogue, one))
    .filter((one) => one.kind !== "probe" || dialogue.probed.includes(one.id))
    .flatMap((expectation) => {
      const { statement, paraphrases, term, valueWords = [], quote, isOwn, kind } = expectation;
      const ofPassage = kind === "conclusion" || kind === "reason" ? [quote ?? ""] : [];
      const ofTerm =
        term === undefined ? [] : [`"${term.phrase}" may mean ${term.readings.join(" or ")}`];
      const listed = isOwn === true ? [] : [statement, ...paraphrases, ...ofPassage, ...ofTerm];
      const named = valueWords.slice(0, 1).map((word) => `the writer cares about ${word}`);
      const others = otherWords.get(expectation.id) ?? [];
      return [...listed, ...named, ...others]
        .map((words) => ({ words, isInOtherWords: others.includes(words) }))
        .map((one) => ({ ...one, expectation, words: one.words.replace(/[.!?]+$/u, "").trim() }))
        .filter(({ words }) => words !== "")
        .filter(({ words }) => !said.some((text) => text.includes(normalise(words))));
    });
}

/** A summary that claims everything, tells everything and quotes what nobody said. */
function summarise({ view }: Insight, secrets: readonly LeakedSecret[]) {
  return {
    steps: view.argument.steps.map((_, at) => ({
      step: at + 1,
      did: `You passed with full marks. ${secrets[at]?.words ?? "All was found"}.`,
      quotes: ["I found the whole answer by myself", secrets[at]?.words ?? ""],
      next: `You said "I know it all". ${secrets.at(-1 - at)?.words ?? "Go on"}.`,
    })),
  };
}

/** A model that leaks in one way after another. */
export function createWorstCaseModel(ways: Readonly<Record<string, LeakWay>>): WorstCaseModel {
  const names = Object.keys(ways);
  let insight: Insight | null = null;
  let count = 0;
  const told: Told[] = [];
  const prompts: Prompt[] = [];
  const known = (): Insight => {
    if (insight === null) throw new Error("The model was asked before it could look.");
    return insight;
  };
  const leakNext = (): string => {
    count += 1;
    const way = names[count % names.length] ?? "";
    const secrets = secretsOpen(known());
    const secret = secrets[(count * 7) % Math.max(1, secrets.length)];
    const make = ways[way];
    if (secret === undefined || make === undefined) return "What else do you notice?";
    const leak = make(secret);
    told.push({ ...leak, way, secret });
    return leak.text;
  };
  const client = createScriptedClient({
    name: "test/worst-case",
    async generate({ kind, prompt }) {
      prompts.push(prompt);
      if (kind === "assess") return creditIds(listedIds(prompt), known().message);
      if (kind === "summary") return summarise(known(), secretsOpen(known()));
      throw new Error(`Nobody told the worst-case model what to do about ${kind}.`);
    },
    async *stream({ prompt }) {
      prompts.push(prompt);
      yield leakNext();
    },
  });
  return {
    client,
    told,
    prompts,
    look(next) {
      insight = next;
      told.length = 0;
      prompts.length = 0;
    },
  };
}
