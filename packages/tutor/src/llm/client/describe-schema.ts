import * as z from "zod/mini";

/** A shape in JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What every provider's constrained output understands. */
const KEPT: ReadonlySet<string> = new Set([
  "type",
  "description",
  "enum",
  "const",
  "anyOf",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
]);

/** What strict providers refuse; the model is told of it in words, and the answer is checked. */
const TOLD: Readonly<Record<string, (value: unknown) => string>> = {
  minLength: (value) => `At least ${String(value)} characters.`,
  maxLength: (value) => `At most ${String(value)} characters.`,
  pattern: (value) => `Matches ${String(value)}.`,
  format: (value) => `Format: ${String(value)}.`,
  exclusiveMinimum: (value) => `More than ${String(value)}.`,
  exclusiveMaximum: (value) => `Less than ${String(value)}.`,
  multipleOf: (value) => `A multiple of ${String(value)}.`,
};

/** Of no meaning to a model, and dropped without a word. */
const DROPPED: ReadonlySet<string> = new Set(["$schema", "id", "title"]);

function isDefinition(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every property is required: strict providers know no other, and nullable says the same. */
function checkObject({ properties, required, additionalProperties }: JsonSchema): void {
  const names = isDefinition(properties) ? Object.keys(properties) : [];
  const isRequired = new Set(Array.isArray(required) ? required : []);
  const optional = names.filter((name) => !isRequired.has(name));
  if (optional.length > 0) {
    throw new Error(
      `A model's answer has no optional fields (${optional.join(", ")}): use nullable.`,
    );
  }
  if (isDefinition(additionalProperties)) {
    throw new Error("A model's answer has no fields of any name: use a list of pairs.");
  }
}

function narrowObject(definition: JsonSchema): JsonSchema {
  if (definition["type"] !== "object") return definition;
  checkObject(definition);
  return { ...definition, additionalProperties: false };
}

/** A whole number's outermost limits are zod's, not the schema's. */
function isLimit(key: string, value: unknown): boolean {
  return (
    (key !== "minimum" && key !== "maximum") || Math.abs(Number(value)) < Number.MAX_SAFE_INTEGER
  );
}

function narrowValue(key: string, value: unknown): unknown {
  if (key === "properties" && isDefinition(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, narrow(one)]));
  }
  if (key === "anyOf" && Array.isArray(value)) return value.map((one) => narrow(one));
  return key === "items" ? narrow(value) : value;
}

/** Turns a schema into one that all providers take. */
function narrow(definition: unknown): unknown {
  if (!isDefinition(definition)) return definition;
  const entries = Object.entries(narrowObject(definition)).map(
    ([key, value]) => [key === "oneOf" ? "anyOf" : key, value] as const,
  );
  const told: string[] = [];
  const kept: [string, unknown][] = [];
  for (const [key, value] of entries) {
    const tell = TOLD[key];
    if (tell !== undefined) told.push(tell(value));
    else if (KEPT.has(key)) kept.push([key, narrowValue(key, value)]);
    else if (!DROPPED.has(key))
      throw new Error(`A model's answer cannot be described by "${key}".`);
  }
  const result = Object.fromEntries(kept.filter(([key, value]) => isLimit(key, value)));
  if (told.length === 0) return result;
  const { description } = result;
  const words = typeof description === "string" ? [description, ...told] : told;
  return { ...result, description: words.join(" ") };
}

const described = new WeakMap<z.ZodMiniType, JsonSchema>();

/**
 * A schema as providers take it: the common part of what Anthropic, OpenAI and the local servers
 * can hold a model to. What is left out is told in descriptions, and checked by the schema itself afterwards.
 * @throws Error where a schema has optional fields or fields of any name; that is for its author
 */
export function describeSchema(schema: z.ZodMiniType): JsonSchema {
  const known = described.get(schema);
  if (known !== undefined) return known;
  const json = narrow(
    z.toJSONSchema(schema, {
      target: "draft-7",
      io: "input",
      unrepresentable: "any",
      reused: "inline",
    }),
  ) as JsonSchema;
  described.set(schema, json);
  return json;
}
