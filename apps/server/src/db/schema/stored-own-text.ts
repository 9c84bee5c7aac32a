import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { OWN_TEXT_PARTS, type OwnTextForm } from "@elenchus/domain/own-text";
import * as z from "zod/mini";
import { asObject, count, listOf, orElse, text, texts } from "./stored-json.ts";

const Point = z.object({
  part: z.enum(OWN_TEXT_PARTS),
  sentence: text,
  name: text,
  ways: texts,
  hint: text,
});

const Mistake = z.object({ step: count, text, answer: text });

const [FIRST_MODULE] = MODULE_NUMBERS;

const StoredOwnText = z.object({
  title: text,
  source: text,
  licence: text,
  module: orElse(z.literal(MODULE_NUMBERS), FIRST_MODULE),
  passage: text,
  flaw: text,
  points: listOf(Point),
  mistakes: listOf(Mistake),
});

/** The form of a supervisor's text, as any release has stored it. */
export function readOwnText(stored: unknown): OwnTextForm {
  return z.parse(StoredOwnText, asObject(stored));
}
