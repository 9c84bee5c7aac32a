import { formatMoney } from "@elenchus/domain/money";
import { MOST_CONTENT_USED } from "@elenchus/domain/withdrawal";
import { formatMinute, formatSecond } from "./format-values.ts";
import { RESET_IT_NOW, type Addressee } from "./letters.ts";
import { renderLetter } from "./render-letter.ts";
import type { Letter } from "./write-mail.ts";

/** Money, in the currency's smallest unit; the currency is ISO 4217. */
interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** Specification §9. */
const MONEY_COMES_BACK = "within 5 to 10 business days";

/** The receipt, with the right to withdraw. */
export function paymentLetter(
  payment: Addressee &
    Money & { readonly at: Date; readonly withdrawUntil: Date; readonly logInLink: string },
): Letter {
  const { firstName, amount, currency, at, withdrawUntil, logInLink } = payment;
  return renderLetter({
    subject: "Your receipt",
    firstName,
    paragraphs: [
      "Thank you. Your payment has arrived, and you now have access to Elenchus.",
      `For: access to Elenchus, paid once\nAmount: ${formatMoney(amount, currency)}\nPaid on: ${formatMinute(at)}`,
    ],
    action: { label: "Log in", link: logInLink },
    afterwards: [
      `If you change your mind, you can withdraw on your account page until ${formatMinute(withdrawUntil)}. You get all your money back if you have used no more than ${MOST_CONTENT_USED * 100}% of the content.`,
      "Please keep this mail as your receipt. If you did not make this payment, please tell the bank that issued the card.",
    ],
  });
}

/**
 * Confirms a withdrawal in a form that lasts.
 * @param withdrawal its amount is what is still to go back; its reference names the payment
 */
export function withdrawalLetter(
  withdrawal: Addressee & Money & { readonly at: Date; readonly reference: string },
): Letter {
  const { firstName, amount, currency, at, reference } = withdrawal;
  return renderLetter({
    subject: "Your withdrawal is confirmed",
    firstName,
    paragraphs: [
      "You have withdrawn from your contract for access to Elenchus. This mail confirms your withdrawal. Please keep it.",
      `Withdrawn on: ${formatSecond(at)}\nAmount to be refunded: ${formatMoney(amount, currency)}\nReference: ${reference}`,
      `We refund the money to the card that you paid with, ${MONEY_COMES_BACK}. Your access has ended.`,
      `If it was not you, ${RESET_IT_NOW}`,
    ],
  });
}

/** The rest of a payment after a refund. */
interface Remainder {
  /** The amount that was paid. */
  readonly paid: number;
  /** The amount that has gone back or is on its way, this refund included. */
  readonly refunded: number;
  /** Whether access ends with it. */
  readonly endsAccess: boolean;
}

function describeRemainder(money: Money, { paid, refunded, endsAccess }: Remainder): string[] {
  const show = (amount: number) => formatMoney(amount, money.currency);
  const end = endsAccess ? " Your access has ended." : "";
  if (refunded < paid) {
    return [
      `That is a part of the ${show(paid)} that you paid: ${show(refunded)} of it in all. This refund does not change your access.`,
    ];
  }
  if (money.amount < paid) {
    return [`With what you got back before, that is all of the ${show(paid)} that you paid.${end}`];
  }
  return endsAccess ? ["Your access has ended."] : [];
}

/**
 * Tells that money is on its way back: the amount that goes back, whatever was paid.
 * @param refund its reason is a clause that says why, as in "because you had paid already"
 */
export function refundedLetter(
  refund: Addressee & Money & Remainder & { readonly reason: string },
): Letter {
  const { firstName, amount, currency, reason } = refund;
  return renderLetter({
    subject: "Your refund is on its way",
    firstName,
    paragraphs: [
      `We have refunded ${formatMoney(amount, currency)} to you, because ${reason}.`,
      ...describeRemainder(refund, refund),
      `The money arrives on the card that you paid with ${MONEY_COMES_BACK}. You do not need to do anything.`,
    ],
  });
}

/** Tells that money which was to go back has come back to us. */
export function refundFailedLetter({
  firstName,
  amount,
  currency,
  reference,
  hasAccess,
}: Addressee & Money & { readonly reference: string; readonly hasAccess: boolean }): Letter {
  return renderLetter({
    subject: "Your refund did not go through",
    firstName,
    paragraphs: [
      `We tried to refund ${formatMoney(amount, currency)} to the card that you paid with. The card's bank did not take it, so you have not got this money. We still owe it to you.`,
      `Whoever runs this Elenchus site has been told, and can pay you in another way. Please write to them, at the address in the terms of service, and name this reference: ${reference}`,
      hasAccess
        ? "Until then you have access, as before."
        : "Your access has not changed because of this.",
    ],
  });
}

/** The news of a letter about a dispute. */
interface DisputeNews {
  readonly stage: "inquiry" | "open" | "won" | "lost" | "settled" | "inquiry_closed";
  /** The change of access with it. */
  readonly access: "ended" | "given back" | "unchanged";
}

const ACCESS = {
  ended: "Your access has ended.",
  "given back": "You have access again.",
  unchanged: "Your access does not change.",
} as const;

const NOT_MEANT =
  "If you did not mean this, please tell your bank that the payment was right. If the card is somebody else's, please speak with them.";

/** The event by the dispute's stage: a subject, and what there is to say beside access. */
const STAGES = {
  inquiry: {
    subject: "Your bank has asked about your payment",
    news: (money: string) =>
      `The bank of the card that paid ${money} for Elenchus has asked us what the payment was for. We answer the bank. No money has moved.`,
    more: NOT_MEANT,
  },
  open: {
    subject: "Your payment is disputed",
    news: (money: string) =>
      `The bank of the card that paid for Elenchus disputes the payment: it asks for ${money}. The bank decides, which can take two or three months.`,
    more: NOT_MEANT,
  },
  won: {
    subject: "The dispute about your payment is over",
    news: (money: string) =>
      `The bank has decided about the disputed payment of ${money} for Elenchus: the payment stands.`,
    more: null,
  },
  lost: {
    subject: "Your payment was taken back",
    news: (money: string) =>
      `The bank of the card that paid for Elenchus has decided the dispute, and has taken ${money} back.`,
    more: "If you would like to go on, log in and pay again. Everything that you have done is still there.",
  },
  settled: {
    subject: "The dispute about your payment is over",
    news: (money: string) =>
      `The bank's question about your payment of ${money} for Elenchus was settled before there was a dispute. If that was done by a refund, another mail says so.`,
    more: null,
  },
  inquiry_closed: {
    subject: "Your bank's question is answered",
    news: (money: string) =>
      `The bank of the card that paid ${money} for Elenchus has closed its question. The payment stands.`,
    more: null,
  },
} as const;

/** Tells how a dispute stands: one letter a stage. */
export function disputeLetter({
  firstName,
  amount,
  currency,
  stage,
  access,
}: Addressee & Money & DisputeNews): Letter {
  const { subject, news, more } = STAGES[stage];
  return renderLetter({
    subject,
    firstName,
    paragraphs: [
      `${news(formatMoney(amount, currency))} ${ACCESS[access]}`,
      ...(more === null ? [] : [more]),
    ],
  });
}
