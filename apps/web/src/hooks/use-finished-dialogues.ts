import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** What the learner has finished: practice, and the unaided checks apart from it. */
export function useFinishedDialogues() {
  return useQuery({
    queryKey: ["dialogues"],
    queryFn: ({ signal }) => call("dialogues", {}, signal),
  });
}
