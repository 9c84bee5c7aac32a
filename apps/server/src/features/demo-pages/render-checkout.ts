import { formatMoney } from "@elenchus/domain/money";
import { escapeHtml } from "../../http/escape-html.ts";
import type { DemoCheckoutSession } from "../../payment/checkout.ts";
import { renderPage } from "../../http/render-page.ts";

const NOTICE = `<p class="notice"><strong>This is a test checkout. No card is charged.</strong> It replaces the page of the card payment provider. You do not need a card, and no money is moved.</p>`;

function renderOpen({ id, product, email, amount, currency }: DemoCheckoutSession): string {
  const payer = email === null ? "" : `<p class="soft">For ${escapeHtml(email)}</p>`;
  const address = `/demo/checkout/${encodeURIComponent(id)}`;
  return `<div class="card">
<h2>${escapeHtml(product)}</h2>
<p>${escapeHtml(formatMoney(amount, currency))}, once</p>
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
export function renderCheckout(session: DemoCheckoutSession): string {
  const { standing, successUrl, cancelUrl } = session;
  if (standing === "paid") {
    const body = `${NOTICE}\n<p>This has already been paid. There is nothing left to do here.</p>\n${renderLink(successUrl, "Go on")}`;
    return renderPage({ title: "Already paid", body });
  }
  if (standing === "expired") {
    const body = `${NOTICE}\n<p>This checkout has expired and can no longer be paid. Log in again to get a new one.</p>\n${renderLink(cancelUrl, "Back")}`;
    return renderPage({ title: "This checkout has expired", body });
  }
  return renderPage({ title: "Test checkout", body: `${NOTICE}\n${renderOpen(session)}` });
}

/** The page for an address at which no session is. */
export function renderUnknownCheckout(): string {
  const body = `${NOTICE}\n<p>There is no checkout at this address. Log in again to get one.</p>\n${renderLink("/", "To the start")}`;
  return renderPage({ title: "Unknown checkout", body });
}
