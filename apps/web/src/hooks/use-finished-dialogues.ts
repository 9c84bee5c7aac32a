import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/**
 * The learner's finished work: practice, and the unaided checks apart from it.
 * @param enabled whether the server has it
 */
export function useFinishedDialogues(enabled = true) {
  return useQuery({
    enabled,
    queryKey: ["dialogues"],
    queryFn: ({ signal }) => call("dialogues", {}, signal),
  });
}
