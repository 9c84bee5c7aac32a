import { REFUND_WINDOW_DAYS } from "@elenchus/domain/withdrawal";
import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** The price in a sentence, once it is known. */
export function PriceText() {
  const { data } = useQuery({
    queryKey: ["price"],
    queryFn: ({ signal }) => call("price", {}, signal),
    staleTime: Infinity,
  });
  if (data === undefined) return null;
  if (data.price === null) return "Access to all seven modules is free of charge.";
  return (
    <>
      <strong>{data.price}, paid once,</strong> opens all seven modules. No subscription; you can
      change your mind for {REFUND_WINDOW_DAYS} days.
    </>
  );
}
