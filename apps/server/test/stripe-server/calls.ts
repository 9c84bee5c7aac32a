import { readdress } from "./readdress.ts";
import { expireSession, lookAtSession, toSeconds, type Change } from "./changes.ts";
import { showExpanded } from "./expand.ts";
import { readForm, type Form } from "./form.ts";
import { ORDER_PARAMS, readOrder } from "./order.ts";
import { noSuch } from "./refusal.ts";
import { refundPayment } from "./reversals.ts";
import { makeSession, showSession } from "./session.ts";

/** A request's work, with parameters that were checked. @throws StripeRefusal */
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

/** What is listed by a payment, and where. */
const LISTS = {
  session: "checkout/sessions",
  refund: "refunds",
  dispute: "disputes",
  fraud_warning: "radar/early_fraud_warnings",
} as const;

function listCall(form: Form, kind: keyof typeof LISTS): Work {
  const paymentIntent = form.text("payment_intent");
  const most = form.optionalText("limit") === null ? 10 : form.integer("limit", 1);
  return async ({ books }) => {
    const found = await books.listOf(kind, paymentIntent, most + 1);
    const data = found
      .slice(0, most)
      .map((each) => (each.object === "checkout.session" ? showSession(each) : each));
    return { object: "list", data, has_more: found.length > most, url: `/v1/${LISTS[kind]}` };
  };
}

function chargeCall(id: string): Work {
  return async ({ books }) => {
    const charge = await books.find("charge", id);
    if (charge === null) throw noSuch("charge", id);
    return charge;
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
  const lists = (Object.keys(LISTS) as (keyof typeof LISTS)[]).map((kind): Call => {
    const path = new RegExp(`^/v1/${LISTS[kind]}$`);
    const params = /^(?:payment_intent|limit)$/;
    return { method: "GET", path, params, prepare: (form) => listCall(form, kind) };
  });
  return [
    ...lists,
    {
      method: "POST",
      path: sessions,
      params: ORDER_PARAMS,
      prepare: (form) => createCall(form, publicUrl),
    },
    {
      method: "GET",
      path: /^\/v1\/charges\/(\w+)$/,
      params: /^$/,
      prepare: (_form, id) => chargeCall(id),
    },
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

/** Finds a call and checks its parameters; null when there is none. @throws StripeRefusal */
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
