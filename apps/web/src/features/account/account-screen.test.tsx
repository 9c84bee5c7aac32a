// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { buildAccount, buildPayment } from "../../testing/build-account.ts";
import { buildWaysInMark } from "../../testing/build-ways-in.ts";
import * as files from "../../lib/save-file.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { AccountScreen } from "./account-screen.tsx";

async function renderScreen(
  account = buildAccount(),
  answers: Record<string, () => Response | Promise<Response>> = {},
) {
  const calls = stubCalls({ "/api/account": () => buildJsonResponse(account), ...answers });
  const props = {
    mayLearn: true,
    onRenamed: vi.fn(),
    renderSecondFactor: vi.fn(() => <p>The second factor.</p>),
    changesPassword: false,
    onWithdrawn: vi.fn(),
    onDeleted: vi.fn(),
    onLoggedOut: vi.fn(),
  };
  renderOnPage(<AccountScreen {...props} />);
  await screen.findByText(account.email);
  return { ...calls, ...props };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const question = (name: string) => within(screen.getByRole("alertdialog", { name }));

beforeEach(() => {
  // Base UI waits for animations that jsdom does not have.
  Element.prototype.getAnimations = () => [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the password on the account screen", () => {
  const change = async (old: string, password: string, again = password) => {
    press("Change password");
    await screen.findByLabelText("Old password");
    for (const [label, value] of [
      ["Old password", old],
      ["New password", password],
      ["Confirm new password", again],
    ] as const)
      fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
    press("Save new password");
  };

  test("is changed with the old one, and that is said where the focus goes", async () => {
    const answer = () => buildJsonResponse({ success: true });
    await renderScreen(undefined, { "/api/change_password": answer });
    await change("old password", "new password");
    const said = await screen.findByText(/Your password is changed/u);
    expect(said.closest("[role=status]")).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Password" }));
  });

  test("is told at its field what is wrong with it", async () => {
    await renderScreen();
    await change("old password", "new password", "another password");
    const again = await screen.findByLabelText("Confirm new password", { exact: true });
    await waitFor(() => expect(again.getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(again);
  });
});

test("no password is asked for where none is used", async () => {
  const mark = buildWaysInMark(["School"]);
  onTestFinished(() => mark.remove());
  const answer = () => buildJsonResponse({ success: true });
  const answers = { "/api/change_email": answer, "/api/delete_account": answer };
  const { onDeleted, sentTo } = await renderScreen(undefined, answers);
  expect(screen.queryByRole("heading", { name: "Password" })).toBeNull();
  press("Change email address");
  expect(screen.queryByLabelText(/password/iu)).toBeNull();
  const label = "New email address";
  fireEvent.change(screen.getByLabelText(label), { target: { value: "new@example.org" } });
  press("Send the link");
  await screen.findByText(/We have sent a link/u);
  expect(sentTo("/api/change_email")).toEqual([{ new_email: "new@example.org" }]);
  press("Delete my account");
  const dialog = question("Delete your account for good?");
  expect(dialog.queryByLabelText(/password/iu)).toBeNull();
  expect(dialog.getByText(/for 10 minutes after you have logged in/u)).toBeDefined();
  fireEvent.click(dialog.getByRole("button", { name: "Delete for good" }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
});

test("logging out everywhere is asked about first", async () => {
  const answer = () => buildJsonResponse({ success: true });
  const { onLoggedOut } = await renderScreen(undefined, { "/api/sign_out_everywhere": answer });
  press("Log out everywhere");
  const dialog = question("Log out everywhere?");
  fireEvent.click(dialog.getByRole("button", { name: "Log out everywhere" }));
  await waitFor(() => expect(onLoggedOut).toHaveBeenCalledOnce());
});

describe("the account screen", () => {
  test("shows who one is, what was agreed to and what was paid", async () => {
    await renderScreen();
    const facts = screen.getAllByRole("definition").map((fact) => fact.textContent);
    expect(facts).toEqual([
      "Ada Byron",
      "ada@example.org",
      "November 18, 2026",
      "Agreed on November 18, 2026",
      "US$49.00",
      "November 19, 2026",
      "Paid",
    ]);
  });

  test("shows no payment where there was none, and no second factor to learners", async () => {
    const { renderSecondFactor } = await renderScreen(buildAccount({ payment: null }));
    expect(screen.queryByRole("heading", { name: "Payment" })).toBeNull();
    expect(renderSecondFactor).not.toHaveBeenCalled();
  });

  test("shows the second factor to whom it is offered", async () => {
    const second_factor = { offered: true, enabled: false, required: true };
    await renderScreen(buildAccount({ second_factor }));
    expect(screen.getByText("The second factor.")).toBeDefined();
  });

  test("can be tried again when it could not be loaded", async () => {
    stubCalls({ "/api/account": () => buildRefusal(400, "x", "Not now.") });
    renderOnPage(
      <AccountScreen
        mayLearn
        onRenamed={() => {}}
        renderSecondFactor={() => null}
        changesPassword={false}
        onWithdrawn={() => {}}
        onDeleted={() => {}}
        onLoggedOut={() => {}}
      />,
    );
    expect((await screen.findByRole("alert")).textContent).toContain("Not now.");
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });
});

describe("Download my data", () => {
  test("saves what the server has as a file", async () => {
    const saveFile = vi.spyOn(files, "saveFile").mockImplementation(() => {});
    const data = { account: { email: "ada@example.org" }, dialogues: [] };
    await renderScreen(buildAccount(), { "/api/export_my_data": () => buildJsonResponse(data) });
    press("Download my data");
    await screen.findByText("Saved as elenchus-my-data.json.");
    const [name, type, text] = saveFile.mock.calls[0] ?? [];
    expect([name, type]).toEqual(["elenchus-my-data.json", "application/json"]);
    expect(JSON.parse(text ?? "")).toEqual(data);
  });

  test("says when it could not be got", async () => {
    const answer = () => buildRefusal(429, "too_many_requests", "Wait a minute.");
    await renderScreen(buildAccount(), { "/api/export_my_data": answer });
    press("Download my data");
    expect((await screen.findByRole("alert")).textContent).toContain("Wait a minute.");
  });
});

describe("withdrawing", () => {
  const at = "2026-11-20T10:00:00.000Z";

  test("says what it means before it is confirmed", async () => {
    const answer = () => buildJsonResponse({ success: true, withdrawn_at: at });
    const { sentTo, onWithdrawn } = await renderScreen(buildAccount(), {
      "/api/withdraw": answer,
    });
    press("Withdraw from the contract");
    const dialog = question("Withdraw from the contract");
    expect(dialog.getByText(/ends at once/)).toBeDefined();
    expect(dialog.getByText(/\$49\.00 is refunded .* 5–10 business days/)).toBeDefined();
    expect(sentTo("/api/withdraw")).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "Confirm withdrawal" }));
    await waitFor(() => expect(onWithdrawn).toHaveBeenCalledExactlyOnceWith(at));
    expect(sentTo("/api/withdraw")).toEqual([{ confirm: true }]);
  });

  test("can be left be", async () => {
    const { onWithdrawn } = await renderScreen();
    press("Withdraw from the contract");
    fireEvent.click(question("Withdraw from the contract").getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(onWithdrawn).not.toHaveBeenCalled();
  });

  test("that is refused says why", async () => {
    const answer = () => buildRefusal(409, "too_late", "The seven days are over.");
    const { onWithdrawn } = await renderScreen(buildAccount(), { "/api/withdraw": answer });
    press("Withdraw from the contract");
    press("Confirm withdrawal");
    expect((await screen.findByRole("alert")).textContent).toBe("The seven days are over.");
    expect(onWithdrawn).not.toHaveBeenCalled();
  });

  test("is not offered where it cannot be, and the reason stands there", async () => {
    const payment = buildPayment({ can_withdraw: false, why_not: "More than 20% was used." });
    await renderScreen(buildAccount({ payment }));
    expect(screen.queryByRole("button", { name: /Withdraw/ })).toBeNull();
    expect(screen.getByText("More than 20% was used.")).toBeDefined();
  });
});

describe("deleting", () => {
  const title = "Delete your account for good?";
  const deleteIt = (password: string) => {
    const dialog = question(title);
    fireEvent.change(dialog.getByLabelText("Your password"), { target: { value: password } });
    fireEvent.click(dialog.getByRole("button", { name: "Delete for good" }));
  };

  test("asks for the password and says what goes and what stays", async () => {
    const { sentTo, onDeleted } = await renderScreen(buildAccount(), {
      "/api/delete_account": () => buildJsonResponse({ success: true }),
    });
    press("Delete my account");
    expect(question(title).getByText(/This deletes your name/)).toBeDefined();
    expect(
      question(title).getByText(/payment records. They do not contain your name/),
    ).toBeDefined();
    expect(question(title).getByText(/withdraw from the contract .* first/)).toBeDefined();
    deleteIt("secret");
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    expect(sentTo("/api/delete_account")).toEqual([{ password: "secret" }]);
  });

  test("says that the password is wrong, beside it", async () => {
    const { onDeleted } = await renderScreen(buildAccount(), {
      "/api/delete_account": () => buildRefusal(403, "wrong_password", "This password is wrong."),
    });
    press("Delete my account");
    deleteIt("wrong");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("This password is wrong.");
    const field = screen.getByLabelText("Your password");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute("aria-describedby")).toBe(alert.id);
    expect(onDeleted).not.toHaveBeenCalled();
  });

  test("speaks of no money where none can come back", async () => {
    await renderScreen(buildAccount({ payment: null }));
    press("Delete my account");
    expect(question(title).queryByText(/withdraw/)).toBeNull();
  });
});
