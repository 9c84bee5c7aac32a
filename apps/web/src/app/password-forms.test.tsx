// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChangePasswordForm } from "../features/account/change-password-form.tsx";
import { DeleteDialog } from "../features/account/delete-dialog.tsx";
import { EmailForm } from "../features/account/email-form.tsx";
import { LogInForm } from "../features/log-in/log-in-form.tsx";
import { RegisterForm } from "../features/register/register-form.tsx";
import { ResetPasswordScreen } from "../features/reset-password/reset-password-screen.tsx";
import { PasswordForm } from "../features/second-factor/password-form.tsx";
import { stubCalls } from "../testing/test-fetch.ts";
import { renderOnPage } from "../testing/test-render.tsx";

const EMAIL = "ada@example.org";
const nothing = () => {};

/** Every form that asks for a password, by its file. */
const FORMS: Readonly<Record<string, { form: ReactNode; passwords: string[]; asks?: true }>> = {
  "features/log-in/log-in-form.tsx": {
    form: <LogInForm onAnswer={async () => {}} onUnconfirmed={nothing} />,
    passwords: ["current-password"],
    asks: true,
  },
  "features/register/register-form.tsx": {
    form: <RegisterForm onRegistered={nothing} />,
    passwords: ["new-password", "new-password"],
    asks: true,
  },
  "features/reset-password/reset-form.tsx": {
    form: (
      <ResetPasswordScreen
        token="t"
        owner={encodeURIComponent(EMAIL)}
        onNewLink={nothing}
        onBack={nothing}
      />
    ),
    passwords: ["new-password", "new-password"],
  },
  "features/account/email-form.tsx": {
    form: <EmailForm present={EMAIL} onAsked={nothing} />,
    passwords: ["current-password"],
  },
  "features/account/change-password-form.tsx": {
    form: <ChangePasswordForm email={EMAIL} onChanged={nothing} />,
    passwords: ["current-password", "new-password", "new-password"],
  },
  "features/account/delete-dialog.tsx": {
    form: <DeleteDialog email={EMAIL} canWithdraw={false} onDeleted={nothing} onCancel={nothing} />,
    passwords: ["current-password"],
  },
  "features/second-factor/password-form.tsx": {
    form: <PasswordForm email={EMAIL} action="Go on" onSend={async () => {}} />,
    passwords: ["current-password"],
  },
};

beforeEach(() => void stubCalls({}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("every file with a password's field is among them", () => {
  const source = join(import.meta.dirname, "..");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const asking = files.filter((name) => {
    if (!name.endsWith(".tsx") || name.endsWith(".test.tsx") || name.startsWith("ui/"))
      return false;
    return /<(?:PasswordField|OwnPassword)|type="password"/u.test(
      readFileSync(join(source, name), "utf8"),
    );
  });
  expect(asking.toSorted()).toEqual(Object.keys(FORMS).toSorted());
});

test.each(Object.entries(FORMS))("%s tells a password manager whose and which", (_file, shape) => {
  renderOnPage(shape.form);
  const form = document.querySelector("form");
  const fields = [...(form?.querySelectorAll<HTMLInputElement>("input") ?? [])];
  const passwords = fields.filter(({ type }) => type === "password");
  expect(passwords.map(({ autocomplete }) => autocomplete)).toEqual(shape.passwords);
  const [name, ...more] = fields.filter(({ autocomplete }) => autocomplete === "username");
  expect(more).toEqual([]);
  expect(name?.value).toBe(shape.asks ? "" : EMAIL);
  // One that is filled in for the manager alone is neither seen nor read out.
  expect(name?.hidden).toBe(shape.asks === undefined);
});
