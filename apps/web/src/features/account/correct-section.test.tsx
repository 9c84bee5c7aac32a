// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildAccount } from "../../testing/build-account.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { CorrectSection } from "./correct-section.tsx";
import { NewAddressScreen } from "./new-address-screen.tsx";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function renderSection(answers: Record<string, () => Response>) {
  const calls = stubCalls(answers);
  const onRenamed = vi.fn();
  renderOnPage(<CorrectSection account={buildAccount()} onRenamed={onRenamed} />);
  return { ...calls, onRenamed };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("corrections on the account screen", () => {
  test("a name begins as it is, and is told as it is now", async () => {
    const { onRenamed, sentTo } = renderSection({
      "/api/change_name": () => buildJsonResponse({ success: true }),
    });
    press("Change name");
    expect(screen.getByLabelText<HTMLInputElement>("Last name").value).toBe("Byron");
    fill("First name", " Zoë ");
    press("Save name");
    await waitFor(() => expect(onRenamed).toHaveBeenCalledWith("Zoë"));
    expect(sentTo("/api/change_name")).toEqual([{ first_name: "Zoë", last_name: "Byron" }]);
    expect(screen.getByRole("status").textContent).toBe("Your name is changed.");
  });

  test("an empty name is told at its field", async () => {
    const { sentTo } = renderSection({});
    press("Change name");
    fill("First name", " ");
    press("Save name");
    await screen.findByText("Please enter your first name.");
    expect(sentTo("/api/change_name")).toEqual([]);
  });

  test("a new address is asked for with the password, and where the link goes is said", async () => {
    const { sentTo } = renderSection({
      "/api/change_email": () => buildJsonResponse({ success: true }),
    });
    press("Change email address");
    fill("New email address", "new@example.org");
    fill("Your password", "secret");
    press("Send the link");
    await screen.findByText(/We have sent a link to new@example.org/u);
    expect(sentTo("/api/change_email")).toEqual([
      { new_email: "new@example.org", password: "secret" },
    ]);
  });

  test("a wrong password leads to its field, and nothing typed is lost", async () => {
    renderSection({
      "/api/change_email": () => buildRefusal(400, "wrong_password", "This password is wrong."),
    });
    press("Change email address");
    fill("New email address", "new@example.org");
    fill("Your password", "wrong");
    press("Send the link");
    await screen.findByText("This password is wrong.");
    expect(document.activeElement).toBe(screen.getByLabelText("Your password"));
    expect(screen.getByLabelText<HTMLInputElement>("New email address").value).toBe(
      "new@example.org",
    );
  });
});

describe("behind the link to a new address", () => {
  function renderScreen(answer: () => Response) {
    const { sentTo } = stubCalls({ "/api/confirm_email_change": answer });
    const props = { onNewPassword: vi.fn(), onBack: vi.fn() };
    renderOnPage(<NewAddressScreen token="t-1" {...props} />);
    return { ...props, sentTo: () => sentTo("/api/confirm_email_change") };
  }

  test("nothing happens before the button is pressed", async () => {
    const reply = { success: true, email: "new@example.org", undone: false };
    const { sentTo } = renderScreen(() => buildJsonResponse(reply));
    expect(sentTo()).toEqual([]);
    press("Use this address");
    await screen.findByText("Your email address is now new@example.org.");
    expect(sentTo()).toEqual([{ token: "t-1" }]);
    expect(screen.queryByRole("button", { name: "Choose a new password" })).toBeNull();
  });

  test("who took the address back chooses a new password", async () => {
    const reply = { success: true, email: "ada@example.org", undone: true };
    const { onNewPassword } = renderScreen(() => buildJsonResponse(reply));
    press("Use this address");
    await screen.findByText(/Everybody is logged out/u);
    press("Choose a new password");
    expect(onNewPassword).toHaveBeenCalledOnce();
  });

  test("a link that is good for nothing says so", async () => {
    renderScreen(() => buildRefusal(400, "email_link_invalid", "This link is no longer valid."));
    press("Use this address");
    expect((await screen.findByRole("alert")).textContent).toBe("This link is no longer valid.");
  });
});
