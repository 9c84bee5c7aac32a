import type { Page } from "@playwright/test";
import { buildPerson, makeAccount, tryLogIn } from "./account/people.ts";
import { expect, test } from "./fixtures/test.ts";

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("elenchus.payment"));
const pay = (page: Page) => page.getByRole("button", { name: "Pay (test)" });

test("who has not paid goes to the checkout and comes back logged in", async ({ page }) => {
  const ada = buildPerson("Ada");
  await makeAccount(page, ada);
  await page.goto("/");
  await tryLogIn(page, ada);
  await expect(pay(page)).toBeVisible();
  expect(await stored(page)).toContain(ada.email);
  await pay(page).click();
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  expect(await stored(page)).toBeNull();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await tryLogIn(page, ada);
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
});

test("who cancels is told so, and can try again", async ({ page, watch }) => {
  watch.expectTrouble(/402.*\/api\/session/u);
  const eve = buildPerson("Eve");
  await makeAccount(page, eve);
  await page.goto("/");
  await tryLogIn(page, eve);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("The payment was cancelled. No money was taken.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  await page.getByRole("button", { name: "Go to payment" }).click();
  await pay(page).click();
  await expect(page.getByRole("heading", { name: "Hello, Eve" })).toBeVisible();
});

test("who comes back by the back button hears nothing of a payment, and can still go forward and pay", async ({
  page,
  watch,
}) => {
  watch.expectTrouble("/api/payment_success");
  watch.expectTrouble(/402.*\/api\/session/u);
  const kim = buildPerson("Kim");
  await makeAccount(page, kim);
  await page.goto("/");
  await tryLogIn(page, kim);
  await expect(pay(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Access to Elenchus" })).toBeVisible();
  await expect(page.getByText(/cancelled|confirmed/i)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goForward();
  await pay(page).click();
  await expect(page.getByRole("heading", { name: "Hello, Kim" })).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test("a payment is not lost when the connection is", async ({ page, watch }) => {
  watch.expectTrouble("/api/payment_success");
  const lou = buildPerson("Lou");
  await makeAccount(page, lou);
  await page.route("**/api/payment_success", (route) => route.abort("connectionfailed"));
  await page.goto("/");
  await tryLogIn(page, lou);
  await pay(page).click();
  await expect(page.getByRole("alert")).toContainText("could not be confirmed yet");
  expect(await stored(page)).toContain(lou.email);
  await page.unroute("**/api/payment_success");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Hello, Lou" })).toBeVisible();
  expect(await stored(page)).toBeNull();
});
