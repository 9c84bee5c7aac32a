import type { ModelFailure } from "@elenchus/dialogue/model-call";
import { readProviderError, readRetryAfter, type ProviderError } from "./read-provider-error.ts";
import type { RequestFault } from "./request-error.ts";

/** Codes by which providers say that money, or what may be spent of it, is at its end. */
const QUOTA_CODES: ReadonlySet<string> = new Set([
  "insufficient_quota",
  "insufficient_balance",
  "credit_balance_exhausted",
  "organization_spend_limit_exceeded",
  "project_spend_limit_exceeded",
  "organization_usage_limit_exceeded",
  "billing_hard_limit_reached",
  "billing_not_active",
  "billing_error",
  "enforced_spend_limit_reached",
]);

/** Anthropic says the same as a bad request, in words. */
const QUOTA_WORDS =
  /credit balance is too low|reached your specified (?:workspace )?API usage limits/iu;

const REFUSAL_CODES: ReadonlySet<string> = new Set([
  "content_filter",
  "content_policy_violation",
  "invalid_prompt",
]);
const REFUSAL_WORDS = /content filtering policy|safety system|content management policy/iu;

const TOO_LONG_CODES: ReadonlySet<string> = new Set([
  "context_length_exceeded",
  "context_window_exceeded",
  "exceed_context_size_error",
]);

/** How servers say that prompt and answer are more than their context holds; they share no code for it. */
const TOO_LONG_WORDS = [
  "\\b(?:context|n_ctx)[ _-]?(?:length|size|window|limit|overflow)|\\bavailable context\\b|\\bcontext (?:the )?overflows\\b",
  "\\bmax(?:imum)?[ _-](?:(?:allowed|total|number of|model|sequence|input|prompt)[ _-])*(?:len(?:gth)?|seq(?:uence)?[ _-]len(?:gth)?|(?:input|prompt|total) tokens)\\b",
  "\\b(?:prompt|input|request|conversation)s?(?: length)? (?:is|are) too (?:long|large)\\b|\\btoo many (?:input |prompt )?tokens\\b",
  "`inputs?`.{0,40}`max_new_tokens`|\\breduce the length of (?:the|your) (?:messages|prompt|input)|\\btokens to keep from the initial prompt\\b",
].map((words) => new RegExp(words, "iu"));

/** Codes of errors in the middle of a stream, which have no status, and of those whose status misleads. */
const CODES: Readonly<Record<string, ModelFailure>> = {
  rate_limit_error: "rate_limited",
  rate_limit_exceeded: "rate_limited",
  overloaded_error: "overloaded",
  server_is_overloaded: "overloaded",
  slow_down: "rate_limited",
  unavailable_error: "overloaded",
  timeout_error: "timeout",
  api_error: "server_error",
  server_error: "server_error",
  authentication_error: "unauthorised",
  permission_error: "unauthorised",
  invalid_api_key: "unauthorised",
};

/** Type that Ollama gives to every error, whatever its status; elsewhere it stands for a server's own fault. */
const ANY_TYPE = "api_error";

const STATUSES: Readonly<Record<number, ModelFailure>> = {
  401: "unauthorised",
  402: "quota",
  403: "unauthorised",
  408: "timeout",
  429: "rate_limited",
  503: "overloaded",
  504: "timeout",
  529: "overloaded",
};

function readStatus(status: number): ModelFailure {
  const known = STATUSES[status];
  if (known !== undefined) return known;
  if (status >= 500) return "server_error";
  // A reply that is all right but for what it says: it is no model that answers there, or a broken one.
  return status >= 200 && status < 300 ? "server_error" : "bad_request";
}

function isTooLong({ codes, message }: ProviderError): boolean {
  return (
    codes.some((code) => TOO_LONG_CODES.has(code)) ||
    TOO_LONG_WORDS.some((words) => words.test(message))
  );
}

/** The failure that a provider's error stands for; null where it does not say. */
function readWords({ codes, message }: ProviderError): ModelFailure | null {
  if (codes.some((code) => QUOTA_CODES.has(code)) || QUOTA_WORDS.test(message)) return "quota";
  if (codes.some((code) => REFUSAL_CODES.has(code)) || REFUSAL_WORDS.test(message))
    return "refused";
  return null;
}

/** Node's and undici's names for what happens to connections. */
const NETWORK_CODE =
  /^(?:E[A-Z]{3,}|UND_ERR_[A-Z_]+|ERR_SSL_[A-Z_]+|CERT_[A-Z_]+|[A-Z_]*CERTIFICATE[A-Z_]*|[A-Z_]*_CERT[A-Z_]*)$/u;

/** The network's code somewhere down the causes of an error; null where it was not the network. */
function findNetworkCode(error: unknown): string | null {
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    const code = (current as { readonly code?: unknown }).code;
    if (typeof code === "string" && NETWORK_CODE.test(code)) return code;
    current = current.cause;
  }
  return null;
}

/** `fetch failed` and `terminated` are undici's; a body that ends early may have no code. */
function isBrokenConnection(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    if (current instanceof TypeError) return true;
    current = current.cause;
  }
  return false;
}

/**
 * What an error of the SDK means. Its message, body and request are looked at and left behind: they may hold the
 * key, the prompt or the learner's words.
 */
export function readFault(error: unknown, now: number): RequestFault {
  const provider = readProviderError(error);
  const { status, headers } = provider;
  const code = findNetworkCode(error);
  const answered = status !== null && (status < 200 || status >= 300);
  if (!answered && (code !== null || isBrokenConnection(error))) {
    return { failure: "network", status: null, code, retryAfter: null, isFinal: false };
  }
  const byStatus = status === null ? "server_error" : readStatus(status);
  const byCode = provider.codes
    .filter((one) => one !== ANY_TYPE || byStatus !== "bad_request")
    .map((one) => CODES[one])
    .find((one) => one !== undefined);
  // OpenAI says of a reply that failed at its end that the request was bad; its code knows better.
  const isVague = byStatus === "server_error" || byStatus === "bad_request";
  const byWords = readWords(provider) ?? (isVague && isTooLong(provider) ? "too_long" : null);
  const failure = byWords ?? (isVague ? byCode : undefined) ?? byStatus;
  return {
    failure,
    status,
    code: null,
    retryAfter: failure === "quota" ? null : readRetryAfter(headers, now),
    isFinal: headers["x-should-retry"] === "false",
  };
}
