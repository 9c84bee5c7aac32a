import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

/** The page as it was built. */
const DIST = join(import.meta.dirname, "../../apps/web/dist");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** What a call answers. A text is sent as HTML. */
export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  /** Never answers. */
  readonly hangs?: true;
}

/** What a client sent. */
export interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A back end that knows the specification's section 7 and nothing else: what it answers to each path is the test's. */
export interface PlainServer {
  readonly url: string;
  /** Never restarted. */
  readonly formerUrls: readonly string[];
  /** What a path answers from now on; several in turn, the last one for good. */
  answer(path: string, ...answers: readonly Answer[]): void;
  /** The bodies that were sent to a path, in order. */
  sentTo(path: string): Sent["body"][];
  /** Requests that were broken off before they were answered. */
  brokenOff(): readonly string[];
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Sent["body"]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === "" ? {} : (JSON.parse(text) as Sent["body"]);
}

function send(response: ServerResponse, { status = 200, body }: Answer): void {
  const isHtml = typeof body === "string";
  response.writeHead(status, { "content-type": isHtml ? "text/html" : "application/json" });
  response.end(isHtml ? body : JSON.stringify(body));
}

/** Files of the page; whatever is not there is a page of HTML, as most servers send it. */
async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const name = path === "/" ? "/index.html" : normalize(path);
  try {
    const file = await readFile(join(DIST, name));
    response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "text/plain" }).end(file);
  } catch {
    send(response, { status: 404, body: "<!doctype html><h1>Not Found</h1><p>No such page.</p>" });
  }
}

/** Starts one on a free port. */
export async function startPlainServer(): Promise<PlainServer> {
  const answers = new Map<string, Answer[]>();
  const sent: Sent[] = [];
  const brokenOff: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const path = (request.url ?? "/").replace(/\?.*/u, "");
      sent.push({ path, body: await readBody(request) });
      response.on("close", () => {
        if (!response.writableFinished) brokenOff.push(path);
      });
      const [answer, ...rest] = answers.get(path) ?? [];
      if (rest.length > 0) answers.set(path, rest);
      if (answer === undefined) await sendFile(path, response);
      else if (answer.hangs !== true) send(response, answer);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    formerUrls: [],
    answer: (path, ...given) => void answers.set(path, [...given]),
    sentTo: (path) => sent.filter((one) => one.path === path).map(({ body }) => body),
    brokenOff: () => brokenOff,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
