import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/**
 * Flags of the students that a supervisor sees. Whoever looks wants to know how it stands now.
 * @param withTexts whether what was written is shown, which the access log records
 */
export function useFlags(state: "open" | "all", withTexts = false) {
  return useQuery({
    queryKey: ["flags", state, withTexts],
    queryFn: ({ signal }) =>
      call("flags", { state, ...(withTexts ? { texts: "yes" as const } : {}) }, signal),
    staleTime: 0,
  });
}
