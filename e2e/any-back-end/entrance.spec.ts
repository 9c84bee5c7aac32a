import { expect, fillIn, logIn, test } from "./test.ts";
import { LEARNER } from "./plain-replies.ts";

const WRONG = "No account has this email and password.";

test("a refused log-in says the server's words, whatever its status", async ({
  page,
  plain,
  watch,
}) => {
  watch.expectTrouble(/401.*init_chat/u);
  plain.answer(
    "/api/init_chat",
    { body: { error: `${WRONG} (1)` } },
    { status: 401, body: { error: `${WRONG} (2)` } },
    { body: { success: false, error: `${WRONG} (3)`, user_id: null } },
  );
  await page.goto(plain.url);
  for (const nth of [1, 2, 3]) {
    await fillIn(page);
    await expect(page.getByRole("alert")).toHaveText(`${WRONG} (${nth})`);
  }
  expect(plain.sentTo("/api/init_chat")[0]).toEqual({
    user_name: "ada@example.org",
    user_password: "a password",
  });
});

test("who has to pay is sent to the payment page and logged in after it", async ({
  page,
  plain,
  watch,
}) => {
  watch.expectTrouble("another host: https://");
  const pages: string[] = [];
  await page.route("https://checkout.stripe.com/**", async (route) => {
    pages.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<h1>Pay</h1>" });
  });
  await logIn(page, plain, { redirect_to_stripe: true, sessionId: "cs_test_1", user_id: null });
  await expect(page.getByRole("heading", { name: "Pay" })).toBeVisible();
  expect(pages).toEqual(["https://checkout.stripe.com/c/pay/cs_test_1"]);
  plain.answer("/api/payment_success", { body: LEARNER });
  await page.goto(plain.url);
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  expect(plain.sentTo("/api/payment_success")).toEqual([
    { user_email: "ada@example.org", stripe_sessionId: "cs_test_1" },
  ]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
  expect(plain.sentTo("/api/payment_success")).toHaveLength(1);
});

test("a page with the provider's key goes to the payment page by its script", async ({
  page,
  plain,
  watch,
}) => {
  watch.expectTrouble("another host: https://js.stripe.com");
  await page.route("https://js.stripe.com/v3/", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.Stripe = (key) => ({ redirectToCheckout: async (o) => { document.title = key + o.sessionId; return {}; } })",
    }),
  );
  await page.goto(plain.url);
  await page.evaluate(() => {
    const meta = Object.assign(document.createElement("meta"), { name: "stripe-key" });
    meta.content = "pk_test_1 ";
    document.head.append(meta);
  });
  plain.answer("/api/init_chat", {
    body: { redirect_to_stripe: true, sessionId: "cs_test_2" },
  });
  await fillIn(page);
  await expect(page).toHaveTitle("pk_test_1 cs_test_2");
});

test("registration says the server's error, then what to do", async ({ page, plain, watch }) => {
  watch.expectTrouble(/400.*register_user|404.*terms\.html/u);
  plain.answer(
    "/api/register_user",
    { status: 400, body: { error: "This email is taken." } },
    { body: { error: "This email is still taken." } },
    { body: {} },
  );
  await page.goto(plain.url);
  await page.getByRole("button", { name: "Create New Account" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password", { exact: true }).fill("a long password of hers");
  await page.getByLabel("Confirm password", { exact: true }).fill("a long password of hers");
  const month = page.getByLabel("Month");
  if ((await month.count()) > 0) {
    await month.selectOption({ index: 3 });
    await page.getByLabel("Year").fill("1990");
  }
  await page.getByRole("button", { name: /terms/iu }).first().click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Confirm" }).click();
  const create = page.getByRole("button", { name: "Create Account" });
  await create.click();
  await expect(page.getByRole("alert")).toHaveText("This email is taken.");
  await create.click();
  await expect(page.getByRole("alert")).toHaveText("This email is still taken.");
  await create.click();
  await expect(
    page.getByText(
      "To complete registration, please check your email and click the verification link. You can close this tab.",
    ),
  ).toBeVisible();
  expect(plain.sentTo("/api/register_user")[0]).toMatchObject({
    first_name: "Ada",
    last_name: "Lovelace",
    email: "ada@example.org",
    password: "a long password of hers",
    confirm_password: "a long password of hers",
  });
});

test("a reset is asked for, refused, unreachable and made", async ({ page, plain, watch }) => {
  watch.expectTrouble(/ERR_|500.*reset_password|failed:/u);
  plain.answer("/api/send_reset_email", { body: { success: true, error: null } });
  await page.goto(plain.url);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const ask = page.getByRole("button", { name: "Send Reset Email" });
  await ask.click();
  await expect(page.getByText("Please enter your email address.")).toBeVisible();
  await page.getByLabel("Email").fill("ada@example.org");
  await ask.click();
  await expect(
    page.getByText(
      "A reset link has been sent if the email address is registered. You can close this tab.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Try again in \d+s$/u })).toBeDisabled();

  plain.answer(
    "/api/reset_password",
    { body: { success: false, error: "This link has expired." } },
    { body: { success: false } },
    { status: 500, body: "<h1>Oh</h1>" },
    { body: { success: true } },
  );
  await page.goto(`${plain.url}/?reset_token=t-1`);
  const reset = page.getByRole("button", { name: "Reset Password" });
  await reset.click();
  await expect(page.getByText("Please fill in all fields.")).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("another long password");
  await page.getByLabel("Confirm new password", { exact: true }).fill("another");
  await reset.click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await page.getByLabel("Confirm new password", { exact: true }).fill("another long password");
  await reset.click();
  await expect(page.getByRole("alert")).toHaveText("This link has expired.");
  await reset.click();
  await expect(page.getByRole("alert")).toHaveText("Reset failed.");
  await reset.click();
  await expect(page.getByRole("alert")).toHaveText("Reset failed.");
  await page.route("**/api/reset_password", (route) => route.abort(), { times: 1 });
  await reset.click();
  await expect(page.getByRole("alert")).toHaveText("Error resetting password.");
  await reset.click();
  await expect(page.getByText("Password reset. Redirecting to log in ...")).toBeVisible();
  expect(plain.sentTo("/api/reset_password").at(-1)).toEqual({
    token: "t-1",
    new_password: "another long password",
  });
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
});

test("a confirmation link goes to the back end", async ({ page, plain }) => {
  plain.answer("/api/verify_email", { body: "<h1>Confirmed</h1>" });
  await page.goto(`${plain.url}/?confirmation_token=t-1`);
  await expect(page.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  await expect(page).toHaveURL(/\/api\/verify_email\?confirmation_token=t-1$/u);
});

test("legal pages show whatever comes, and say where nothing does", async ({
  page,
  plain,
  watch,
}) => {
  watch.expectTrouble(/static\/|ERR_FAILED/u);
  plain.answer("/static/terms.html", {
    body: "<p>You <b>agree</b>.</p><script>document.title = 'hacked'</script>",
  });
  plain.answer("/static/privacy.html", { status: 500, body: "<p>The server is ill.</p>" });
  await page.goto(plain.url);
  const show = async (name: string, text: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("dialog", { name })).toContainText(text);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await show("Terms of Service", "You agree.");
  await show("Privacy Policy", "The server is ill.");
  await show("Disclaimer", "No such page.");
  await expect(page).not.toHaveTitle("hacked");
  await page.route("**/static/terms.html", (route) => route.abort());
  await show("Terms of Service", "Failed to load content.");
});
