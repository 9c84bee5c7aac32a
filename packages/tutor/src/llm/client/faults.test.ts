import { describe, expect, test } from "vitest";
import type { ModelFailure } from "@elenchus/dialogue/model-call";
import { type Fault, MODEL_WIRES } from "@elenchus/evaluation/model-wires/wire";
import { ModelError } from "../model-client.ts";
import {
  buildRig,
  GOOD,
  QUESTION,
  readStream,
  replyInTurn,
  type Rig,
  SHAPED,
} from "./build-rig.ts";

const TEXT = { text: "One two three four five six seven eight." };

/** Asks for a shape or for text; answers the failure, or "ok". */
async function ask(rig: Rig, way: "whole" | "stream"): Promise<"ok" | ModelFailure> {
  const error =
    way === "stream"
      ? (await readStream(rig.client.stream(QUESTION, rig.call()))).error
      : await rig.client.generate(SHAPED, rig.call()).then(
          () => null,
          (cause: unknown) => cause,
        );
  if (error === null) return "ok";
  if (error instanceof ModelError) return error.failure;
  throw new Error("No ModelError", { cause: error });
}

/** For providers that fall silent; the machine that runs this may be slow, too. */
const SHORT = { timeouts: { totalMs: 600, firstTextMs: 400, betweenMs: 300 } };
const LONG = {};

/** Fault, failure, and how many requests are sent for it in all. */
const BEFORE_TEXT: readonly (readonly [string, Fault, ModelFailure, number])[] = [
  ["429", { kind: "error", error: "rate_limited" }, "rate_limited", 2],
  [
    "429 that asks for a short wait",
    { kind: "error", error: "rate_limited", headers: { "retry-after": "2" } },
    "rate_limited",
    2,
  ],
  [
    "429 that asks for a long wait",
    { kind: "error", error: "rate_limited", headers: { "retry-after": "30" } },
    "rate_limited",
    1,
  ],
  ["an empty account", { kind: "error", error: "quota" }, "quota", 1],
  ["an overloaded provider", { kind: "error", error: "overloaded" }, "overloaded", 2],
  ["529", { kind: "error", error: "overloaded", status: 529 }, "overloaded", 2],
  ["500", { kind: "error", error: "server_error" }, "server_error", 2],
  [
    "502 in HTML",
    { kind: "error", error: "server_error", status: 502, body: "<html>" },
    "server_error",
    2,
  ],
  ["401", { kind: "error", error: "unauthorised" }, "unauthorised", 1],
  ["403", { kind: "error", error: "unauthorised", status: 403 }, "unauthorised", 1],
  ["404", { kind: "error", error: "bad_request", status: 404 }, "bad_request", 1],
  ["413", { kind: "error", error: "bad_request", status: 413 }, "bad_request", 1],
  [
    "a redirect",
    { kind: "error", error: "bad_request", status: 307, headers: { location: "/" } },
    "bad_request",
    1,
  ],
  ["a filter before the model", { kind: "error", error: "filtered" }, "refused", 1],
  ["a reset before the headers", { kind: "reset", at: "before_headers" }, "network", 2],
  ["silence before the headers", { kind: "silence", at: "before_headers" }, "timeout", 2],
];

/** Waiting is real time, and ours for all of them: one whose SDK has our `fetch`, and one whose SDK has our client. */
const SILENT: ReadonlySet<string> = new Set(["openai", "ollama"]);

describe.each(MODEL_WIRES)("by %s", (wire) => {
  const beforeText = BEFORE_TEXT.filter(([, { kind }]) => kind !== "silence" || SILENT.has(wire));

  describe.each(["whole", "stream"] as const)("asked for a %s answer", (way) => {
    test.each(beforeText)("%s", async (_, fault, failure, requests) => {
      const rig = await buildRig(wire, () => ({ fault }), fault.kind === "silence" ? SHORT : LONG);
      expect(await ask(rig, way)).toBe(failure);
      expect(rig.server.count()).toBe(requests);
      expect(rig.records).toMatchObject([{ outcome: failure, requests, firstTextMs: null }]);
      expect(rig.records).toHaveLength(1);
    });

    test.each([
      ["overloaded", { kind: "error", error: "overloaded" }],
      ["reset", { kind: "reset", at: "after_headers" }],
      ["silent", { kind: "silence", at: "after_headers" }],
      ["ended", { kind: "end", at: "after_headers" }],
    ] as const)("is %s once, and then well", async (_, fault) => {
      const reply = replyInTurn({ fault }, way === "stream" ? TEXT : GOOD);
      const rig = await buildRig(wire, reply, fault.kind === "silence" ? SHORT : LONG);
      expect(await ask(rig, way)).toBe("ok");
      expect(rig.records).toMatchObject([{ outcome: "ok", requests: 2 }]);
    });

    test("refuses", async () => {
      const rig = await buildRig(wire, () => ({ text: "I can't help with that.", end: "refusal" }));
      expect(await ask(rig, way)).toBe("refused");
      expect(rig.server.count()).toBe(1);
    });

    test("is stopped by a filter", async () => {
      const rig = await buildRig(wire, () => ({ text: '{"verdict":"r', end: "content_filter" }));
      expect(await ask(rig, way)).toBe("refused");
    });

    test("runs into its limit", async () => {
      const rig = await buildRig(wire, () => ({ text: '{"verdict":"rig', end: "length" }));
      expect(await ask(rig, way)).toBe("truncated");
      expect(rig.server.count()).toBe(1);
    });

    test.each(["", "  \n\n "])("says nothing (%j)", async (text) => {
      const rig = await buildRig(wire, () => ({ text, pieces: [text] }));
      expect(await ask(rig, way)).toBe("empty");
      expect(rig.server.count()).toBe(1);
    });

    test("cannot be reached", async () => {
      const rig = await buildRig(wire, () => TEXT);
      await rig.server.close();
      expect(await ask(rig, way)).toBe("network");
      expect(rig.records).toMatchObject([{ requests: 2 }]);
    });
  });

  test.each([
    ["reset", "mid_text"],
    ["reset", "mid_frame"],
    ["reset", "mid_character"],
    ["end", "mid_text"],
    ["end", "mid_frame"],
    ["end", "mid_character"],
  ] as const)("a stream with a %s %s is cut, and not sent again", async (kind, at) => {
    const rig = await buildRig(wire, () => ({ ...TEXT, fault: { kind, at } }));
    const { pieces, error } = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(error).toMatchObject({ failure: "cut" });
    expect(TEXT.text.startsWith(pieces.join("").replace(/…$/u, ""))).toBe(true);
    expect(pieces.join("")).not.toContain("\uFFFD");
    expect(pieces.length).toBeGreaterThan(0);
    expect(rig.records).toMatchObject([{ outcome: "cut", requests: 1 }]);
    expect(rig.records[0]?.usage.outputTokens).toBeGreaterThan(0);
  });

  test.each([
    ["reset", "mid_frame"],
    ["end", "mid_frame"],
  ] as const)("a whole answer with a %s %s is asked for again", async (kind, at) => {
    const rig = await buildRig(wire, replyInTurn({ ...GOOD, fault: { kind, at } }, GOOD));
    expect(await ask(rig, "whole")).toBe("ok");
    expect(rig.server.count()).toBe(2);
  });

  test("a stream that falls silent in the middle is given up", async () => {
    const rig = await buildRig(
      wire,
      () => ({ ...TEXT, fault: { kind: "silence", at: "mid_text" } }),
      SHORT,
    );
    const { pieces, error } = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(error).toMatchObject({ failure: "timeout" });
    expect(pieces.length).toBeGreaterThan(0);
    expect(rig.server.count()).toBe(1);
    await rig.server.requests[0]?.over;
    expect(rig.server.requests[0]?.leftAt).not.toBeNull();
  });

  test("a stream that does not begin is given up long before its total time", async () => {
    const fault = { kind: "silence", at: "after_headers" } as const;
    const rig = await buildRig(wire, () => ({ fault }), { timeouts: { firstTextMs: 200 } });
    const startedAt = performance.now();
    expect(await ask(rig, "stream")).toBe("timeout");
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(rig.server.count()).toBe(2);
  });

  test("a slow drip ends at the total time", async () => {
    const rig = await buildRig(wire, () => ({ text: "a ".repeat(100), betweenMs: 100 }), SHORT);
    const startedAt = performance.now();
    const { pieces, error } = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(error).toMatchObject({ failure: "timeout" });
    expect(pieces.length).toBeGreaterThan(1);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  test("an error in the middle of a stream cuts it", async () => {
    const fault = { kind: "error_event", error: "overloaded", at: "mid_text" } as const;
    const rig = await buildRig(wire, () => ({ ...TEXT, fault }));
    const { pieces, error } = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(error).toMatchObject({ failure: "cut" });
    expect(pieces.length).toBeGreaterThan(0);
    expect(rig.server.count()).toBe(1);
  });

  test.each([
    ["overloaded", "overloaded", 2],
    ["server_error", "server_error", 2],
    ["quota", "quota", 1],
  ] as const)("a stream whose first event is %s", async (error, failure, requests) => {
    const fault = { kind: "error_event", error, at: "after_headers" } as const;
    const rig = await buildRig(wire, () => ({ ...TEXT, fault }));
    // Ollama's errors in streams are words alone.
    const isTold = wire !== "ollama";
    expect(await ask(rig, "stream")).toBe(isTold ? failure : "server_error");
    expect(rig.server.count()).toBe(isTold ? requests : 2);
  });

  test("a refusal is not shown as if it were the answer", async () => {
    const rig = await buildRig(wire, () => ({ text: "I can't help with that.", end: "refusal" }));
    const { pieces } = await readStream(rig.client.stream(QUESTION, rig.call()));
    // Anthropic and Ollama say at the end only that what was said was none.
    expect(pieces.join("")).toBe(wire.startsWith("openai") ? "" : "I can't help with that.");
  });

  test("something that is no model answers", async () => {
    const fault = {
      kind: "error",
      error: "server_error",
      status: 200,
      body: "<html>Hello</html>",
    } as const;
    const rig = await buildRig(wire, () => ({ fault }));
    expect(await ask(rig, "whole")).toBe("server_error");
    expect(["cut", "server_error"]).toContain(await ask(rig, "stream"));
  });
});

describe("waiting before the second try", () => {
  test.each([
    [{ "retry-after": "2" }, [2000]],
    [{ "retry-after": "0" }, []],
    [{ "retry-after": "-1" }, [1000]],
    [{ "retry-after": "soon, -1" }, [1000]],
    [{ "retry-after-ms": "150" }, [150]],
    [{}, [1000]],
    [{ "retry-after": new Date(1_750_000_004_000).toUTCString() }, [4000]],
    [{ "retry-after": "5.5" }, []],
    [{ "x-should-retry": "false" }, []],
  ])("429 with %j", async (headers, sleeps) => {
    const fault = { kind: "error", error: "rate_limited", headers } as const;
    const rig = await buildRig("anthropic", () => ({ fault }), { now: () => 1_750_000_000_000 });
    await ask(rig, "whole");
    expect(rig.sleeps).toEqual(sleeps);
  });

  test("how long to wait is told", async () => {
    const headers = { "retry-after": "30" };
    const rig = await buildRig("openai", () => ({
      fault: { kind: "error", error: "rate_limited", headers },
    }));
    await expect(rig.client.generate(SHAPED, rig.call())).rejects.toMatchObject({ retryAfter: 30 });
  });

  test("tries are spread", async () => {
    const waits = await Promise.all(
      [0, 0.999].map(async (random) => {
        const fault = { kind: "error", error: "rate_limited" } as const;
        const rig = await buildRig("openai", () => ({ fault }), { random: () => random });
        await ask(rig, "stream");
        return rig.sleeps[0];
      }),
    );
    expect(waits).toEqual([750, 1250]);
  });

  test("whoever leaves while it waits has cancelled", async () => {
    const controller = new AbortController();
    const fault = { kind: "error", error: "rate_limited" } as const;
    const rig = await buildRig("openai", () => ({ fault }), {
      sleep: (_ms, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new Error("left")), { once: true });
          controller.abort();
        }),
    });
    await expect(
      rig.client.generate(SHAPED, rig.call({ signal: controller.signal })),
    ).rejects.toMatchObject({ failure: "cancelled" });
    expect(rig.records).toMatchObject([{ outcome: "cancelled", requests: 1 }]);
  });
});

describe("the requests of a turn", () => {
  test("are shared by its calls", async () => {
    const requests = { left: 3 };
    const overloaded = { fault: { kind: "error", error: "overloaded" } } as const;
    const rig = await buildRig("anthropic", replyInTurn(overloaded, GOOD, overloaded, TEXT));
    await rig.client.generate(SHAPED, rig.call({ requests }));
    expect(requests.left).toBe(1);
    const { error } = await readStream(rig.client.stream(QUESTION, rig.call({ requests })));
    expect(error).toMatchObject({ failure: "overloaded" });
    expect(requests.left).toBe(0);
    expect(rig.server.count()).toBe(3);
  });

  test("once spent, are not overdrawn", async () => {
    const rig = await buildRig("openai", () => TEXT);
    const { error } = await readStream(
      rig.client.stream(QUESTION, rig.call({ requests: { left: 0 } })),
    );
    expect(error).toMatchObject({ failure: "no_requests_left" });
    expect(rig.server.count()).toBe(0);
    expect(rig.records).toMatchObject([{ outcome: "no_requests_left", requests: 0 }]);
  });

  test("are three at most, a repair and a second try together", async () => {
    const overloaded = { fault: { kind: "error", error: "overloaded" } } as const;
    const rig = await buildRig("openai", replyInTurn(overloaded, { text: "No." }, overloaded));
    expect(await ask(rig, "whole")).toBe("overloaded");
    expect(rig.server.count()).toBe(3);
  });

  test("are not spent on a repair that there is none left for", async () => {
    const rig = await buildRig("openai", () => ({ text: "No." }));
    await expect(
      rig.client.generate(SHAPED, rig.call({ requests: { left: 1 } })),
    ).rejects.toMatchObject({ failure: "invalid_output" });
    expect(rig.server.count()).toBe(1);
  });
});
