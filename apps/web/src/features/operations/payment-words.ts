import type { PaymentCasesReply } from "@elenchus/contract/admin-operations";

export type PaymentCase = PaymentCasesReply["cases"][number];

/** A case in words, and what the operator can do about it. */
interface Words {
  readonly title: string;
  readonly todo: string;
}

const WAIT = "Wait: the bank decides, which can take two or three months. Access stays meanwhile.";
const NOTHING = "There is nothing to do.";

/** By Stripe's word for a dispute's state. */
const DISPUTES: Readonly<Record<string, Words>> = {
  warning_needs_response: {
    title: "A bank asks about a payment",
    todo: "Answer in the provider's dashboard, or refund the payment there: either ends the question before it becomes a dispute. Access stays.",
  },
  warning_under_review: {
    title: "A bank reads your answer",
    todo: "Wait: the bank closes the question, or makes it a dispute. Access stays.",
  },
  warning_closed: { title: "A bank's question is closed", todo: NOTHING },
  needs_response: {
    title: "Dispute: evidence is needed",
    todo: "Hand in evidence in the provider's dashboard, or accept the dispute there. Without evidence it is lost. Access stays until the bank decides.",
  },
  under_review: { title: "Dispute: the bank decides", todo: WAIT },
  appeal_needs_response: {
    title: "Dispute lost, appeal open",
    todo: "Hand in evidence for the appeal in the provider's dashboard, or leave it. Access has ended, and comes back if the appeal is won.",
  },
  appeal_under_review: {
    title: "Dispute lost, appeal under way",
    todo: "Wait. Access has ended, and comes back if the appeal is won.",
  },
  won: { title: "Dispute won", todo: `The money is yours, and access is as it was. ${NOTHING}` },
  lost: {
    title: "Dispute lost",
    todo: `The bank took the money back, and access has ended. ${NOTHING}`,
  },
  prevented: {
    title: "Dispute prevented",
    todo: "It was settled before it began, as a rule by a refund. There is nothing to do.",
  },
};

const FAILED: Words = {
  title: "Refund failed",
  todo: "The money came back to you and is owed to the payer, who was told to write to you. Pay it in another way, or try once more: npm run admin -- refund ADDRESS. Access is as it was before the refund.",
};

/** By Stripe's word for a refund's state. */
const REFUNDS: Readonly<Record<string, Words>> = {
  pending: {
    title: "Refund under way",
    todo: "Wait. If it stays so for days, see in the provider's dashboard whether your balance covers it.",
  },
  requires_action: {
    title: "Refund waits for the payer",
    todo: "The payer was asked for something by the provider. See its dashboard if it stays so.",
  },
  failed: FAILED,
  canceled: { ...FAILED, title: "Refund cancelled" },
};

const WARNING: Words = {
  title: "Early fraud warning",
  todo: "The card's owner told the bank that this payment is fraud. Access stays. If you believe it, refund the payment in the provider's dashboard: else a dispute with its fee is likely to follow.",
};

/** A case in words. One in a state that is new to us is named as the provider names it. */
export function describeCase({ kind, state, is_refunded: isRefunded }: PaymentCase): Words {
  if (kind === "fraud_warning") {
    return state === "actionable"
      ? WARNING
      : { title: "Early fraud warning, settled", todo: "The payment was refunded or disputed." };
  }
  const known = kind === "dispute" ? DISPUTES[state] : REFUNDS[state];
  if (known === undefined) {
    const name = kind === "dispute" ? "Dispute" : "Refund";
    const title = `${name}: ${state.replaceAll("_", " ")}`;
    return { title, todo: "See the provider's dashboard." };
  }
  const isMadeGood = kind === "refund" && isRefunded && known.title !== REFUNDS["pending"]?.title;
  return isMadeGood ? { ...known, todo: `Another refund has gone through. ${NOTHING}` } : known;
}
