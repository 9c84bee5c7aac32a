/** An error as the log tells it. */
export interface SerializedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: SerializedError;
}

const DEEPEST_CAUSE = 5;

/**
 * Drizzle's message carries the parameters and some of PostgreSQL's carry values: what learners wrote.
 * PostgreSQL's class 22 is "data exception".
 */
function describeSafely(error: Error, code: string | undefined): string {
  if ("query" in error && "params" in error) return `Failed query: ${String(error.query)}`;
  if (code !== undefined && /^22...$/.test(code)) return "data exception";
  return error.message;
}

/** The stack's frames alone: its head repeats the message. */
function framesOf(error: Error): string {
  const lines = error.stack?.split("\n") ?? [];
  return lines.filter((line) => line.startsWith("    at ")).join("\n");
}

function serialize(error: unknown, depth: number): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an Error", stack: "" };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const serialized: SerializedError = {
    type: error.name,
    message: describeSafely(error, code),
    stack: framesOf(error),
  };
  if (code !== undefined) serialized.code = code;
  if (error.cause !== undefined && depth < DEEPEST_CAUSE) {
    serialized.cause = serialize(error.cause, depth + 1);
  }
  return serialized;
}

/** An error for the log, without any text of a learner. */
export function serializeError(error: unknown): SerializedError {
  return serialize(error, 0);
}
