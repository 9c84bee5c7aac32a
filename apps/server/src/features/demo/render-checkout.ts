import { escapeHtml } from "../../http/escape-html.ts";
import type { TestCheckoutSession } from "../../payment/checkout.ts";
import { renderDemoPage, type DemoPage } from "./demo-page.ts";

const NOTICE = `<p class="notice"><strong>This is a test checkout. No card is charged.</strong> It stands where the card payment provider’s page would be. Nobody asks for a card, and no money moves.</p>`;

/**
 * Under `no-referrer` browsers send a form with `Origin: null`, which is refused as a foreign one. The
 * route's header says `same-origin` instead, and no tag in the page may overrule it.
 */
function renderFormPage(page: DemoPage): string {
  return renderDemoPage(page).replace('<meta name="referrer" content="no-referrer">\n', "");
}

/** An amount in the currency's smallest unit, for people. */
function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

function renderOpen({ id, product, email, amount, currency }: TestCheckoutSession): string {
  const payer = email === null ? "" : `<p class="soft">For ${escapeHtml(email)}</p>`;
  const address = `/demo/checkout/${encodeURIComponent(id)}`;
  return `<div class="card">
<h2>${escapeHtml(product)}</h2>
<p>${escapeHtml(formatAmount(amount, currency))}, once</p>
${payer}
<form method="post" action="${address}/pay">
<button type="submit">Pay (test)</button>
<button type="submit" class="quiet" formaction="${address}/cancel">Cancel</button>
</form>
</div>`;
}

function renderLink(url: string, label: string): string {
  return `<p><a class="button" href="${escapeHtml(url)}">${label}</a></p>`;
}

/** The page on which a session of the test checkout is paid, or says why it cannot be. */
export function renderCheckout(session: TestCheckoutSession): string {
  const { standing, successUrl, cancelUrl } = session;
  if (standing === "paid") {
    const body = `${NOTICE}\n<p>This has been paid already. There is nothing left to do here.</p>\n${renderLink(successUrl, "Go on")}`;
    return renderFormPage({ title: "Already paid", body });
  }
  if (standing === "expired") {
    const body = `${NOTICE}\n<p>This checkout has expired and cannot be paid any more. Log in again to get a new one.</p>\n${renderLink(cancelUrl, "Back")}`;
    return renderFormPage({ title: "This checkout has expired", body });
  }
  return renderFormPage({ title: "Test checkout", body: `${NOTICE}\n${renderOpen(session)}` });
}

/** The page for an address at which no session is. */
export function renderUnknownCheckout(): string {
  const body = `${NOTICE}\n<p>There is no checkout at this address. Log in again to get one.</p>\n${renderLink("/", "To the start")}`;
  return renderFormPage({ title: "Unknown checkout", body });
}
