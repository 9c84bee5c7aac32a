import { createHash } from "node:crypto";
import type { KeptAnswer } from "./objects.ts";
import type { StripeBooks } from "./books.ts";
import { createCalls, prepareCall, type Work } from "./calls.ts";
import type { Change } from "./changes.ts";
import { showRefusal, StripeRefusal } from "./refusal.ts";

/** An answer before it becomes a `Response`. */
interface Answer {
  readonly status: number;
  readonly body: object;
  /** Whether it was given before, to the same request. */
  readonly isReplayed?: boolean;
}

export interface TestCheckoutApiOptions {
  readonly publicUrl: () => string;
  readonly newId: () => string;
  /** Makes a change in one transaction, then tells of what happened in it. */
  readonly change: <T>(work: (change: Change) => Promise<T>) => Promise<T>;
  readonly report: (message: string, cause: unknown) => void;
}

const FORM_TYPE = "application/x-www-form-urlencoded";
const LONGEST_KEY = 255;

/** A live key must never end up at a checkout where everybody can pay for nothing. */
function checkSecretKey(request: Request): void {
  const header = request.headers.get("authorization");
  if (header === null) throw new StripeRefusal(401, "You did not provide an API key.");
  if (/^Bearer sk_test_\w+$/.test(header)) return;
  throw new StripeRefusal(401, "Invalid API Key provided. This is the Stripe server.");
}

function checkIdempotencyKey(request: Request): string | null {
  const key = request.method === "POST" ? request.headers.get("idempotency-key") : null;
  if (key === null || key.length <= LONGEST_KEY) return key;
  const text = `Idempotency keys may have ${LONGEST_KEY} characters at most.`;
  throw new StripeRefusal(400, text, { type: "idempotency_error" });
}

function checkBodyType(request: Request): void {
  if (request.headers.get("content-type")?.split(";")[0] === FORM_TYPE) return;
  throw new StripeRefusal(400, `Invalid request: the content type must be ${FORM_TYPE}.`);
}

/** Does the work; a refusal is an answer too. Refusals come before anything is written. */
async function doWork(work: Work, change: Change): Promise<Answer> {
  try {
    return { status: 200, body: await work(change) };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: showRefusal(error) };
  }
}

async function replay(books: StripeBooks, asked: KeptAnswer): Promise<Answer> {
  const kept = await books.find("answer", asked.id);
  if (kept?.fingerprint === asked.fingerprint) {
    return { status: kept.status, body: kept.body, isReplayed: true };
  }
  const text =
    "Keys for idempotent requests can only be used with the same endpoint and parameters they were first used with.";
  throw new StripeRefusal(400, text, { type: "idempotency_error" });
}

/** The same request under the same key at once waits here until the first one is done. */
async function doOnce(work: Work, change: Change, asked: KeptAnswer): Promise<Answer> {
  const { books } = change;
  if (!(await books.add("answer", asked))) return replay(books, asked);
  const { status, body } = await doWork(work, change);
  await books.replace("answer", { ...asked, status, body: { ...body } });
  return { status, body };
}

function respond({ status, body, isReplayed }: Answer, requestId: string): Response {
  const headers = { "request-id": requestId, "cache-control": "no-store" };
  return Response.json(body, {
    status,
    headers: isReplayed ? { ...headers, "idempotent-replayed": "true" } : headers,
  });
}

/** Makes what answers requests as Stripe's API does, as far as our adapter uses it. */
export function createStripeApi(options: TestCheckoutApiOptions) {
  const calls = createCalls(options.publicUrl);

  async function answer(request: Request): Promise<Answer> {
    checkSecretKey(request);
    const key = checkIdempotencyKey(request);
    const { method } = request;
    const { pathname: path, searchParams } = new URL(request.url);
    const sent = method === "POST" ? await request.text() : "";
    if (sent !== "") checkBodyType(request);
    const params = method === "POST" ? new URLSearchParams(sent) : searchParams;
    const work = prepareCall(calls, { method, path, params });
    if (work === null) {
      throw new StripeRefusal(404, `Unrecognized request URL (${method}: ${path}).`);
    }
    if (key === null) return options.change((change) => doWork(work, change));
    const fingerprint = createHash("sha256").update(`${method} ${path}\n${sent}`).digest("hex");
    const asked = { id: `key_${key}`, fingerprint, status: 0, body: {} };
    return options.change((change) => doOnce(work, change, asked));
  }

  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const requestId = `req_${options.newId().replaceAll("-", "")}`;
    try {
      return respond(await answer(new Request(input, init)), requestId);
    } catch (error) {
      if (error instanceof StripeRefusal) {
        return respond({ status: error.status, body: showRefusal(error) }, requestId);
      }
      options.report("the Stripe server failed", error);
      const failure = new StripeRefusal(500, "Something went wrong on our end.", {
        type: "api_error",
      });
      return respond({ status: 500, body: showRefusal(failure) }, requestId);
    }
  };
}
