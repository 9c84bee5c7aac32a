import { expect, test } from "vitest";
import * as z from "zod/mini";
import { describeSchema } from "./describe-schema.ts";

test("a shape is told in what every provider understands", () => {
  const schema = z.object({
    kind: z.enum(["a", "b"]),
    share: z.number(),
    quote: z.nullable(z.string()),
    list: z.array(z.object({ name: z.string() })),
  });
  expect(describeSchema(schema)).toEqual({
    type: "object",
    properties: {
      kind: { type: "string", enum: ["a", "b"] },
      share: { type: "number" },
      quote: { type: ["string", "null"] },
      list: {
        type: "array",
        items: {
          type: "object",
          properties: { name: { type: "string" } },
          required: ["name"],
          additionalProperties: false,
        },
      },
    },
    required: ["kind", "share", "quote", "list"],
    additionalProperties: false,
  });
  expect(describeSchema(schema)).toBe(describeSchema(schema));
});

test.each([
  ["optional fields", z.object({ a: z.optional(z.string()) })],
  ["optional fields further in", z.object({ a: z.array(z.object({ b: z.optional(z.string()) })) })],
  ["fields of any name", z.object({ a: z.record(z.string(), z.string()) })],
  ["limits, which strict providers refuse", z.object({ a: z.string().check(z.maxLength(9)) })],
])("a shape with %s is refused", (_, schema) => {
  expect(() => describeSchema(schema)).toThrow(/^A model's answer/u);
});
