import { expect, test } from "vitest";
import * as z from "zod/mini";
import { describeSchema } from "./describe-schema.ts";

test("a shape is told in what every provider understands", () => {
  const schema = z.object({
    kind: z.literal("statement"),
    count: z.int().check(z.minimum(1), z.maximum(5)),
    share: z.number().check(z.gte(0), z.lte(1)),
    any: z.int(),
    quote: z.nullable(z.string().check(z.minLength(2), z.maxLength(90))),
    list: z.array(z.object({ name: z.string() })).check(z.minLength(1), z.maxLength(8)),
  });
  expect(describeSchema(schema)).toEqual({
    type: "object",
    properties: {
      kind: { type: "string", const: "statement" },
      count: { type: "integer", minimum: 1, maximum: 5 },
      share: { type: "number", minimum: 0, maximum: 1 },
      any: { type: "integer" },
      quote: {
        anyOf: [
          { type: "string", description: "At least 2 characters. At most 90 characters." },
          { type: "null" },
        ],
      },
      list: {
        type: "array",
        minItems: 1,
        maxItems: 8,
        items: {
          type: "object",
          properties: { name: { type: "string" } },
          required: ["name"],
          additionalProperties: false,
        },
      },
    },
    required: ["kind", "count", "share", "any", "quote", "list"],
    additionalProperties: false,
  });
});

test("alternatives are told as such", () => {
  const schema = z.object({
    found: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("a"), text: z.string() }),
      z.object({ kind: z.literal("b"), number: z.number() }),
    ]),
  });
  const { properties } = describeSchema(schema) as { properties: { found: { anyOf: object[] } } };
  expect(properties.found.anyOf).toHaveLength(2);
  expect(properties.found.anyOf[0]).toMatchObject({ additionalProperties: false });
});

test("what a field means is told", () => {
  const text = z.string().check(z.maxLength(9), z.describe("In one word."));
  expect(describeSchema(z.object({ text }))).toMatchObject({
    properties: { text: { description: "In one word. At most 9 characters." } },
  });
});

test("the same schema is described once", () => {
  const schema = z.object({ a: z.string() });
  expect(describeSchema(schema)).toBe(describeSchema(schema));
});

test.each([
  ["optional fields", z.object({ a: z.optional(z.string()) })],
  ["optional fields further in", z.object({ a: z.array(z.object({ b: z.optional(z.string()) })) })],
  ["fields of any name", z.object({ a: z.record(z.string(), z.string()) })],
  ["pairs", z.object({ a: z.tuple([z.string(), z.string()]) })],
])("a shape with %s is refused", (_, schema) => {
  expect(() => describeSchema(schema)).toThrow(/^A model's answer/u);
});
