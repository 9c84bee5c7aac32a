import { REFUND_WINDOW_DAYS } from "@elenchus/domain/withdrawal";
import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** What access costs, said before anybody registers. Its place is kept while it is asked for. */
export function PriceNote({ className = "" }: { className?: string }) {
  const { data } = useQuery({
    queryKey: ["price"],
    queryFn: ({ signal }) => call("price", {}, signal),
    staleTime: Infinity,
  });
  return <p className={`min-h-[3.2em] ${className}`}>{data !== undefined && describe(data)}</p>;
}

function describe({ price }: { price: string | null }) {
  if (price === null) return "Access to all seven modules is free of charge.";
  return (
    <>
      <strong>{price}, paid once,</strong> opens all seven modules. No subscription; you can change
      your mind for {REFUND_WINDOW_DAYS} days.
    </>
  );
}
