import { expect, test } from "vitest";
import * as z from "zod/mini";
import { MODEL_WIRES } from "@elenchus/evaluation/model-wires/wire";
import type { Prompt, StructuredCall } from "../model-client.ts";
import { buildRig, QUESTION, readStream } from "./build-rig.ts";

const Verdict = z.strictObject({ verdict: z.string(), share: z.number() });
const SHAPED: StructuredCall<typeof Verdict> = {
  ...QUESTION,
  kind: "assess",
  schema: Verdict,
  schemaName: "verdict",
};
const GOOD = { json: { verdict: "right", share: 1 } };

function buildPrompt(parts: number, task: string): Prompt {
  const instructions = Array.from({ length: parts }, (_, index) => `Part ${index}: “ä”.`);
  return { instructions, task };
}

test.each([1, 2, 4])("Anthropic caches %i parts of the instructions by marks", async (parts) => {
  const rig = await buildRig("anthropic", () => ({ text: "Yes." }));
  await readStream(
    rig.client.stream({ ...QUESTION, prompt: buildPrompt(parts, "Go.") }, rig.call()),
  );
  const { system, messages } = rig.server.requests[0]?.json ?? {};
  expect(system).toEqual(
    Array.from({ length: parts }, (_, index) => ({
      type: "text",
      text: `Part ${index}: “ä”.`,
      cache_control: { type: "ephemeral" },
    })),
  );
  expect(JSON.stringify(messages)).not.toContain("cache_control");
});

test.each(MODEL_WIRES)("by %s, the same question gives the same bytes", async (wire) => {
  const rig = await buildRig(wire, () => GOOD);
  for (let round = 0; round < 2; round += 1) {
    await rig.client.generate(SHAPED, rig.call());
    await readStream(rig.client.stream(QUESTION, rig.call()));
  }
  const bodies = rig.server.requests.map(({ body }) => body);
  expect(bodies).toHaveLength(4);
  expect(bodies[2]).toBe(bodies[0]);
  expect(bodies[3]).toBe(bodies[1]);
});

test.each(MODEL_WIRES)(
  "by %s, calls that differ in the task share all that comes before",
  async (wire) => {
    const rig = await buildRig(wire, () => ({ text: "Yes." }));
    for (const task of ["First task.", "Another."]) {
      const prompt = buildPrompt(3, task);
      await readStream(rig.client.stream({ ...QUESTION, prompt }, rig.call()));
    }
    const [one, other] = rig.server.requests;
    expect(one?.system).toEqual(other?.system);
    const shared = one?.body.slice(0, one.body.indexOf("First task.")) ?? "";
    expect(other?.body.startsWith(shared)).toBe(true);
    expect(shared).toContain("Part 2");
  },
);

test("OpenAI has the instructions one by one, in order, before the task", async () => {
  const rig = await buildRig("openai", () => ({ text: "Yes." }));
  await readStream(rig.client.stream({ ...QUESTION, prompt: buildPrompt(3, "Go.") }, rig.call()));
  const input = rig.server.requests[0]?.json["input"] as readonly { readonly role: string }[];
  expect(input.map(({ role }) => role)).toEqual(["system", "system", "system", "user"]);
});

test("local servers have one system message: many templates take no more", async () => {
  const rig = await buildRig("openai-compatible", () => ({ text: "Yes." }));
  await readStream(rig.client.stream({ ...QUESTION, prompt: buildPrompt(2, "Go.") }, rig.call()));
  expect(rig.server.requests[0]?.system).toEqual(["Part 0: “ä”.\n\nPart 1: “ä”."]);
});
