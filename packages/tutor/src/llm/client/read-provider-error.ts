/** What a provider said of an error; for judging alone, never to be passed on. */
export interface ProviderError {
  /** Of HTTP, or as the SDK knows it of a stream. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Types and codes, wherever they stood. */
  readonly codes: readonly string[];
  readonly message: string;
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

function readText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The status of an error: a body that holds one may come with a status that says that all is well. */
function readStatus(ofReply: unknown, inBody: number | null): number | null {
  if (typeof ofReply !== "number") return inBody;
  return ofReply >= 200 && ofReply < 300 ? (inBody ?? ofReply) : ofReply;
}

/** Reads an error of the SDK, one out of a stream, or one of which nothing is known. */
export function readProviderError(error: unknown): ProviderError {
  const fields = readFields(error);
  const { statusCode } = fields;
  // What the SDK could not make out in a stream is the `value` of its error.
  const body = fields["responseBody"] ?? fields["data"] ?? fields["value"] ?? fields;
  const inner = findError(readBody(body));
  const details = readFields(inner["details"]);
  const numeric = typeof inner["code"] === "number" && inner["code"] >= 400 ? inner["code"] : null;
  return {
    status: readStatus(statusCode, numeric),
    headers: readFields(fields["responseHeaders"]) as Record<string, string>,
    codes: [inner["type"], inner["code"], details["error_code"]].filter(
      (one): one is string => typeof one === "string",
    ),
    // FastAPI's servers have it as `detail`.
    message: readText(inner["message"] ?? inner["detail"]),
  };
}

/** Seconds that a provider asks to be waited for; null where it does not say. */
export function readRetryAfter(
  headers: Readonly<Record<string, string>>,
  now: number,
): number | null {
  const exact = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (exact >= 0) return exact / 1000;
  const given = headers["retry-after"];
  if (given === undefined || given.trim() === "") return null;
  const seconds = Number(given);
  if (seconds >= 0 && Number.isFinite(seconds)) return seconds;
  // `Date.parse` finds a date in nearly anything.
  const date = given.endsWith(" GMT") ? Date.parse(given) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
