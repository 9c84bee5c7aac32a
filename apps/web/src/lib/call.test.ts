import { afterEach, describe, expect, test, vi } from "vitest";
import { CallError } from "./call-error.ts";
import { call } from "./call.ts";
import { subscribeToSessionLoss } from "./session-loss.ts";
import { buildJsonResponse, stubFetch } from "../testing/test-fetch.ts";

afterEach(() => vi.unstubAllGlobals());

const refusal = { error: "Please log in.", code: "not_signed_in", request_id: "r-1" };

describe("call", () => {
  test("posts JSON to the call's path and answers the parsed reply", async () => {
    const fetchStub = stubFetch(() => buildJsonResponse({ interests: ["chess"], extra: 1 }));
    expect(await call("addInterest", { interest: "chess" })).toEqual({ interests: ["chess"] });
    const [path, init] = fetchStub.mock.calls[0] ?? [];
    expect(path).toBe("/api/add_interest");
    expect(init).toMatchObject({
      method: "POST",
      credentials: "same-origin",
      body: '{"interest":"chess"}',
    });
  });

  test("sends no body with GET", async () => {
    const fetchStub = stubFetch(() => buildJsonResponse({ dialogues: [], transfer_checks: [] }));
    await call("dialogues", {});
    expect(fetchStub.mock.calls[0]?.[1]?.body).toBeUndefined();
  });

  test("puts what a path names into the path, and the rest of a GET into its query", async () => {
    const fetchStub = stubFetch(() => buildJsonResponse({ student_total: 2 }));
    await call("studentCount", { search: "o'b & co", completed_modules: "1,2" });
    expect(fetchStub.mock.calls[0]?.[0]).toBe(
      "/api/admin/student_count?search=o'b%20%26%20co&completed_modules=1%2C2",
    );
    const payload = { student_id: "a/b", dialogue_id: "c" };
    // The answer is none of a transcript's; it is the address that counts.
    await expect(call("transcript", payload)).rejects.toThrow();
    expect(fetchStub.mock.calls[1]?.[0]).toBe("/api/admin/students/a%2Fb/sessions/c");
  });

  test("throws what the server said", async () => {
    stubFetch(() => buildJsonResponse(refusal, 403));
    await expect(call("dialogues", {})).rejects.toMatchObject({
      status: 403,
      code: "not_signed_in",
      message: "Please log in.",
      requestId: "r-1",
    });
  });

  test("gives a lost connection a code of its own", async () => {
    stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
    const error = await call("dialogues", {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 0, code: "network", mayBeRetried: true });
  });

  test("refuses a reply of another shape", async () => {
    stubFetch(() => buildJsonResponse({ passage_subtopics: "chess" }));
    await expect(call("getPassageSubtopics", {})).rejects.toMatchObject({
      code: "unreadable_reply",
    });
  });

  test.each([
    [401, { error: "Wrong password." }],
    [200, { error: "Wrong password.", user_id: null }],
    [200, { success: false, error: "Wrong password." }],
    [500, { success: false, error: "Wrong password.", fields: null, retry_after: "soon" }],
  ])(
    "with %d throws the words of a back end that has no code for them: %j",
    async (status, body) => {
      stubFetch(() => buildJsonResponse(body, status));
      const credentials = { user_name: "a@b.example", user_password: "x" };
      await expect(call("initChat", credentials)).rejects.toMatchObject({
        code: "refused",
        message: "Wrong password.",
      });
    },
  );

  test.each([
    ["nothing at all", ""],
    ["null", "null"],
    ["no error", '{"error":null}'],
    ["an error beside success", '{"success":true,"error":"none"}'],
  ])("takes %s for success where nothing needs to be told", async (_what, body) => {
    stubFetch(() => new Response(body));
    expect(await call("sendResetEmail", { email: "a@b.example" })).toEqual({ success: true });
  });

  test("reads a session that lacks all but its id", async () => {
    stubFetch(() => buildJsonResponse({ user_id: 42, interests: null, error: null, more: [1] }));
    const session = await call("initChat", { user_name: "a@b.example", user_password: "x" });
    expect(session).toMatchObject({
      user_id: 42,
      user_type: "learner",
      interests: [],
      accessible_modules: [1],
      passage_counts: {},
    });
    expect(session).not.toHaveProperty("active_dialogue", null);
  });

  test("makes do with an error page of a proxy", async () => {
    stubFetch(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(call("dialogues", {})).rejects.toMatchObject({
      status: 502,
      code: "unreadable_reply",
      message: "The server could not answer (502). Try again in a moment.",
    });
  });

  test("lets an abort through as an abort", async () => {
    stubFetch(() => Promise.reject(new DOMException("stopped", "AbortError")));
    await expect(call("dialogues", {})).rejects.toMatchObject({ name: "AbortError" });
  });

  test("announces the loss of a session, but not a log-in refused", async () => {
    const onLoss = vi.fn();
    const unsubscribe = subscribeToSessionLoss(onLoss);
    stubFetch(() => buildJsonResponse(refusal, 401));
    const credentials = { user_name: "a@b.example", user_password: "x" };
    await expect(call("initChat", credentials)).rejects.toThrow();
    await expect(call("session", {})).rejects.toThrow();
    expect(onLoss).not.toHaveBeenCalled();
    await expect(call("dialogues", {})).rejects.toThrow();
    expect(onLoss).toHaveBeenCalledExactlyOnceWith("signed-out");
    unsubscribe();
  });

  test("announces at the log-in already that terms and age are asked for, and not that a form is too young", async () => {
    const onLoss = vi.fn();
    const unsubscribe = subscribeToSessionLoss(onLoss);
    const credentials = { user_name: "a@b.example", user_password: "x" };
    stubFetch(() => buildJsonResponse({ ...refusal, code: "too_young" }, 403));
    await expect(call("initChat", credentials)).rejects.toThrow();
    expect(onLoss).not.toHaveBeenCalled();
    stubFetch(() => buildJsonResponse({ ...refusal, code: "consent_needed" }, 403));
    await expect(call("initChat", credentials)).rejects.toThrow();
    expect(onLoss).toHaveBeenCalledExactlyOnceWith("consent-needed");
    unsubscribe();
  });

  test.each([
    [402, "access_needed", "no-access"],
    [403, "consent_needed", "consent-needed"],
    [403, "age_not_reached", "consent-needed"],
    [403, "second_factor_setup_needed", "second-factor-needed"],
  ])("announces a %d of %s as %s", async (status, code, loss) => {
    const onLoss = vi.fn();
    const unsubscribe = subscribeToSessionLoss(onLoss);
    stubFetch(() => buildJsonResponse({ ...refusal, code }, status));
    await expect(call("dialogues", {})).rejects.toThrow();
    expect(onLoss).toHaveBeenCalledExactlyOnceWith(loss);
    unsubscribe();
  });

  test("takes a password that was refused for no loss of the session", async () => {
    const onLoss = vi.fn();
    const unsubscribe = subscribeToSessionLoss(onLoss);
    stubFetch(() => buildJsonResponse({ ...refusal, code: "wrong_password" }, 401));
    await expect(call("deleteAccount", { password: "x" })).rejects.toThrow();
    expect(onLoss).not.toHaveBeenCalled();
    unsubscribe();
  });
});
