import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import * as z from "zod/mini";

/** A shape in JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What every provider's constrained output understands of what our shapes have. */
const KEPT: ReadonlySet<string> = new Set([
  "type",
  "enum",
  "anyOf",
  "properties",
  "required",
  "additionalProperties",
  "items",
]);

/** Turns a schema into one that all providers take; strict ones know no optional fields, and nullable says the same. */
function checkPart({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void {
  delete jsonSchema["$schema"];
  const strange = Object.keys(jsonSchema).find((key) => !KEPT.has(key));
  if (strange !== undefined)
    throw new Error(`A model's answer cannot be described by "${strange}".`);
  if (jsonSchema["type"] !== "object") return;
  const required = new Set(jsonSchema["required"] as string[] | undefined);
  const isFixed = Object.keys(jsonSchema["properties"] ?? {}).every((name) => required.has(name));
  if (!isFixed || typeof jsonSchema["additionalProperties"] === "object")
    throw new Error("A model's answer has no optional fields and none of any name: use nullable.");
  jsonSchema["additionalProperties"] = false;
}

/**
 * A schema as providers take it: the common part of what Anthropic, OpenAI and the local servers can hold a model to.
 * @throws Error where a schema has more than that; that is for its author
 */
export const describeSchema = memoiseOf((schema: z.ZodMiniType): JsonSchema => {
  const options = {
    target: "draft-7",
    io: "input",
    reused: "inline",
    override: checkPart,
  } as const;
  const { $schema: _, ...json } = z.toJSONSchema(schema, options);
  return json;
});
