import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** Flags of the students that a supervisor sees. Whoever looks wants to know how it stands now. */
export function useFlags(state: "open" | "all") {
  return useQuery({
    queryKey: ["flags", state],
    queryFn: ({ signal }) => call("flags", { state }, signal),
    staleTime: 0,
  });
}
