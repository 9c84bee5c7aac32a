import { once } from "node:events";
import { request as requestInPlain } from "node:http";
import { request as requestEncrypted } from "node:https";
import { json } from "node:stream/consumers";
import { Readable } from "node:stream";

/** @typedef {import("./find-door.mjs").Door} Door */

/** What every door answers with, and nothing else that a wrong address may lead to. */
const MARK = "x-elenchus-admin";

/**
 * Null where the door was opened.
 * @param {import("node:http").IncomingMessage} answer
 * @param {Pick<Door, "url" | "hint">} door
 */
function describeRefusal({ headers, statusCode }, { url, hint }) {
  if (headers[MARK] === undefined)
    return `${url.origin} is no door for admin commands. Is it ADMIN_PORT that the address names, and not PORT?`;
  return statusCode === 401 ? `The server does not know this token. ${hint}` : null;
}

/**
 * Asks a running server.
 * @param {Door} door
 * @param {string} path
 * @param {{ type: string, body: Iterable<string | Uint8Array> | AsyncIterable<Uint8Array> } | null} sent null: nothing
 * @returns {Promise<import("node:http").IncomingMessage>}
 */
export async function ask({ url, token, lost, hint }, path, sent) {
  /** @type {Record<string, string>} */
  const headers = { authorization: `Bearer ${token}` };
  if (sent) headers["content-type"] = sent.type;
  const method = sent ? "POST" : "GET";
  // `fetch` gives up after five minutes, which is not long for a slow model.
  const request = url.protocol === "https:" ? requestEncrypted : requestInPlain;
  const asked = request(new URL(path, url), { method, headers });
  const answered = once(asked, "response");
  const body = Readable.from(sent?.body ?? []);
  body.once("error", (error) => asked.destroy(error));
  body.pipe(asked);
  /** @type {import("node:http").IncomingMessage} */
  let answer;
  try {
    [answer] = /** @type {[import("node:http").IncomingMessage]} */ (await answered);
  } catch (cause) {
    if (body.errored) throw body.errored;
    const why = cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
    throw new Error(`${lost}${why}`, { cause });
  }
  const refusal = describeRefusal(answer, { url, hint });
  if (refusal === null) return answer;
  // Left unread, it would keep the process waiting.
  answer.destroy();
  throw new Error(refusal);
}

/**
 * What the server said.
 * @param {import("node:http").IncomingMessage} answer
 * @returns {Promise<{ output: string, facts?: { createdAt: string, tables: number, rows: number } }>}
 */
export async function readAnswer(answer) {
  /** @type {unknown} */
  const said = await json(answer);
  const { output, error, facts } =
    /** @type {{ output?: string, error?: string, facts?: { createdAt: string, tables: number, rows: number } }} */ (
      said
    );
  if (output === undefined) throw new Error(error);
  return facts === undefined ? { output } : { output, facts };
}
