import type { ClassReply } from "@elenchus/contract/admin-class";
import type { Agreement } from "../store/supervision/verdict-store.ts";

/** How often supervisors decide as the machine did, with the rate. */
export function presentAgreement({ decided, agreed }: Agreement): ClassReply["agreement"] {
  return { decided, agreed, rate: decided === 0 ? null : agreed / decided };
}
