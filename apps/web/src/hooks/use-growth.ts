import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/**
 * How the learner comes by what each skill asks for.
 * @param enabled whether the server tells
 */
export function useGrowth(enabled = true) {
  return useQuery({
    enabled,
    queryKey: ["growth"],
    queryFn: ({ signal }) => call("growth", {}, signal),
  });
}
