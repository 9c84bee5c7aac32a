import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import type { Arrival } from "../lib/arrival.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { App } from "./app.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

/** The app with all that it needs around it. */
export function Page({ arrival }: { arrival: Arrival }) {
  return (
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={createQueryClient()}>
          <ErrorBoundary>
            <App arrival={arrival} />
          </ErrorBoundary>
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>
  );
}
