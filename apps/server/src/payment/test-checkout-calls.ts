import { readdress } from "./readdress.ts";
import {
  expireSession,
  lookAtSession,
  refundPayment,
  toSeconds,
  type Change,
} from "./test-checkout-changes.ts";
import { showExpanded } from "./test-checkout-expand.ts";
import { readForm, type Form } from "./test-checkout-form.ts";
import { ORDER_PARAMS, readOrder } from "./test-checkout-order.ts";
import { noSuch } from "./test-checkout-refusal.ts";
import { makeSession, showSession } from "./test-checkout-session.ts";

/** A request's work, with parameters that were checked. @throws TestCheckoutRefusal */
export type Work = (change: Change) => Promise<object>;

/** A call of the API: what Stripe's SDK asks for on the adapter's behalf. */
interface Call {
  readonly method: "GET" | "POST";
  /** Its first group is the id in it. */
  readonly path: RegExp;
  /** Names of its parameters. */
  readonly params: RegExp;
  readonly prepare: (form: Form, id: string) => Work;
}

const EXPAND = /^(expand)\[\d*\]$/;

function readExpand(form: Form): string[] {
  return form.listBy(EXPAND).map(([, path]) => path);
}

function createCall(form: Form, publicUrl: () => string): Work {
  const order = readOrder(form);
  return async ({ books, makeId, now }) => {
    const id = makeId("cs_test_");
    const url = `${publicUrl()}/demo/checkout/${id}`;
    const session = makeSession(order, { id, url, created: toSeconds(now) });
    await books.add("session", session);
    return showSession(session);
  };
}

function retrieveCall(form: Form, id: string, publicUrl: () => string): Work {
  const expand = readExpand(form);
  return async (change) => {
    const session = await lookAtSession(change, id);
    if (session === null) throw noSuch("checkout.session", id);
    const url = session.url === null ? null : readdress(session.url, publicUrl());
    return showExpanded(change.books, { ...session, url }, expand);
  };
}

function listCall(form: Form): Work {
  const paymentIntent = form.text("payment_intent");
  const most = form.optionalText("limit") === null ? 10 : form.integer("limit", 1);
  return async ({ books }) => {
    const sessions = await books.listSessions(paymentIntent, most + 1);
    const data = sessions.slice(0, most).map(showSession);
    const has_more = sessions.length > most;
    return { object: "list", data, has_more, url: "/v1/checkout/sessions" };
  };
}

function refundCall(form: Form): Work {
  const paymentIntent = form.text("payment_intent");
  const amount = form.optionalText("amount") === null ? null : form.integer("amount", 1);
  return (change) => refundPayment(change, paymentIntent, amount);
}

/** Every call there is. */
export function createCalls(publicUrl: () => string): readonly Call[] {
  const sessions = /^\/v1\/checkout\/sessions$/;
  return [
    {
      method: "POST",
      path: sessions,
      params: ORDER_PARAMS,
      prepare: (form) => createCall(form, publicUrl),
    },
    { method: "GET", path: sessions, params: /^(?:payment_intent|limit)$/, prepare: listCall },
    {
      method: "GET",
      path: /^\/v1\/checkout\/sessions\/(\w+)$/,
      params: EXPAND,
      prepare: (form, id) => retrieveCall(form, id, publicUrl),
    },
    {
      method: "POST",
      path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      params: /^$/,
      prepare: (_form, id) => async (change) => showSession(await expireSession(change, id)),
    },
    {
      method: "POST",
      path: /^\/v1\/refunds$/,
      params: /^(?:payment_intent|amount)$/,
      prepare: refundCall,
    },
  ];
}

/** Finds a call and checks its parameters; null when there is none. @throws TestCheckoutRefusal */
export function prepareCall(
  calls: readonly Call[],
  { method, path, params }: { method: string; path: string; params: URLSearchParams },
): Work | null {
  for (const call of calls) {
    const match = call.method === method ? call.path.exec(path) : null;
    if (match) return call.prepare(readForm(params, call.params), match[1] ?? "");
  }
  return null;
}
