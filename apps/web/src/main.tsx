import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { ErrorBoundary } from "./app/error-boundary.tsx";
import { takeArrival } from "./lib/arrival.ts";
import { createQueryClient } from "./lib/query-client.ts";
import "./styles/index.css";

// First of all: nothing is to be asked for while a token is in the address.
const arrival = takeArrival();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={createQueryClient()}>
        <ErrorBoundary>
          <App arrival={arrival} />
        </ErrorBoundary>
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
