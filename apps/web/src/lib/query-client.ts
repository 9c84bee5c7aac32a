import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { CallError, isAbort } from "./call-error.ts";
import { PartMissing } from "./load-part.ts";

/** The page's cache of what it read from the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportDefect }),
    mutationCache: new MutationCache({ onError: reportDefect }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Offline calls fail and say so, instead of waiting without a word.
        networkMode: "always",
        retry: (failures, error) =>
          failures < 1 && error instanceof CallError && error.mayBeRetried,
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** A failure that is told to the learner where it happened needs no report; anything else is a mistake of ours. */
function reportDefect(error: Error): void {
  const isTold = error instanceof CallError || error instanceof PartMissing;
  if (!isTold && !isAbort(error)) reportError(error);
}
