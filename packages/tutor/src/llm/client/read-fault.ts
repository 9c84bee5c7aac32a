import type { ModelFailure } from "@elenchus/dialogue/model-call";
import errors from "./provider-errors.json" with { type: "json" };
import { readProviderError, readRetryAfter } from "./read-provider-error.ts";
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
    .flatMap((one) => CODES[one] ?? []);
  // OpenAI says of a reply that failed at its end that the request was bad; its code knows better.
  const isVague = byStatus === "server_error" || byStatus === "bad_request";
  const sure = byCode.find((one) => SURE.has(one)) ?? readWords(provider.message);
  const isTooLong =
    byCode.includes("too_long") || TOO_LONG_WORDS.some((words) => words.test(provider.message));
  const vague = isTooLong ? "too_long" : byCode[0];
  const failure = sure ?? (isVague ? vague : undefined) ?? byStatus;
  return {
    failure,
    status,
    code: null,
    retryAfter: failure === "quota" ? null : readRetryAfter(headers, now),
    isFinal: headers["x-should-retry"] === "false",
  };
}
