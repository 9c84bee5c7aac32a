import { vi } from "vitest";

// By a clock that stands still no part of the app is waited for: the definitions of calls are there before.
await import("@elenchus/contract/learning-calls");
await import("@elenchus/contract/further-calls");

/** Lets `fetch` answer once with this; remembers how it was called. */
export function stubFetch(answer: () => Response | Promise<Response>) {
  const fetchStub = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

/** What access costs, where a screen says so. */
export const PRICE_ANSWER = { "/api/price": () => buildJsonResponse({ price: "US$29.00" }) };

/** Lets each path answer in its own way, the same each time unless the test changes it. */
export function stubCalls(answers: Record<string, () => Response | Promise<Response>>) {
  const fetchStub = vi.fn<typeof fetch>(async (input) => {
    const answer = typeof input === "string" ? answers[input] : undefined;
    if (answer === undefined) throw new Error("Nobody expected this request.");
    return answer();
  });
  vi.stubGlobal("fetch", fetchStub);
  return {
    fetchStub,
    /** The bodies that were sent to a path, in order. */
    sentTo: (path: string): unknown[] =>
      fetchStub.mock.calls
        .filter(([input]) => input === path)
        .map(([, init]) =>
          typeof init?.body === "string" ? (JSON.parse(init.body) as unknown) : null,
        ),
  };
}

/** A refusal in the server's shape. */
export function buildRefusal(
  status: number,
  code: string,
  error: string,
  fields?: Record<string, string>,
): Response {
  return buildJsonResponse({ error, code, fields, request_id: "r-1" }, status);
}

export function buildJsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });
}

export function buildEventResponse(text: string): Response {
  return new Response(text, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}

/** An answer of the chat with only what a test looks at. */
export function buildChatReply(response: string) {
  return {
    response,
    history: [
      { sender: "system", message: "First." },
      { sender: "user", message: "Hello." },
      { sender: "system", message: response },
    ],
    submodule_number: 1,
    text_passage: "A passage.",
    module_submodule_context_dict: { module_title: "M", steps: ["A", "B"], step_title: "A" },
  };
}
