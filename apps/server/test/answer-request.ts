import type { IncomingMessage, ServerResponse } from "node:http";

/** The text that came with a request. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Answers in JSON. */
export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  link?: string,
): void {
  response.writeHead(status, {
    "content-type": "application/json",
    ...(link === undefined ? {} : { link }),
  });
  response.end(JSON.stringify(body));
}
