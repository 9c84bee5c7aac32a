import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { TLSSocket } from "node:tls";
import * as z from "zod/mini";
import {
  isSameProof,
  SELF_PATH,
  signAnswer,
  signQuestion,
  type SelfAnswer,
} from "../http/instance-identity.ts";

/** The answer from an address that may be ours. */
export interface Reply {
  readonly status: number;
  readonly location: string | null;
  /** Null where it is not this installation that answers. */
  readonly self: SelfAnswer | null;
  /** From its first words to its last. */
  readonly streamedMs: number;
  /** Null without TLS. */
  readonly certificateEnds: Date | null;
}

const ANSWER_WITHIN_MS = 10_000;
/** More than this is not what was asked for. */
const MOST_BYTES = 100_000;

const Self = z.object({
  proof: z.string(),
  version: z.string(),
  peer: z.string(),
  address: z.string(),
  forwarded: z.nullable(z.string()),
  isTrusted: z.boolean(),
});

function readSelf(text: string, expected: string): SelfAnswer | null {
  const line = /^data: (\{.*\})$/mu.exec(text)?.[1] ?? "null";
  try {
    const { success, data } = z.safeParse(Self, JSON.parse(line));
    return success && isSameProof(data.proof, expected) ? data : null;
  } catch {
    // Whatever it is, it is not ours.
    return null;
  }
}

async function readBody(answer: IncomingMessage): Promise<{ text: string; streamedMs: number }> {
  let [text, firstAt] = ["", 0];
  for await (const piece of answer.setEncoding("utf8") as AsyncIterable<string>) {
    if (firstAt === 0) firstAt = performance.now();
    text += piece;
    if (text.length > MOST_BYTES) break;
  }
  return { text, streamedMs: firstAt === 0 ? 0 : performance.now() - firstAt };
}

function readEnd({ socket }: IncomingMessage): Date | null {
  if (!("getPeerCertificate" in socket)) return null;
  return new Date((socket as TLSSocket).getPeerCertificate().valid_to);
}

/**
 * Asks an address whether it is this installation.
 * @param origin without a path
 * @param key that only who has the same settings knows
 */
export async function askInstanceIdentity(origin: string, key: string): Promise<Reply> {
  const nonce = randomBytes(18).toString("base64url");
  const url = new URL(`${origin}${SELF_PATH}`);
  url.search = new URLSearchParams({ nonce, proof: signQuestion(key, nonce) }).toString();
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const headers = { accept: "text/event-stream" };
  const asked = request(url, { agent: false, signal, headers });
  asked.end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const certificateEnds = readEnd(answer);
  const { text, streamedMs } = await readBody(answer);
  return {
    status: answer.statusCode ?? 0,
    location: answer.headers.location ?? null,
    self: readSelf(text, signAnswer(key, nonce)),
    streamedMs,
    certificateEnds,
  };
}
