import type { CallReply } from "@elenchus/contract/calls";
import { REFUND_WINDOW_DAYS } from "@elenchus/domain/withdrawal";
import { useEffect, useState } from "react";
import { call } from "../lib/call.ts";

/** What access costs, said before anybody registers. Its place is kept while it is asked for. */
export function PriceNote({ className = "" }: { className?: string }) {
  const [told, setTold] = useState<CallReply<"price"> | "unknown">();
  useEffect(() => {
    call("price", {}).then(setTold, () => setTold("unknown"));
  }, []);
  return <p className={`min-h-[3.2em] ${className}`}>{told && describe(told)}</p>;
}

function describe(told: CallReply<"price"> | "unknown") {
  if (told === "unknown") return "The Terms of Service say what access costs.";
  if (told.price === null) return "Access to all seven modules is free of charge.";
  return (
    <>
      <strong>{told.price}, paid once,</strong> opens all seven modules. No subscription; you can
      change your mind for {REFUND_WINDOW_DAYS} days.
    </>
  );
}
