import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** The learner's finished dialogues, page by page. */
export function useProgress() {
  return useInfiniteQuery({
    queryKey: ["progress"],
    queryFn: ({ pageParam, signal }) => call("progress", { after_session_id: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ has_more, dialogues }) =>
      has_more ? (dialogues.at(-1)?.session_id ?? null) : null,
  });
}
