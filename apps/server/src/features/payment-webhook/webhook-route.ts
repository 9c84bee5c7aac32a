import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { BadSignatureError, type CheckoutEvent } from "../../payment/checkout.ts";
import type { Payments } from "../../payment/payments.ts";

function readEvent(
  payments: Payments,
  body: unknown,
  signature: string | undefined,
): CheckoutEvent {
  try {
    return payments.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature);
  } catch (error) {
    if (!(error instanceof BadSignatureError)) throw error;
    const text = "The event's signature is not valid.";
    throw new AppError(400, "bad_signature", text, { cause: error });
  }
}

/** Takes bodies to the byte, whatever they call themselves: a signature is over the bytes. */
function takeBytes(scope: FastifyInstance): void {
  // A type that is none at all would be refused before anybody looks at the signature.
  scope.addHook("onRequest", async ({ raw }) => {
    delete raw.headers["content-type"];
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
}

/**
 * `POST /api/stripe_webhook`: where Stripe tells what happened. What it tells is a reason to ask it, and
 * what it then answers counts: so events may come twice, late, or in any order. A failure of ours is
 * a 5xx, and Stripe sends the event again.
 */
export function addWebhookRoute(app: ApiApp, { payments, jobs }: AppContext): void {
  if (payments === null) return;
  void app.register(async (scope) => {
    takeBytes(scope);
    scope.route({
      method: "POST",
      url: "/api/stripe_webhook",
      schema: { operationId: "stripeWebhook" },
      handler: async (request) => {
        const header = request.headers["stripe-signature"];
        const signature = Array.isArray(header) ? undefined : header;
        await payments.follow(readEvent(payments, request.body, signature));
        jobs.nudge("deliver_mail");
        return { received: true };
      },
    });
  });
}
