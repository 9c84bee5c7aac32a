import { calls, type CallName } from "@elenchus/contract/calls";
import { callUrl } from "@elenchus/contract/call-url";
import { once } from "node:events";
import { connect, type ClientHttp2Session } from "node:http2";
import { cookiesOf } from "../send-call.ts";
import { HOST_NAME, type Front } from "./start-front.ts";

/** An answer over HTTP/2. */
export interface TlsAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** What is sent; a POST where it has a body. */
export interface TlsSending {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Hears each piece of the answer as it comes. */
  readonly onPiece?: (text: string) => void;
}

/** A browser's part over HTTP/2 and TLS: remembers its cookies. */
export interface TlsBrowser {
  ask(path: string, sending?: TlsSending): Promise<TlsAnswer>;
  // Tests look into bodies freely.
  // oxlint-disable-next-line typescript/no-explicit-any
  call(name: CallName, payload?: unknown): Promise<{ status: number; body: any }>;
  close(): void;
}

async function read(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  { body, onPiece = () => {} }: TlsSending,
): Promise<TlsAnswer> {
  const request = session.request(headers);
  // One that sends nothing has ended already.
  if (body !== undefined) request.end(body);
  const [answered] = (await once(request, "response")) as [Record<string, unknown>];
  let text = "";
  request.setEncoding("utf8");
  for await (const piece of request) {
    text += String(piece);
    onPiece(String(piece));
  }
  return { status: Number(answered[":status"]), headers: answered, text };
}

/** Opens a connection that trusts that certificate for that name, and nothing else. */
export async function openTlsBrowser({ tlsPort, certificate }: Front): Promise<TlsBrowser> {
  const options = { ca: certificate, servername: HOST_NAME };
  const session = connect(`https://127.0.0.1:${tlsPort}`, options);
  await once(session, "connect");
  const cookies = new Map<string, string>();
  const ask: TlsBrowser["ask"] = async (path, sending = {}) => {
    const { body, headers } = sending;
    const common = {
      ":authority": HOST_NAME,
      ":path": path,
      ":method": body === undefined ? "GET" : "POST",
    };
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await read(session, { ...common, ...type, cookie, ...headers }, sending);
    for (const pair of cookiesOf(answer.headers).split("; ").filter(Boolean))
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    return answer;
  };
  return {
    ask,
    async call(name, payload = {}) {
      const url = callUrl(calls[name], payload);
      const isPost = calls[name].method === "POST";
      const { status, text } = await ask(url, isPost ? { body: JSON.stringify(payload) } : {});
      return { status, body: JSON.parse(text) };
    },
    close: () => session.close(),
  };
}
