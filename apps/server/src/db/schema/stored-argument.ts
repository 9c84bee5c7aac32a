import { MAP_KINDS } from "@elenchus/domain/argument-map";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import * as z from "zod/mini";
import { asObject, count, listOf, orElse, text, texts } from "./stored-json.ts";

const Term = z.object({
  phrase: z.string(),
  readings: z.tuple([z.string(), z.string()]),
  stake: text,
});

const Expectation = z.object({
  id: z.string(),
  kind: z.enum(MAP_KINDS),
  step: count,
  statement: text,
  quote: z.exactOptional(text),
  paraphrases: texts,
  opposites: z.exactOptional(texts),
  hints: texts,
  prompt: text,
  term: z.exactOptional(Term),
  isOwn: z.exactOptional(z.literal(true)),
  weakness: z.exactOptional(text),
  valueWords: z.exactOptional(texts),
  question: z.exactOptional(text),
});

const Misconception = z.object({
  id: z.string(),
  step: count,
  paraphrases: texts,
  correction: text,
});

const Step = z.object({
  title: text,
  opening: text,
  enough: z.exactOptional(count),
  isSkill: orElse(z.boolean(), false),
});

const AnswerKey = z.object({
  conclusion: text,
  reasons: texts,
  expectations: listOf(Expectation),
  misconceptions: listOf(Misconception),
});
const NO_KEY = { conclusion: "", reasons: [], expectations: [], misconceptions: [] };

const [FIRST_MODULE] = MODULE_NUMBERS;

const StoredArgument = z.object({
  module: orElse(z.literal(MODULE_NUMBERS), FIRST_MODULE),
  issue: text,
  insteadOf: z.exactOptional(text),
  passage: text,
  source: z.exactOptional(text),
  steps: listOf(Step),
  key: orElse(AnswerKey, NO_KEY),
  frame: text,
  writer: text,
});

/** An argument as any release has stored it. */
export function readArgument(stored: unknown): Argument {
  return z.parse(StoredArgument, asObject(stored));
}
