// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callPatiently } from "./call-patiently.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../testing/test-fetch.ts";

const PATH = "/api/get_passage_subtopics";
const CANCEL = "/api/cancel_passage_subtopics";
const LIST = { passage_subtopics: ["Should bees be kept in towns?"], user_interest: "bees" };

/** What a proxy answers that has waited for so long. */
const gaveUp = (ms: number) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return new Response("<h1>504</h1>", { status: 504, headers: { "content-type": "text/html" } });
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How a call ends whose tries are answered so, one after the other. */
async function ask(...answers: (() => Response | Promise<Response>)[]) {
  const { sentTo } = stubCalls({
    [PATH]: () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error(),
    [CANCEL]: () => buildJsonResponse({ success: true }),
  });
  const leaving = new AbortController();
  const ending = callPatiently("getPassageSubtopics", {}, leaving.signal).catch(
    (error: unknown) => error,
  );
  return { sentTo, leaving, ending };
}

describe("a call that takes a model long", () => {
  test("is made again where a proxy gave up or the connection broke, until its answer comes", async () => {
    const broken = async (): Promise<Response> => {
      throw new TypeError("Failed to fetch");
    };
    const { sentTo, ending } = await ask(gaveUp(60_000), broken, () => buildJsonResponse(LIST));
    await vi.advanceTimersByTimeAsync(90_000);
    expect(await ending).toMatchObject(LIST);
    expect(sentTo(PATH)).toHaveLength(3);
    expect(sentTo(CANCEL)).toEqual([]);
  });

  test.each([
    ["at once", gaveUp(0)],
    ["by the server's own word", () => buildRefusal(502, "subtopics_failed", "No list.")],
  ])("is not made again where it failed %s", async (_how, answer) => {
    const { sentTo, ending } = await ask(answer);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(await ending).toMatchObject({ status: expect.any(Number) });
    expect(sentTo(PATH)).toHaveLength(1);
  });

  test("is given up after six tries", async () => {
    const { sentTo, ending } = await ask(gaveUp(60_000));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await ending).toMatchObject({ status: 504 });
    expect(sentTo(PATH)).toHaveLength(6);
  });

  test("is cancelled on the server where the learner does not want it any more", async () => {
    const { sentTo, leaving } = await ask(gaveUp(60_000));
    await vi.advanceTimersByTimeAsync(1000);
    leaving.abort();
    await vi.waitFor(() => expect(sentTo(CANCEL)).toEqual([{}]));
  });
});
