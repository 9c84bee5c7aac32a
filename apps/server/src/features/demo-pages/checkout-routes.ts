import formbody from "@fastify/formbody";
import type { FastifyReply } from "fastify";
import type { ApiApp } from "../../http/api-app.ts";
import type { DemoCheckoutDesk, DemoCheckoutSession } from "../../payment/checkout.ts";
import { renderCheckout, renderUnknownCheckout } from "./render-checkout.ts";

const SESSION_ID = /^cs_test_[A-Za-z0-9]{1,100}$/;
/** The forms have no fields. */
const MOST_BYTES = 1024;

interface Asked {
  readonly Params: { readonly id: string };
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return (
    reply
      .code(status)
      .type("text/html; charset=utf-8")
      // Back from the payment, the page must not offer to pay again.
      .header("cache-control", "no-store")
      // Under `no-referrer` browsers send a form with `Origin: null`, which is refused as a foreign one.
      .header("referrer-policy", "same-origin")
      .send(page)
  );
}

function sendCheckout(reply: FastifyReply, session: DemoCheckoutSession | null): FastifyReply {
  if (session === null) return sendPage(reply, 404, renderUnknownCheckout());
  return sendPage(reply, session.standing === "expired" ? 410 : 200, renderCheckout(session));
}

/**
 * The pages of the test checkout, where the provider's would be: they need no script, and take forms,
 * which nothing else here does.
 */
export function addDemoCheckoutRoutes(
  app: ApiApp,
  { checkout }: { readonly checkout: DemoCheckoutDesk },
): void {
  const options = { schema: { hide: true }, bodyLimit: MOST_BYTES };
  const find = async (id: string) => (SESSION_ID.test(id) ? checkout.find(id) : null);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);
    scope.get<Asked>("/demo/checkout/:id", options, async ({ params }, reply) =>
      sendCheckout(reply, await find(params.id)),
    );
    scope.post<Asked>("/demo/checkout/:id/pay", options, async ({ params }, reply) => {
      const { id } = params;
      const session = SESSION_ID.test(id) ? await checkout.pay(id) : null;
      // Who clicks twice has paid once, and goes on as well.
      if (session?.standing === "paid") return reply.redirect(session.successUrl, 303);
      return sendCheckout(reply, session);
    });
    scope.post<Asked>("/demo/checkout/:id/cancel", options, async ({ params }, reply) => {
      const session = await find(params.id);
      // It stays open, as at Stripe: whoever comes back can still pay.
      if (session?.standing === "open") return reply.redirect(session.cancelUrl, 303);
      return sendCheckout(reply, session);
    });
  });
}
