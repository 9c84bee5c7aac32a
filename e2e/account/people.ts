import { randomUUID } from "node:crypto";
import { TERMS_VERSION } from "@elenchus/domain/limits";
import { expect, type Page } from "@playwright/test";
import { waitForLink } from "./mailbox.ts";

/** Somebody who registers. */
export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Somebody new, whoever of that name is on the same server already. */
export function buildPerson(firstName: string): Person {
  return {
    email: `${firstName.toLowerCase()}-${randomUUID().slice(0, 6)}@example.org`,
    firstName,
    lastName: "Byron",
    password: "correct horse battery",
  };
}

/** Fills the log-in in and sends it, wherever that leads. */
export async function tryLogIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
}

/** Makes somebody an account with a verified address, by the calls alone. */
export async function makeAccount(page: Page, person: Person): Promise<void> {
  const data = {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    password: person.password,
    confirm_password: person.password,
    birth_month: 3,
    birth_year: 1990,
    terms_version: TERMS_VERSION,
  };
  const registered = await page.request.post("/api/register_user", { data });
  expect(await registered.json()).toEqual({ success: true });
  const token = new URL(await waitForLink(page, person.email, "confirmation_token")).searchParams;
  const verified = await page.request.get(`/api/verify_email?${token}`);
  expect(verified.ok()).toBe(true);
}

/** From the log-in over the test checkout into the app. */
export async function payAndEnter(page: Page, person: Person): Promise<void> {
  await page.goto("/");
  await tryLogIn(page, person);
  await page.getByRole("button", { name: "Pay (test)" }).click();
  await expect(page.getByRole("heading", { name: `Hello, ${person.firstName}` })).toBeVisible();
}
