import { calls } from "@elenchus/contract/calls";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { callSchema } from "../../calls/add-user-call.ts";
import { describeWaysIn } from "../../identity/sign-on-desk.ts";

/** The price of access, and by whom else one gets in, for everybody: nobody registers without knowing. */
export function addPriceRoute(
  app: ApiApp,
  { accessPrice, signOnDesk }: Pick<AppContext, "accessPrice" | "signOnDesk">,
): void {
  const waysIn = signOnDesk === null ? [] : describeWaysIn(signOnDesk);
  const reply = {
    price: accessPrice,
    ...(waysIn.length === 0 ? {} : { sign_on: waysIn }),
  };
  app.get(calls.price.path, { schema: callSchema("price") }, () => reply);
}
