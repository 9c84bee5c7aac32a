import { callUrl } from "@elenchus/contract/call-url";
import { calls, type CallName, type CallPayload, type CallReply } from "@elenchus/contract/calls";
import { SEED_PASSWORD } from "../seed/seed-people.ts";

/** A supervisor who asks, one question at a time. */
export interface AdminClient {
  /** Bytes of the reply to the log-in. */
  readonly logInBytes: number;
  ask<Name extends CallName>(
    name: Name,
    payload: CallPayload<Name>,
  ): Promise<{ reply: CallReply<Name>; milliseconds: number }>;
  /** Bytes of a file, read as fast as it comes. */
  download(path: string): Promise<number>;
}

/** Logs a supervisor in. */
export async function logInSupervisor(url: string, email: string): Promise<AdminClient> {
  const entry = await fetch(`${url}${calls.initChat.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user_name: email, user_password: SEED_PASSWORD }),
  });
  const text = await entry.text();
  if (!entry.ok) throw new Error(`no log-in: ${text}`);
  const cookie = entry.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return {
    logInBytes: Buffer.byteLength(text),
    async ask(name, payload) {
      const address = `${url}${callUrl(calls[name], payload)}`;
      const since = performance.now();
      const answer = await fetch(address, { headers: { cookie } });
      const body = await answer.text();
      const milliseconds = performance.now() - since;
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${body}`);
      return { reply: JSON.parse(body) as CallReply<typeof name>, milliseconds };
    },
    async download(path) {
      const answer = await fetch(`${url}${path}`, { headers: { cookie } });
      if (!answer.ok || answer.body === null) throw new Error(`${path} answered ${answer.status}`);
      let bytes = 0;
      for await (const chunk of answer.body) bytes += (chunk as Uint8Array).byteLength;
      return bytes;
    },
  };
}
