import type { PaymentNeededReply } from "@elenchus/contract/session";
import type * as z from "zod/mini";
import { FormProblem } from "./form-problem.ts";
import { savePayment } from "./payment-storage.ts";
import { readWebAddress } from "./read-web-address.ts";

/** The card provider's script, which finds a payment page by its session and the site's public key. */
const SCRIPT = "https://js.stripe.com/v3/";
/** Where such pages are; those that the script has to open say so there. */
const PAGES = "https://checkout.stripe.com/c/pay/";

interface CardProvider {
  redirectToCheckout(options: { sessionId: string }): Promise<{ error?: { message?: string } }>;
}

/**
 * Keeps who pays, and goes to the payment page. Our server names its address; a back end that names the session alone
 * puts the provider's public key into the page's `<meta name="stripe-key">`. Source: specification §4, §7 and §9.
 * @param tell is told the address, for where the page does not open by itself
 * @throws FormProblem where there is none
 */
export async function goToCheckout(
  reply: z.infer<typeof PaymentNeededReply>,
  email: string,
  tell: (address: string) => void,
): Promise<void> {
  const { sessionId, redirect_to_stripe: redirect } = reply;
  const isAddress = typeof redirect === "string" && /^https?:/u.test(redirect);
  const named = reply.checkout_url ?? (isAddress ? redirect : undefined);
  const address = readWebAddress(named ?? `${PAGES}${encodeURIComponent(sessionId)}`);
  if (address === null) throw new FormProblem("The payment page could not be opened.");
  savePayment({ email, sessionId });
  const key = document.querySelector<HTMLMetaElement>('meta[name="stripe-key"]')?.content ?? "";
  if (named === undefined && key !== "") return openByScript(key, sessionId);
  tell(address);
  location.assign(address);
}

async function openByScript(key: string, sessionId: string): Promise<void> {
  await new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    script.src = SCRIPT;
    document.head.append(script);
  }).catch(() => {
    throw new FormProblem("The payment page could not be opened. Check your connection.");
  });
  const { Stripe: openProvider } = window as unknown as { Stripe: (key: string) => CardProvider };
  const { error } = await openProvider(key).redirectToCheckout({ sessionId });
  if (error) throw new FormProblem(error.message ?? "The payment page could not be opened.");
}
