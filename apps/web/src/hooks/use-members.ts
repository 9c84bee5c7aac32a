import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** The students of a group by last name, a page at a time. */
export function useMembers(groupId: string) {
  return useInfiniteQuery({
    queryKey: ["members", groupId],
    queryFn: ({ pageParam, signal }) => {
      const page = pageParam === null ? {} : { cursor: pageParam };
      return call("students", { group_id: groupId, sort: "name", ...page }, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}
