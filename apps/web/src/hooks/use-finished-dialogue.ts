import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** A finished dialogue whole: argument, transcript, map. It never changes again, but for its summary. */
export function useFinishedDialogue(sessionId: string) {
  return useQuery({
    queryKey: ["finished-dialogue", sessionId],
    queryFn: ({ signal }) => call("finishedDialogue", { session_id: sessionId }, signal),
    staleTime: Infinity,
  });
}
