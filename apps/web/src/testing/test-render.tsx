import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { createQueryClient } from "../lib/query-client.ts";

/** Renders with what the page has around it; jsdom scrolls nothing. */
export function renderOnPage(children: ReactNode) {
  vi.stubGlobal("scrollTo", vi.fn());
  const queryClient = createQueryClient();
  const view = render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>);
  return { ...view, queryClient };
}
