import { calls } from "@elenchus/contract/calls";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { callSchema } from "../../session/add-user-call.ts";

/** What access costs, for everybody: nobody registers without knowing. */
export function addPriceRoute(app: ApiApp, { accessPrice }: Pick<AppContext, "accessPrice">): void {
  app.get(calls.price.path, { schema: callSchema("price") }, () => ({ price: accessPrice }));
}
