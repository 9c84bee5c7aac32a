import { describe, expect, test } from "vitest";
import { MODEL_WIRES, type ModelWire } from "@elenchus/evaluation/model-wires/wire";
import { buildRig, GOOD, QUESTION, readStream, replyInTurn, SHAPED } from "./build-rig.ts";

const USAGE = { inputTokens: 2000, cacheReadTokens: 1500, cacheWriteTokens: 0, outputTokens: 100 };

/** What is counted of it: Ollama says nothing of its cache. */
function counted(wire: ModelWire, usage = USAGE) {
  return wire === "ollama" ? { ...usage, cacheReadTokens: 0 } : usage;
}

describe.each(MODEL_WIRES)("by %s", (wire) => {
  test("tokens are told as they were counted", async () => {
    const rig = await buildRig(wire, () => ({ ...GOOD, usage: USAGE }));
    await readStream(rig.client.stream(QUESTION, rig.call()));
    await rig.client.generate(SHAPED, rig.call());
    expect(rig.records.map(({ usage }) => usage)).toEqual([counted(wire), counted(wire)]);
  });

  test("tokens of an answer and of its repair are told together", async () => {
    const usage = { ...USAGE, outputTokens: 7 };
    const rig = await buildRig(
      wire,
      replyInTurn({ text: '{"verdict": 3}', usage: USAGE }, { ...GOOD, usage }),
    );
    await rig.client.generate(SHAPED, rig.call());
    expect(rig.records).toMatchObject([
      {
        requests: 2,
        outcome: "ok",
        usage: counted(wire, {
          ...USAGE,
          inputTokens: 4000,
          cacheReadTokens: 3000,
          outputTokens: 107,
        }),
      },
    ]);
  });

  test.each(["length", "content_filter"] as const)(
    "tokens of an answer that cannot be used (%s) are told, too",
    async (end) => {
      const rig = await buildRig(wire, () => ({ ...GOOD, usage: USAGE, end }));
      await readStream(rig.client.stream(QUESTION, rig.call()));
      await expect(rig.client.generate(SHAPED, rig.call())).rejects.toThrow();
      expect(rig.records.map(({ usage }) => usage)).toEqual([counted(wire), counted(wire)]);
    },
  );

  test("a refusal in a stream is paid for", async () => {
    const rig = await buildRig(wire, () => ({ text: "I can't.", end: "refusal", usage: USAGE }));
    await readStream(rig.client.stream(QUESTION, rig.call()));
    // Where nobody waits for its end, it is estimated.
    const isWaitedFor = wire === "anthropic" || wire === "ollama";
    const inputTokens = isWaitedFor ? USAGE.inputTokens : 28;
    expect(rig.records).toMatchObject([{ outcome: "refused", usage: { inputTokens } }]);
  });

  test("of a stream that was cut, tokens are estimated", async () => {
    const fault = { kind: "end", at: "mid_text" } as const;
    const rig = await buildRig(wire, () => ({ text: "word ".repeat(80), usage: USAGE, fault }));
    await readStream(rig.client.stream(QUESTION, rig.call()));
    const { inputTokens = 0, outputTokens = 0 } = rig.records[0]?.usage ?? {};
    expect(outputTokens).toBeGreaterThan(30);
    expect(outputTokens).toBeLessThan(70);
    expect(inputTokens).toBe(28);
  });

  test("what failed before an answer costs nothing", async () => {
    const rig = await buildRig(wire, () => ({ fault: { kind: "error", error: "server_error" } }));
    await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(rig.records).toMatchObject([{ usage: { inputTokens: 0, outputTokens: 0 } }]);
  });

  test("accounts that cannot be kept lose no answer, and are told of", async () => {
    const rig = await buildRig(wire, () => GOOD);
    const onModelCall = (): never => {
      throw new Error("no disk");
    };
    expect(await rig.client.generate(SHAPED, rig.call({ onModelCall }))).toEqual({
      verdict: "right",
    });
    expect(rig.reports.join()).toContain("no disk");
  });

  test("one record a call is made, by a clock that is passed in", async () => {
    let time = 0;
    const rig = await buildRig(wire, () => GOOD, { clock: () => (time += 10) });
    await rig.client.generate(SHAPED, rig.call());
    expect(rig.records).toHaveLength(1);
    expect((rig.records[0]?.ms ?? 0) % 10).toBe(0);
    expect(rig.records[0]?.firstTextMs).toBeNull();
  });
});

test("Anthropic's tokens written to the cache are told", async () => {
  const usage = { ...USAGE, cacheReadTokens: 0, cacheWriteTokens: 1500 };
  const rig = await buildRig("anthropic", () => ({ ...GOOD, usage }));
  await rig.client.generate(SHAPED, rig.call());
  await readStream(rig.client.stream(QUESTION, rig.call()));
  // 500 at $1, 1,500 at $1.25, 100 at $5
  expect(rig.records).toMatchObject([
    { usage, costMicros: 2875 },
    { usage, costMicros: 2875 },
  ]);
});

test("costs are those of the list, or unknown", async () => {
  const reply = () => ({ ...GOOD, usage: USAGE });
  const list = await buildRig("openai", reply);
  const local = await buildRig("openai-compatible", reply);
  for (const rig of [list, local]) await rig.client.generate(SHAPED, rig.call());
  // 500 at $0.40, 1,500 at $0.10, 100 at $1.60
  expect([list, local].map(({ records }) => records[0]?.costMicros)).toEqual([510, null]);
});
