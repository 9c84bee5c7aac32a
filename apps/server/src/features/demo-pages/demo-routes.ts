import type { ApiApp } from "../../http/api-app.ts";
import type { DemoCheckoutDesk } from "../../payment/checkout.ts";
import type { DemoMailStore } from "../../store/demo/demo-mail-store.ts";
import { addDemoCheckoutRoutes } from "./checkout-routes.ts";
import { addDemoMailRoutes } from "./mail-routes.ts";

/** The demo's own parts, which production has not. */
export interface Demo {
  /** Null where mail leaves by SMTP, and nothing is kept here. */
  readonly mails: DemoMailStore | null;
  /** Null where nothing is paid, or at Stripe. */
  readonly checkout: DemoCheckoutDesk | null;
}

/** Pages under `/demo`. */
export function addDemoRoutes(app: ApiApp, { mails, checkout }: Demo): void {
  if (mails !== null) addDemoMailRoutes(app, { mails });
  if (checkout !== null) addDemoCheckoutRoutes(app, { checkout });
}
