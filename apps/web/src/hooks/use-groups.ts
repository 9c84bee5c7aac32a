import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** The groups that a supervisor sees. */
export function useGroups() {
  return useQuery({
    queryKey: ["groups"],
    queryFn: ({ signal }) => call("groups", {}, signal),
  });
}
