import { Agent, request } from "node:http";

/** How a streamed turn went; moments of the machine's clock, in milliseconds. */
export interface StreamedTurn {
  readonly startedAt: number;
  readonly firstTextAt: number;
  readonly endedAt: number;
  /** All events, as they came. */
  readonly events: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

const now = (): number => performance.timeOrigin + performance.now();

/**
 * Posts JSON and reads the events that come back. By `node:http`: `fetch` would take as much of
 * this process's time as the server takes of its own.
 * @throws when the answer is no stream that ends with `done`
 */
export function streamTurn(url: string, cookie: string, payload: unknown): Promise<StreamedTurn> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify(payload);
    let startedAt = 0;
    let firstTextAt = 0;
    let events = "";
    const headers = {
      cookie,
      accept: "text/event-stream",
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        if (firstTextAt === 0) firstTextAt = now();
        events += chunk;
      });
      response.on("error", reject);
      response.on("end", () => {
        const isWhole = response.statusCode === 200 && events.includes("event: done");
        if (isWhole) resolve({ startedAt, firstTextAt, endedAt: now(), events });
        else reject(new Error(`a turn was answered ${response.statusCode}: ${events}`));
      });
    });
    sent.on("error", reject);
    // Right before it goes out: what the learner's machine takes to compose it is not the server's.
    sent.on("socket", () => (startedAt = now()));
    sent.end(body);
  });
}
