// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CallError } from "../lib/call-error.ts";
import { FormProblem } from "../lib/form-problem.ts";
import { FormEnd } from "../ui/form-end.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useSubmission } from "./use-submission.ts";

function Form({ failure }: { failure: Error }) {
  const submission = useSubmission(() => Promise.reject(failure), {
    whatFailed: "Failed.",
    blame: () => "email",
  });
  return (
    <form {...submission.form}>
      <TextField label="Name" {...submission.field("name")} />
      <TextField label="Email" {...submission.field("email")} />
      <FormEnd submission={submission}>Send</FormEnd>
    </form>
  );
}

/** Sends the form; finds what is told, and whether it stands under the form. */
async function send(failure: Error): Promise<{ alert: HTMLElement; isUnderForm: boolean }> {
  render(<Form failure={failure} />);
  const button = screen.getByRole("button", { name: "Send" });
  fireEvent.click(button);
  const alert = await screen.findByRole("alert");
  const position = button.compareDocumentPosition(alert);
  return { alert, isUnderForm: (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 };
}

afterEach(cleanup);

test("what was filled in wrong is told at its field, which has the focus", async () => {
  const { alert, isUnderForm } = await send(new FormProblem("Too short.", "name"));
  const field = screen.getByLabelText("Name");
  expect(alert.textContent).toBe("Too short.");
  expect(isUnderForm).toBe(false);
  expect(field.getAttribute("aria-describedby")).toBe(alert.id);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
});

test("what the server says is told under the form, and the focus goes to the field it means", async () => {
  const failure = { status: 400, code: "taken", message: "Taken.", requestId: null };
  const { alert, isUnderForm } = await send(new CallError(failure));
  const field = screen.getByLabelText("Email");
  expect(alert.textContent).toBe("Taken.");
  expect(isUnderForm).toBe(true);
  expect(field.getAttribute("aria-describedby")).toBe(alert.id);
  expect(document.activeElement).toBe(field);
});

test.each([null, "", "elsewhere"])(
  "a problem of no field here (%j) is told under the form",
  async (field) => {
    const { alert, isUnderForm } = await send(new FormProblem("No.", field));
    expect(alert.textContent).toBe("No.");
    expect(isUnderForm).toBe(true);
  },
);
