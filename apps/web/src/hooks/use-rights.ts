import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** The parts that a supervisor may see beside students. */
export function useRights() {
  return useQuery({
    queryKey: ["admin", "rights"],
    queryFn: ({ signal }) => call("rights", {}, signal),
  });
}
