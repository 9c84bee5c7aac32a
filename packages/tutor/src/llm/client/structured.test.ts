import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { MODEL_WIRES } from "@elenchus/evaluation/model-wires/wire";
import type { StructuredCall } from "../model-client.ts";
import { buildRig, QUESTION, replyInTurn, TEST_KEY } from "./build-rig.ts";

const Verdict = z.strictObject({
  verdict: z.enum(["right", "wrong"]),
  reasons: z.array(z.string()),
  quote: z.nullable(z.string()),
});
const SHAPED: StructuredCall<typeof Verdict> = {
  ...QUESTION,
  kind: "assess",
  schema: Verdict,
  schemaName: "verdict",
};
const VALUE = { verdict: "right", reasons: ["It names the conclusion."], quote: null } as const;

describe.each(MODEL_WIRES)("an answer of a shape by %s", (wire) => {
  test("is asked for by the provider's own means", async () => {
    const rig = await buildRig(wire, () => ({ json: VALUE }));
    expect(await rig.client.generate(SHAPED, rig.call())).toEqual(VALUE);
    const [request] = rig.server.requests;
    expect(request?.stream).toBe(false);
    expect(request?.schemaName).toBe(wire.startsWith("openai") ? "verdict" : null);
    expect(request?.schema).toMatchObject({
      type: "object",
      required: ["verdict", "reasons", "quote"],
      additionalProperties: false,
      properties: { verdict: { type: "string", enum: ["right", "wrong"] } },
    });
    expect(request?.schema).not.toHaveProperty("$schema");
  });

  test("is put right once, by a model that sees what it said and what is wrong", async () => {
    const bad = { ...VALUE, verdict: "perhaps" };
    const rig = await buildRig(wire, replyInTurn({ json: bad }, { json: VALUE }));
    expect(await rig.client.generate(SHAPED, rig.call())).toEqual(VALUE);
    const [, repair] = rig.server.requests;
    expect(repair?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(repair?.messages[1]?.text).toContain("perhaps");
    expect(repair?.messages[2]?.text).toMatch(/verdict: .*"right"\|"wrong"/u);
  });

  test("is put right where the asker finds a fault in it", async () => {
    const bad = { ...VALUE, quote: "never said" };
    const rig = await buildRig(wire, replyInTurn({ json: bad }, { json: VALUE }));
    const findFault = ({ quote }: z.output<typeof Verdict>) =>
      quote === null ? null : "The quote is not in the passage.";
    expect(await rig.client.generate({ ...SHAPED, findFault }, rig.call())).toEqual(VALUE);
    expect(rig.server.requests[1]?.messages[2]?.text).toContain("The quote is not in the passage.");
  });

  test("is given up when it is wrong twice", async () => {
    const rig = await buildRig(wire, () => ({ json: { ...VALUE, verdict: "perhaps" } }));
    await expect(rig.client.generate(SHAPED, rig.call())).rejects.toMatchObject({
      failure: "invalid_output",
    });
    expect(rig.server.count()).toBe(2);
    expect(rig.records).toMatchObject([{ outcome: "invalid_output", requests: 2 }]);
  });

  test("that is no JSON is asked for again", async () => {
    const rig = await buildRig(wire, replyInTurn({ text: '{"verdict": "ri' }, { json: VALUE }));
    expect(await rig.client.generate(SHAPED, rig.call())).toEqual(VALUE);
  });

  test("is found in a fence, and after thoughts", async () => {
    const text = `Here it is:\n\`\`\`json\n${JSON.stringify(VALUE, null, 2)}\n\`\`\`\nAnything else?`;
    const rig = await buildRig(wire, () => ({ text, thoughts: "Hm." }));
    expect(await rig.client.generate(SHAPED, rig.call())).toEqual(VALUE);
    expect(rig.server.count()).toBe(1);
  });

  test("of a shape that cannot be asked for is its author's fault", async () => {
    const rig = await buildRig(wire, () => ({ json: {} }));
    const schema = z.object({ a: z.optional(z.string()) });
    const { prompt, maxOutputTokens } = QUESTION;
    const question = { kind: "assess", schemaName: "a", prompt, maxOutputTokens, schema } as const;
    await expect(rig.client.generate(question, rig.call())).rejects.toThrow(/nullable/u);
    expect(rig.server.count()).toBe(0);
  });

  test("comes to an asker whose own check breaks as that", async () => {
    const rig = await buildRig(wire, () => ({ json: VALUE }));
    const findFault = (): never => {
      throw new RangeError("bug");
    };
    await expect(rig.client.generate({ ...SHAPED, findFault }, rig.call())).rejects.toThrow(
      RangeError,
    );
    expect(rig.records).toHaveLength(1);
  });
});

test("older models of Anthropic's answer by calling a tool of that shape", async () => {
  const rig = await buildRig("anthropic", () => ({ json: VALUE }));
  const older = await buildRig("anthropic", () => ({}), {
    model: {
      provider: "anthropic",
      model: "claude-3-haiku-20240307",
      baseUrl: rig.server.url,
      apiKey: TEST_KEY,
    },
  });
  expect(await older.client.generate(SHAPED, older.call())).toEqual(VALUE);
  expect(rig.server.requests[0]?.json["tools"]).toMatchObject([{ name: "json" }]);
});
