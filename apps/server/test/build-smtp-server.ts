import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { readMail, type ReadMail } from "./read-mail.ts";

/** A mail and whom the server was told to give it to. */
export interface ArrivedMail extends ReadMail {
  readonly recipients: readonly string[];
}

/** A real SMTP server on this machine. */
export interface TestSmtpServer {
  readonly port: number;
  readonly url: string;
  /** In the order of their arrival. */
  readonly arrived: ArrivedMail[];
  /** Sends everybody away at once, as a server does that is restarted. */
  close(): Promise<void>;
}

/** What an SMTP server answers to what it does not want. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** Starts an SMTP server. @param port 0 lets the system choose */
export async function buildSmtpServer(
  port = 0,
  options: SMTPServerOptions = {},
): Promise<TestSmtpServer> {
  const arrived: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 1,
    logger: false,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("end", () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        arrived.push({ ...readMail(Buffer.concat(chunks)), recipients });
        callback();
      });
    },
    ...options,
  });
  // Clients that are cut off are part of the game.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    arrived,
    close: () =>
      new Promise((resolve) => {
        server.server.once("close", () => resolve());
        server.close();
      }),
  };
}
