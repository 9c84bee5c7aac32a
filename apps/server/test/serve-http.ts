import { readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, request, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export function readCertificate(name: string): string {
  return readFileSync(join(import.meta.dirname, "certificates", `${name}.pem`), "utf8");
}

/**
 * Serves until the test is over, and answers where.
 * @param certificate of `certificates/`; without one, there is no TLS
 */
export async function serveHttp(listener: RequestListener, certificate?: string): Promise<string> {
  const server =
    certificate === undefined
      ? createServer(listener)
      : createTlsServer(
          { cert: readCertificate(certificate), key: readCertificate("key") },
          listener,
        );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `${certificate === undefined ? "http" : "https"}://127.0.0.1:${port}`;
}

/** How a proxy passes on what it is asked. */
export interface Passing {
  /** Whether it says for whom it asks. */
  readonly tells?: boolean;
  /** For whom it says so. */
  readonly asker?: string;
  /** Whether it holds an answer back until it has all of it. */
  readonly holdsBack?: boolean;
}

/** A proxy's part: passes everything on to a server. */
export function passTo(
  target: string,
  { tells = true, asker = "203.0.113.9", holdsBack = false }: Passing,
): RequestListener {
  return (incoming, outgoing) => {
    const headers = { ...incoming.headers, ...(tells ? { "x-forwarded-for": asker } : {}) };
    const asked = request(`${target}${incoming.url ?? ""}`, { headers }, (answer) => {
      if (!holdsBack) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.once("end", () => {
        outgoing.writeHead(answer.statusCode ?? 500);
        outgoing.end(Buffer.concat(pieces));
      });
    });
    asked.once("error", () => outgoing.writeHead(502).end());
    asked.end();
  };
}
