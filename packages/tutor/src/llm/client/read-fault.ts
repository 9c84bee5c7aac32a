import type { ModelFailure } from "@elenchus/dialogue/model-call";
import errors from "./provider-errors.json" with { type: "json" };
import type { RequestFault } from "./request-error.ts";

/** What providers' codes of errors and their statuses stand for. */
const CODES: Readonly<Record<string, ModelFailure>> = errors.codes as Record<string, ModelFailure>;
const STATUSES = errors.statuses as Readonly<Record<string, ModelFailure>>;
/** Failures of which a code is surer than the status. */
const SURE: ReadonlySet<ModelFailure | undefined> = new Set(["quota", "refused"]);

/** Anthropic says the same as a bad request, in words. */
const QUOTA_WORDS =
  /credit balance is too low|reached your specified (?:workspace )?API usage limits/iu;

const REFUSAL_WORDS = /content filtering policy|safety system|content management policy/iu;

/** How servers say that prompt and answer are more than their context holds; they share no code for it. */
const TOO_LONG_WORDS = [
  "\\b(?:context|n_ctx)[ _-]?(?:length|size|window|limit|overflow)|\\bavailable context\\b|\\bcontext (?:the )?overflows\\b",
  "\\bmax(?:imum)?[ _-](?:(?:allowed|total|number of|model|sequence|input|prompt)[ _-])*(?:len(?:gth)?|seq(?:uence)?[ _-]len(?:gth)?|(?:input|prompt|total) tokens)\\b",
  "\\b(?:prompt|input|request|conversation)s?(?: length)? (?:is|are) too (?:long|large)\\b|\\btoo many (?:input |prompt )?tokens\\b",
  "`inputs?`.{0,40}`max_new_tokens`|\\breduce the length of (?:the|your) (?:messages|prompt|input)|\\btokens to keep from the initial prompt\\b",
].map((words) => new RegExp(words, "iu"));

/** Type that Ollama gives to every error, whatever its status; elsewhere it stands for a server's own fault. */
const ANY_TYPE = "api_error";

function readStatus(status: number): ModelFailure {
  const known = STATUSES[status];
  if (known !== undefined) return known;
  if (status >= 500) return "server_error";
  // A reply that is all right but for what it says: it is no model that answers there, or a broken one.
  return status >= 200 && status < 300 ? "server_error" : "bad_request";
}

/** The failure that the words of a provider's error stand for; null where they do not say. */
function readWords(message: string): ModelFailure | null {
  if (QUOTA_WORDS.test(message)) return "quota";
  return REFUSAL_WORDS.test(message) ? "refused" : null;
}

/** Node's and undici's names for what happens to connections. */
const NETWORK_CODE =
  /^(?:E[A-Z]{3,}|UND_ERR_[A-Z_]+|HPE_[A-Z_]+|ERR_SSL_[A-Z_]+|CERT_[A-Z_]+|[A-Z_]*CERTIFICATE[A-Z_]*|[A-Z_]*_CERT[A-Z_]*)$/u;

/** What the network did, somewhere down the causes of an error, with its code if that has one; null where it did nothing. */
function findNetworkFault(error: unknown): { readonly code: string | null } | null {
  let found: { readonly code: string | null } | null = null;
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    const code = (current as { readonly code?: unknown }).code;
    if (typeof code === "string" && NETWORK_CODE.test(code)) return { code };
    if (current instanceof TypeError) found = { code: null };
    current = current.cause;
  }
  return found;
}

type Fields = Readonly<Record<string, unknown>>;

function readFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

/** A body as it came: text, most often of JSON, or an object already. */
function readBody(body: unknown): Fields {
  if (typeof body !== "string") return readFields(body);
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "string" ? { message: parsed } : readFields(parsed);
  } catch {
    // Proxies answer in HTML; nothing is to be read from that.
    return {};
  }
}

/**
 * The object that holds type, code and message: `error`, within `response` for OpenAI's failed replies, or
 * the whole. LM Studio's `error` is a text.
 */
function findError(body: Fields): Fields {
  const error = body["error"] ?? readFields(body["response"])["error"] ?? body;
  return typeof error === "string" ? { message: error } : readFields(error);
}

/** Seconds that a provider asks to be waited for; null where it does not say. */
function readRetryAfter(headers: Fields, now: number): number | null {
  const exact = Number.parseFloat(String(headers["retry-after-ms"]));
  if (exact >= 0) return exact / 1000;
  const given = String(headers["retry-after"] ?? "").trim();
  const seconds = Number(given);
  if (given !== "" && seconds >= 0 && Number.isFinite(seconds)) return seconds;
  // `Date.parse` finds a date in nearly anything.
  const date = given.endsWith(" GMT") ? Date.parse(given) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** What the words of a provider's error stand for, its types and codes, and its status. */
function readFailure(inner: Fields, status: number | null): ModelFailure {
  // FastAPI's servers have it as `detail`.
  const message = String(inner["message"] ?? inner["detail"] ?? "");
  const byStatus = status === null ? "server_error" : readStatus(status);
  const byCode = [inner["type"], inner["code"], readFields(inner["details"])["error_code"]]
    .filter((one) => typeof one === "string")
    .filter((one) => one !== ANY_TYPE || byStatus !== "bad_request")
    .flatMap((one) => CODES[one] ?? []);
  const sure = byCode.find((one) => SURE.has(one)) ?? readWords(message);
  if (sure !== null) return sure;
  // OpenAI says of a reply that failed at its end that the request was bad; its code knows better.
  if (byStatus !== "server_error" && byStatus !== "bad_request") return byStatus;
  const isTooLong = byCode.includes("too_long") || TOO_LONG_WORDS.some((words) => words.test(message));
  return isTooLong ? "too_long" : (byCode[0] ?? byStatus);
}

/**
 * What an error of the SDK means, or one out of a stream. Its message, body and request are looked at and left behind:
 * they may hold the key, the prompt or the learner's words.
 */
export function readFault(error: unknown, now: number): RequestFault {
  const fields = readFields(error);
  const { statusCode } = fields;
  // What the SDK could not make out in a stream is the `value` of its error.
  const body = fields["responseBody"] ?? fields["data"] ?? fields["value"] ?? fields;
  const inner = findError(readBody(body));
  const { code } = inner;
  // A body that holds a status may come with one that says that all is well.
  const isWell = typeof statusCode !== "number" || (statusCode >= 200 && statusCode < 300);
  const inBody = typeof code === "number" && code >= 400 ? code : null;
  const status = isWell ? (inBody ?? (statusCode as number | undefined) ?? null) : statusCode;
  const network = isWell && inBody === null ? findNetworkFault(error) : null;
  if (network !== null)
    return { failure: "network", status: null, ...network, retryAfter: null, isFinal: false };
  const failure = readFailure(inner, status);
  const headers = readFields(fields["responseHeaders"]);
  return {
    failure,
    status,
    code: null,
    retryAfter: failure === "quota" ? null : readRetryAfter(headers, now),
    isFinal: headers["x-should-retry"] === "false",
  };
}
