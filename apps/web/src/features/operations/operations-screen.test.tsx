// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { buildHealth, buildPaymentCase, buildUsage } from "./build-operations.ts";
import { OperationsScreen } from "./operations-screen.tsx";

const HEALTH = "/api/admin/health";
const CASES = "/api/admin/payment_cases";
const MONTH = "/api/admin/usage?days=30";
const WEEK = "/api/admin/usage?days=7";

const SUMS = {
  calls: 12,
  faults: 2,
  input_tokens: 34_000,
  output_tokens: 560,
  cost_dollars: 1.25,
  unpriced_calls: 0,
};
const BUSY = { ...SUMS, dialogues: 2, turns: 9 };
const [first, second] = buildUsage().by_day;
if (first === undefined || second === undefined) throw new Error("two days are needed");
const busy = buildUsage({
  total: BUSY,
  by_day: [first, { ...second, ...BUSY }],
  by_model: [{ model: "model-a", turns: 4, ...SUMS, unpriced_calls: 3 }],
  by_group: [
    { group_name: "Spring", ...BUSY },
    { group_name: null, ...SUMS, calls: 1, unpriced_calls: 1, dialogues: 0, turns: 0 },
  ],
});

function renderScreen(answers: Parameters<typeof stubCalls>[0] = {}) {
  const calls = stubCalls({
    [HEALTH]: () => buildJsonResponse(buildHealth()),
    [CASES]: () => buildJsonResponse({ takes_payments: true, cases: [] }),
    [MONTH]: () => buildJsonResponse(busy),
    [WEEK]: () => buildJsonResponse(buildUsage()),
    ...answers,
  });
  renderOnPage(<OperationsScreen userId="u-9" onOpenStudent={() => {}} />);
  return calls;
}

/** A line of a table, cell by cell. */
async function lineOf(table: string, name: string): Promise<(string | null)[]> {
  const region = await screen.findByRole("region", { name: table, hidden: true });
  const row = within(region).getByRole("rowheader", { name, hidden: true }).closest("tr");
  return [...(row?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent);
}

const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the Operations page", () => {
  test("has usage by day, by model and by group", async () => {
    renderScreen();
    expect(await lineOf("Turns: figures", "28 November 2026")).toEqual(["9", "2"]);
    expect(await lineOf("Tokens: figures", "28 November 2026")).toEqual([
      "34,000",
      "560",
      "12",
      "2",
    ]);
    expect(await lineOf("Cost: figures", "28 November 2026")).toEqual(["$1.25", "0"]);
    expect((await lineOf("By model: figures", "model-a")).slice(-2)).toEqual(["$1.25", "3"]);
    expect((await lineOf("By group: figures", "Spring")).slice(0, 3)).toEqual(["2", "9", "12"]);
    expect((await lineOf("By group: figures", "No group")).slice(-2)).toEqual(["–", "1"]);
  });

  test("has it for the days that are chosen, in the file too, and keeps the choice", async () => {
    renderScreen();
    await screen.findByText("Spring");
    const link = screen.getByRole("link", { name: "Download CSV" });
    expect(link.getAttribute("href")).toBe("/api/admin/export/usage.csv?days=30");
    fireEvent.change(screen.getByLabelText("Days"), { target: { value: "7" } });
    expect((await screen.findAllByText(/^No AI model was called/)).length).toBe(3);
    expect(screen.getByText("No learner has written anything in these days.")).toBeDefined();
    expect(link.getAttribute("href")).toBe("/api/admin/export/usage.csv?days=7");
    cleanup();
    renderScreen();
    expect(screen.getByLabelText<HTMLSelectElement>("Days").value).toBe("7");
  });

  test("tells how the server stands, and asks again", async () => {
    const { fetchStub } = renderScreen();
    await screen.findByText("PGlite");
    expect(factOf("Transcripts")).toBe("Kept until the account is deleted");
    expect(factOf("Limit per dialogue")).toBe("None");
    fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => {
      const asked = fetchStub.mock.calls.filter(([input]) => input === HEALTH);
      expect(asked.length).toBe(2);
    });
  });

  test("tells of faults, and of what waits", async () => {
    const faults = [{ model: "model-a", outcome: "rate_limited", calls: 3 }];
    const database = {
      kind: "postgres",
      milliseconds: 2,
      connections: { busy: 1, idle: 2, waiting: 0 },
    } as const;
    const health = buildHealth({
      database,
      model_calls: { total: 40, faults },
      retention: { days: 90, waiting: 1, held: 12 },
    });
    renderScreen({ [HEALTH]: () => buildJsonResponse(health) });
    expect((await screen.findByText("rate limited")).closest("li")?.textContent).toContain("3");
    expect(factOf("Connections")).toBe("1 busy, 2 idle, 0 waiting");
    expect(factOf("Transcripts")).toBe("Deleted after 90 days");
    expect(factOf("Older, waiting for a supervisor")).toBe("1");
    expect(factOf("Older, waiting for npm run admin -- purge --older-than 90")).toBe("12");
  });

  test("lists disputes, failed refunds and fraud warnings: stage, amount, due date and what to do", async () => {
    const cases = [
      buildPaymentCase(),
      buildPaymentCase({ id: "re_1", kind: "refund", state: "failed", due_at: null }),
      buildPaymentCase({ id: "re_2", kind: "refund", state: "failed", is_refunded: true }),
      buildPaymentCase({ id: "issfr_1", kind: "fraud_warning", state: "actionable" }),
      buildPaymentCase({ id: "du_2", state: "won", is_open: false }),
      buildPaymentCase({ id: "du_3", state: "of_the_future" }),
    ];
    renderScreen({ [CASES]: () => buildJsonResponse({ takes_payments: true, cases }) });
    const cardOf = (id: string) =>
      screen.getByText(new RegExp(`^${id}, of the payment`, "u")).closest("li")?.textContent;
    await screen.findByText("Dispute: evidence is needed");
    expect(cardOf("du_1")).toMatch(/Hand in evidence .*€49\.00.*Evidence due.*December/u);
    expect(cardOf("du_1")).toContain("product not received");
    expect(cardOf("re_1")).toMatch(/Refund failed.*npm run admin -- refund/u);
    expect(cardOf("re_1")).not.toContain("Evidence due");
    expect(cardOf("re_2")).toContain("Another refund has gone through");
    expect(cardOf("issfr_1")).toMatch(/Early fraud warning.*Access stays/u);
    expect(cardOf("du_2")).toContain("Dispute won");
    expect(cardOf("du_2")).not.toContain("Evidence due");
    expect(cardOf("du_3")).toContain("Dispute: of the future");
  });

  test("says nothing of payments where nobody pays, and that there is nothing where there is none", async () => {
    renderScreen();
    await screen.findByText(/^No dispute, no fraud warning/u);
    cleanup();
    renderScreen({ [CASES]: () => buildJsonResponse({ takes_payments: false, cases: [] }) });
    await screen.findByText("Spring");
    await waitFor(() => expect(screen.queryByText("Payments to look at")).toBeNull());
  });

  test("says which half could not be loaded, shows the other, and tries again", async () => {
    let isWell = false;
    renderScreen({
      [HEALTH]: () =>
        isWell
          ? buildJsonResponse(buildHealth())
          : buildRefusal(503, "database_unavailable", "The database does not answer."),
    });
    expect((await screen.findByRole("alert")).textContent).toContain("does not answer");
    await screen.findByText("Spring");
    isWell = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("PGlite");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
