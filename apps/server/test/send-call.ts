import { callUrl } from "@elenchus/contract/call-url";
import { calls, type CallName } from "@elenchus/contract/calls";
import type { ApiApp } from "../src/http/api-app.ts";

/** What a call was answered. */
export interface Answer {
  readonly status: number;
  // Tests look into bodies freely; the app's own schemas have checked them already.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Cookies of a `Set-Cookie` header, as a browser sends them back. */
export function cookiesOf(headers: Readonly<Record<string, unknown>>): string {
  const set = headers["set-cookie"];
  if (set === undefined) return "";
  const lines: unknown[] = Array.isArray(set) ? set : [set];
  return lines.map((line) => String(line).split(";")[0]).join("; ");
}

/** Sends a call of the contract to an app. */
export async function sendCall(
  app: ApiApp,
  name: CallName,
  payload: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const { method } = calls[name];
  const url = callUrl(calls[name], payload);
  const body = method === "POST" ? { payload: JSON.stringify(payload ?? {}) } : {};
  const type = method === "POST" ? { "content-type": "application/json" } : {};
  const answer = await app.inject({ method, url, headers: { ...type, ...headers }, ...body });
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  return {
    status: answer.statusCode,
    body: isJson ? answer.json() : null,
    headers: answer.headers,
    text: answer.body,
  };
}
