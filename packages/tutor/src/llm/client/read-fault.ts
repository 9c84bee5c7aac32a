import type { ModelFailure } from "@elenchus/dialogue/model-call";
import errors from "./provider-errors.json" with { type: "json" };
import { parseJson } from "./extract-json.ts";
import type { RequestFault } from "./request-error.ts";

/** What providers' codes of errors and their statuses stand for. */
const CODES = errors.codes as Readonly<Record<string, ModelFailure>>;
const STATUSES = errors.statuses as Readonly<Record<string, ModelFailure>>;
/** Failures of which a code is surer than the status. */
const SURE: ReadonlySet<ModelFailure | undefined> = new Set(["quota", "refused"]);

/** Anthropic says the same as a bad request, in words. */
const QUOTA_WORDS =
  /credit balance is too low|reached your specified (?:workspace )?API usage limits/iu;

const REFUSAL_WORDS = /content filtering policy|safety system|content management policy/iu;

/** How servers say that prompt and answer are more than their context holds; they share no code for it. */
const TOO_LONG_WORDS = errors.tooLong.map((words) => new RegExp(words, "iu"));

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

/** What an error says of itself; every part may also be missing, or something else. */
interface Told {
  readonly type?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly detail?: unknown;
  readonly details?: { readonly error_code?: unknown };
}

/** A body as it came: text, most often of JSON, or an object already. */
interface Body extends Told {
  readonly error?: Told | string;
  readonly response?: { readonly error?: Told };
}

/** An error as the SDK tells of it. */
interface SdkError extends Body {
  readonly statusCode?: unknown;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly responseBody?: Body | string;
  readonly data?: Body;
  /** What it could not make out in a stream. */
  readonly value?: Body;
}

/**
 * The object that holds type, code and message: `error`, within `response` for OpenAI's failed replies, or
 * the whole. LM Studio's `error` is a text; proxies answer in HTML, from which nothing is to be read.
 */
function findTold(body: Body | string): Told {
  const parsed = typeof body === "string" ? (parseJson(body) as Body | string | null) : body;
  if (typeof parsed === "string") return { message: parsed };
  const error = parsed?.error ?? parsed?.response?.error ?? parsed ?? {};
  return typeof error === "string" ? { message: error } : error;
}

/** Seconds that a provider asks to be waited for; null where it does not say. */
function readRetryAfter(headers: Readonly<Record<string, string>>, now: number): number | null {
  const exact = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (exact >= 0) return exact / 1000;
  const given = headers["retry-after"]?.trim() ?? "";
  const seconds = Number(given);
  if (given !== "" && seconds >= 0 && Number.isFinite(seconds)) return seconds;
  // `Date.parse` finds a date in nearly anything.
  const date = given.endsWith(" GMT") ? Date.parse(given) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** What the words of a provider's error stand for, its types and codes, and its status. */
function readFailure(told: Told, status: number | null): ModelFailure {
  // FastAPI's servers have it as `detail`.
  const said = told.message ?? told.detail;
  const message = typeof said === "string" ? said : "";
  const byStatus = status === null ? "server_error" : readStatus(status);
  const byCode = [told.type, told.code, told.details?.error_code]
    .filter((one) => typeof one === "string")
    .filter((one) => one !== ANY_TYPE || byStatus !== "bad_request")
    .flatMap((one) => CODES[one] ?? []);
  const sure = byCode.find((one) => SURE.has(one)) ?? readWords(message);
  if (sure !== null) return sure;
  // OpenAI says of a reply that failed at its end that the request was bad; its code knows better.
  if (byStatus !== "server_error" && byStatus !== "bad_request") return byStatus;
  const isLong = byCode.includes("too_long") || TOO_LONG_WORDS.some((one) => one.test(message));
  return isLong ? "too_long" : (byCode[0] ?? byStatus);
}

/**
 * What an error of the SDK means, or one out of a stream. Its message, body and request are looked at and left behind:
 * they may hold the key, the prompt or the learner's words.
 */
export function readFault(error: unknown, now: number): RequestFault {
  // What Ollama's SDK says in words of its own is left out: the error itself knows more.
  const own = error instanceof Error && error.name === "OllamaError" ? error.cause : error;
  const { statusCode, responseHeaders = {}, ...rest } = { ...(own as SdkError | null) };
  const told = findTold(rest.responseBody ?? rest.data ?? rest.value ?? (own as Body) ?? {});
  // A body that holds a status may come with one that says that all is well.
  const isWell = typeof statusCode !== "number" || (statusCode >= 200 && statusCode < 300);
  const inBody = typeof told.code === "number" && told.code >= 400 ? told.code : null;
  const network = isWell && inBody === null ? findNetworkFault(own) : null;
  if (network !== null)
    return { failure: "network", status: null, ...network, retryAfter: null, isFinal: false };
  const ofReply = typeof statusCode === "number" ? statusCode : null;
  const status = isWell ? (inBody ?? ofReply) : ofReply;
  const failure = readFailure(told, status);
  return {
    failure,
    status,
    code: null,
    retryAfter: failure === "quota" ? null : readRetryAfter(responseHeaders, now),
    isFinal: responseHeaders["x-should-retry"] === "false",
  };
}
