// @vitest-environment jsdom
import { MESSAGES } from "@elenchus/domain/messages";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "../lib/query-client.ts";
import { stubFetch } from "../testing/test-fetch.ts";
import { LegalModal } from "./legal-modal.tsx";
import { LegalText } from "./legal-text.tsx";

const PAGE = "<!doctype html><title>T</title><main><h1>Terms</h1><p>You agree.</p></main>";

function answerPage(html = PAGE, status = 200): Response {
  return new Response(html, { status, headers: { "content-type": "text/html" } });
}

function show(what: ReactNode) {
  return render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>{what}</QueryClientProvider>
    </StrictMode>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("LegalText", () => {
  test("shows the page's text, without its title", async () => {
    const fetchStub = stubFetch(() => answerPage());
    show(<LegalText page="terms" />);
    expect(screen.getByRole("status").textContent).toBe("Loading...");
    expect(await screen.findByText("You agree.")).toBeTruthy();
    expect(screen.queryByRole("heading")).toBeNull();
    expect(fetchStub.mock.calls[0]?.[0]).toBe("./static/terms.html");
  });

  test.each([404, 500])("shows whatever comes, with the status %d too", async (status) => {
    stubFetch(() =>
      answerPage("<h1>Oh</h1><p>No such <b>page</b>.</p><script>x()</script>", status),
    );
    const { container } = show(<LegalText page="privacy" />);
    expect((await screen.findByText(/^No such/u)).innerHTML).toBe("No such <b>page</b>.");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(container.querySelector("script")).toBeNull();
  });

  test("says so where nothing comes, and tries again", async () => {
    let isUp = false;
    stubFetch(() => (isUp ? answerPage() : Promise.reject(new TypeError("Failed to fetch"))));
    show(<LegalText page="terms" />);
    const alert = await screen.findByRole("alert");
    expect(alert.querySelector("p")?.textContent).toBe(MESSAGES.contentFailed);
    isUp = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("You agree.")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("shows the other page when it is asked for", async () => {
    stubFetch(() => answerPage());
    const client = createQueryClient();
    const showPage = (page: "terms" | "privacy") => (
      <QueryClientProvider client={client}>
        <LegalText page={page} />
      </QueryClientProvider>
    );
    const { rerender } = render(showPage("terms"));
    await screen.findByText("You agree.");
    stubFetch(() => answerPage("<main><p>Stored.</p></main>"));
    rerender(showPage("privacy"));
    expect(await screen.findByText("Stored.")).toBeTruthy();
    expect(screen.queryByText("You agree.")).toBeNull();
  });
});

describe("LegalModal", () => {
  test("is a window with the page's title and a button that closes it", async () => {
    stubFetch(() => answerPage());
    const onClose = vi.fn();
    show(<LegalModal page="terms" onClose={onClose} />);
    const dialog = screen.getByRole("dialog", { name: "Terms of Service" });
    await screen.findByText("You agree.");
    expect(dialog.className).toContain("legal-window");
    const close = screen.getByRole("button", { name: "Close" });
    expect(close.textContent).toBe("×");
    fireEvent.click(close);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("closes on Escape", () => {
    stubFetch(() => answerPage());
    const onClose = vi.fn();
    show(<LegalModal page="disclaimer" onClose={onClose} />);
    fireEvent.keyDown(screen.getByRole("dialog", { name: "Disclaimer" }), { key: "Escape" });
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("opens on a failure too", async () => {
    stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
    show(<LegalModal page="privacy" onClose={() => {}} />);
    expect(screen.getByRole("dialog", { name: "Privacy Policy" })).toBeTruthy();
    expect((await screen.findByRole("alert")).textContent).toContain(MESSAGES.contentFailed);
  });
});
