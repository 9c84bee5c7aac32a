// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildSession } from "../../testing/build-session.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { CodeScreen } from "./code-screen.tsx";

const PATH = "/api/verify_second_factor";

function renderScreen(answer: () => Response) {
  const calls = stubCalls({ [PATH]: answer });
  const props = { onLoggedIn: vi.fn(), onBack: vi.fn() };
  renderOnPage(<CodeScreen {...props} />);
  return { ...calls, ...props };
}

const logIn = (label: string, code: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } });
  fireEvent.click(screen.getByRole("button", { name: "Log In" }));
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the second step of the log-in", () => {
  test("takes the code of the app", async () => {
    const { sentTo, onLoggedIn } = renderScreen(() => buildJsonResponse(buildSession()));
    const field = screen.getByLabelText<HTMLInputElement>("Code");
    expect(field.autocomplete).toBe("one-time-code");
    expect(field.inputMode).toBe("numeric");
    logIn("Code", " 123456 ");
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith(buildSession()));
    expect(sentTo(PATH)).toEqual([{ code: "123456" }]);
  });

  test("takes a recovery code, for which letters can be typed", async () => {
    const { sentTo } = renderScreen(() => buildJsonResponse(buildSession()));
    fireEvent.click(screen.getByRole("button", { name: "Use a recovery code" }));
    expect(screen.getByLabelText<HTMLInputElement>("Recovery code").inputMode).toBe("text");
    logIn("Recovery code", "aB3dE-fG7hJ");
    await waitFor(() => expect(sentTo(PATH)).toEqual([{ code: "aB3dEfG7hJ" }]));
  });

  test("says that the code is wrong, and goes back to it", async () => {
    const { onLoggedIn } = renderScreen(() => buildRefusal(401, "wrong_code", "Wrong code."));
    logIn("Code", "000000");
    expect((await screen.findByRole("alert")).textContent).toBe("Wrong code.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Code")));
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  test("asks for a code before anything is sent", async () => {
    const { fetchStub } = renderScreen(() => Response.error());
    logIn("Code", " ");
    expect((await screen.findByRole("alert")).textContent).toBe("Please enter the code.");
    expect(fetchStub).not.toHaveBeenCalled();
  });

  test("leads back to another account", () => {
    const { onBack } = renderScreen(() => Response.error());
    fireEvent.click(screen.getByRole("button", { name: "Use another account" }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
