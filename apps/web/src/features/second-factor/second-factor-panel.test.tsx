// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildSession } from "../../testing/build-session.ts";
import * as files from "../../lib/save-file.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { SecondFactorPanel } from "./second-factor-panel.tsx";

const OFF = { offered: true, enabled: false, required: false };
const ON = { offered: true, enabled: true, required: false };
const BEGUN = {
  totp_uri: "otpauth://totp/Elenchus:eve?secret=ABCDEFGHIJKLMNOP",
  secret: "ABCDEFGHIJKLMNOP",
  recovery_codes: ["aaaaa-bbbbb", "ccccc-ddddd"],
};

function renderPanel(standing: typeof OFF, answers: Record<string, () => Response> = {}) {
  const calls = stubCalls({
    "/api/begin_second_factor": () => buildJsonResponse(BEGUN),
    "/api/confirm_second_factor": () => buildJsonResponse(buildSession()),
    "/api/end_second_factor": () => buildJsonResponse({ success: true }),
    ...answers,
  });
  const onChange = vi.fn();
  renderOnPage(
    <SecondFactorPanel email="ada@example.org" standing={standing} onChange={onChange} />,
  );
  return { ...calls, onChange };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const heading = (name: string) => screen.findByRole("heading", { name });

async function connect() {
  press("Set up");
  type("Your password", "secret");
  press("Go on");
  await heading("Connect your authenticator app");
}

async function confirm() {
  type("Code from the app", "123456");
  press("Confirm");
  await heading("Keep your recovery codes");
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("turning the second factor on", () => {
  test("goes from password to QR code to recovery codes", async () => {
    const { sentTo, onChange } = renderPanel(OFF);
    await connect();
    expect(sentTo("/api/begin_second_factor")).toEqual([{ password: "secret" }]);
    expect(await screen.findByRole("img", { name: /^QR code/ })).toBeDefined();
    expect(screen.getByText("ABCD EFGH IJKL MNOP")).toBeDefined();
    expect(screen.queryByText("aaaaa-bbbbb")).toBeNull();
    await confirm();
    expect(sentTo("/api/confirm_second_factor")).toEqual([{ code: "123456" }]);
    const codes = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(codes).toEqual(BEGUN.recovery_codes);
    expect(onChange).not.toHaveBeenCalled();
    press("I have kept them");
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.queryByText("aaaaa-bbbbb")).toBeNull();
  });

  test("says that the password or the code is wrong, beside it", async () => {
    let isRight = false;
    renderPanel(OFF, {
      "/api/begin_second_factor": () =>
        isRight ? buildJsonResponse(BEGUN) : buildRefusal(403, "wrong_password", "Not yours."),
      "/api/confirm_second_factor": () => buildRefusal(403, "wrong_code", "Wrong code."),
    });
    press("Set up");
    type("Your password", "wrong");
    press("Go on");
    expect((await screen.findByRole("alert")).textContent).toBe("Not yours.");
    isRight = true;
    press("Go on");
    await heading("Connect your authenticator app");
    type("Code from the app", "000000");
    press("Confirm");
    expect((await screen.findByRole("alert")).textContent).toBe("Wrong code.");
  });

  test("can be left be", async () => {
    const { onChange } = renderPanel(OFF);
    await connect();
    press("Cancel");
    expect(screen.getByRole("button", { name: "Set up" })).toBeDefined();
    expect(document.activeElement?.textContent).toBe("Second factor");
    expect(onChange).not.toHaveBeenCalled();
  });

  test("lets the recovery codes be saved, copied and printed", async () => {
    const saveFile = vi.spyOn(files, "saveFile").mockImplementation(() => {});
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const print = vi.fn();
    vi.stubGlobal("print", print);
    renderPanel(OFF);
    await connect();
    await confirm();
    press("Download");
    expect(saveFile.mock.calls[0]?.[2]).toBe("aaaaa-bbbbb\nccccc-ddddd\n");
    press("Copy");
    await screen.findByText("Copied.");
    expect(writeText).toHaveBeenCalledExactlyOnceWith("aaaaa-bbbbb\nccccc-ddddd");
    press("Print");
    expect(print).toHaveBeenCalledOnce();
  });
});

describe("turning the second factor off", () => {
  test("needs the password", async () => {
    const { sentTo, onChange } = renderPanel(ON);
    press("Turn off");
    type("Your password", "secret");
    press("Turn off the second factor");
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(sentTo("/api/end_second_factor")).toEqual([{ password: "secret" }]);
  });

  test("is not offered where one is required", () => {
    renderPanel({ ...ON, required: true });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/cannot be turned off/)).toBeDefined();
  });
});
