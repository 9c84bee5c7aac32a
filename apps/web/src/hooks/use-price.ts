import type { CallReply } from "@elenchus/contract/calls";
import { useEffect, useState } from "react";
import { call } from "../lib/call.ts";

/** What access costs, and who else lets people in; undefined while it is asked for. */
export function usePrice(): CallReply<"price"> | "unknown" | undefined {
  const [told, setTold] = useState<CallReply<"price"> | "unknown">();
  useEffect(() => {
    call("price", {}).then(setTold, () => setTold("unknown"));
  }, []);
  return told;
}
