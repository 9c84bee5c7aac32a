import { calls, type CallName, type CallPayload, type CallReply } from "@elenchus/contract/calls";

/** Makes calls as one logged-in learner, and measures them. */
export interface ApiClient {
  /** The reply, and how many milliseconds the call took until it was read. */
  call<Name extends CallName>(
    name: Name,
    payload: CallPayload<Name>,
  ): Promise<{ reply: CallReply<Name>; milliseconds: number }>;
  /** What the learner is known by now. */
  cookie(): string;
  /** The same one by one, for a browser. */
  cookies(): { name: string; value: string }[];
}

/** Builds the client and logs in with it. */
export async function logIn(url: string, email: string, password: string): Promise<ApiClient> {
  let cookie = "";
  const call: ApiClient["call"] = async (name, payload) => {
    const { method, path } = calls[name];
    const body = method === "POST" ? JSON.stringify(payload) : null;
    const start = performance.now();
    const response = await fetch(`${url}${path}`, {
      method,
      body,
      headers: { cookie, ...(body === null ? {} : { "content-type": "application/json" }) },
    });
    const text = await response.text();
    const milliseconds = performance.now() - start;
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    const given = response.headers.getSetCookie().map((one) => one.split(";")[0]);
    if (given.length > 0) cookie = given.join("; ");
    return { reply: JSON.parse(text) as CallReply<typeof name>, milliseconds };
  };
  await call("initChat", { user_name: email, user_password: password });
  const cookies = () =>
    cookie.split("; ").map((one) => {
      const [name = "", value = ""] = one.split(/=(.*)/su);
      return { name, value };
    });
  return { call, cookie: () => cookie, cookies };
}
