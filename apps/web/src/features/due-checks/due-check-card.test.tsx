// @vitest-environment jsdom
import type { DueChecksReply } from "@elenchus/contract/due-checks";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { readTimeZone } from "../../lib/time-zone.ts";
import { DueCheckCard } from "./due-check-card.tsx";

const WEEK = { module_id: 3, on: "2026-11-29", due: true, after_days: 7, days_since: 8 } as const;
const DAY = { module_id: 1, on: "2026-11-30", due: true, after_days: 1, days_since: 1 } as const;
const LATER = { module_id: 3, on: "2026-12-03", due: false, after_days: 7, days_since: 8 } as const;

const reply = (coming: DueChecksReply["coming"], mails_wanted = false) =>
  buildJsonResponse({ coming, mails_wanted });

function renderCard(answers: Parameters<typeof stubCalls>[0]) {
  const onTake = vi.fn<(module: number) => void>();
  const { sentTo } = stubCalls(answers);
  const page = renderOnPage(<DueCheckCard onTake={onTake} />);
  return { onTake, sentTo, page };
}

const take = () => screen.findByRole("button", { name: "Take the check" });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the check that waits longest is offered, and how many follow", async () => {
  const { onTake, sentTo } = renderCard({ "/api/due_checks": () => reply([WEEK, DAY]) });
  fireEvent.click(await take());
  expect(onTake).toHaveBeenCalledExactlyOnceWith(3);
  const card = screen.getByRole("region", { name: "Do you still find it?" });
  expect(card.textContent).toContain("Module 3");
  expect(card.textContent).toContain("The last time was 8 days ago.");
  expect(card.textContent).toContain("One more check is due after it.");
  expect(sentTo("/api/due_checks")).toEqual([{ time_zone: readTimeZone() }]);
});

test("nothing stands there where nothing is due, or the server does not say", async () => {
  for (const answer of [() => reply([LATER]), () => buildRefusal(500, "internal", "No.")]) {
    const { page, sentTo } = renderCard({ "/api/due_checks": answer });
    await vi.waitFor(() => expect(sentTo("/api/due_checks").length).toBeGreaterThan(0));
    expect(page.container.textContent).toBe("");
    cleanup();
  }
});

test("'Not now' puts it off, says until when, and goes on to the next one", async () => {
  const { sentTo } = renderCard({
    "/api/due_checks": () => reply([WEEK, DAY]),
    "/api/put_off_check": () => reply([DAY, LATER]),
  });
  await take();
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  const said = await screen.findByText("The check of module 3 comes back on December 3, 2026.");
  expect(said.getAttribute("role")).toBe("status");
  expect(sentTo("/api/put_off_check")).toMatchObject([{ module_id: 3 }]);
  expect(document.activeElement?.textContent).toBe("Do you still find it?");
  expect(screen.getByRole("region").textContent).toContain("Module 1");
});

test("where the last one was put off, it says so until one leaves", async () => {
  renderCard({
    "/api/due_checks": () => reply([WEEK]),
    "/api/put_off_check": () => reply([LATER]),
  });
  await take();
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(await screen.findByRole("region", { name: "Not now" })).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("mails are asked for there, and a failure says so", async () => {
  let fails = true;
  const { sentTo } = renderCard({
    "/api/due_checks": () => reply([WEEK]),
    "/api/set_due_mails": () =>
      fails ? buildRefusal(500, "internal", "Try again.") : reply([WEEK], true),
  });
  await take();
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /once a week at most/ });
  fireEvent.click(box);
  expect((await screen.findByRole("alert")).textContent).toContain("could not be changed");
  expect(box.checked).toBe(false);
  fails = false;
  fireEvent.click(box);
  await vi.waitFor(() => expect(box.checked).toBe(true));
  expect(sentTo("/api/set_due_mails")).toHaveLength(2);
  expect(screen.queryByRole("alert")).toBeNull();
});
