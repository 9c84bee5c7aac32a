import { randomUUID } from "node:crypto";
import { TERMS_VERSION } from "@elenchus/domain/limits";
import { expect, request, type APIRequestContext, type Page } from "@playwright/test";
import { waitForLink, type Caller } from "./mailbox.ts";

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

/** Registers somebody as a program does that knows the specification alone. */
export async function registerByFiveFields(caller: Caller, person: Person): Promise<void> {
  const { email, password, firstName: first_name, lastName: last_name } = person;
  const data = { first_name, last_name, email, password, confirm_password: password };
  const registered = await caller.request.post("/api/register_user", { data });
  expect(await registered.json()).toEqual({ success: true });
}

/** Opens the link that confirms somebody's address. */
export async function confirmAddress(page: Page, { email }: Person): Promise<void> {
  await page.goto(await waitForLink(page, email, "confirmation_token"));
  await expect(page.getByText("Your email address is verified.")).toBeVisible();
}

/** Answers what is asked of who registered with five fields. */
export async function agreeAndTellAge(page: Page, birthYear: string): Promise<void> {
  await page.getByLabel("Month of birth").selectOption("March");
  await page.getByLabel("Year of birth").fill(birthYear);
  await page.getByRole("button", { name: "Terms and conditions" }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Fills the log-in in and sends it, wherever that leads. */
export async function tryLogIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
}

/** Makes somebody an account with a verified address, by the calls alone. */
export async function makeAccount(caller: Caller, person: Person): Promise<void> {
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
  const registered = await caller.request.post("/api/register_user", { data });
  expect(await registered.json()).toEqual({ success: true });
  const token = new URL(await waitForLink(caller, person.email, "confirmation_token")).searchParams;
  const verified = await caller.request.get(`/api/verify_email?${token}`);
  expect(verified.ok()).toBe(true);
}

type Name = Pick<Person, "firstName" | "lastName">;

async function registerAndPay(api: APIRequestContext, name: Name): Promise<string> {
  // Letters of an address are plain ones.
  const person = { ...buildPerson("Robin"), ...name, password: "socrates-asks" };
  await makeAccount({ request: api }, person);
  const credentials = { user_name: person.email, user_password: person.password };
  const begun = await api.post("/api/init_chat", { data: credentials });
  const { sessionId } = (await begun.json()) as { sessionId: string };
  await api.post(`/demo/checkout/${sessionId}/pay`);
  const data = { user_email: person.email, stripe_sessionId: sessionId };
  const entered = await api.post("/api/payment_success", { data });
  expect(entered.ok(), await entered.text()).toBe(true);
  return person.email;
}

/**
 * Makes a learner who has paid and begun nothing, by the calls alone.
 * @returns the address; the password is the demo's
 */
export async function makeLearner(
  url: string,
  name: Name = { firstName: "Robin", lastName: "Byron" },
): Promise<string> {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } });
  let email = "";
  // On a slow machine, a server that has just started may say that it is busy.
  await expect(async () => {
    email = await registerAndPay(api, name);
  }).toPass({ timeout: 60_000 });
  await api.dispose();
  return email;
}

/** From the log-in over the test checkout into the app. */
export async function payAndEnter(page: Page, person: Person): Promise<void> {
  await page.goto("/");
  await tryLogIn(page, person);
  await page.getByRole("button", { name: "Pay (test)" }).click();
  await expect(page.getByRole("heading", { name: `Hello, ${person.firstName}` })).toBeVisible();
}
