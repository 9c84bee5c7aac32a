import type { AccountPayment, AccountReply } from "@elenchus/contract/account";
import type { PaymentStanding } from "../../payment/payments.ts";
import { showEmail } from "../../identity/email-address.ts";
import type { SessionUser } from "../../identity/identity.ts";
import type { DueMailWish } from "../../store/learning/due-check-store.ts";
import type { AccountDetails } from "../../store/accounts/account-store.ts";

function presentPayment(payment: PaymentStanding): AccountPayment {
  return {
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    refunded_amount: payment.refundedAmount,
    paid_at: payment.paidAt.toISOString(),
    withdraw_until: payment.withdrawUntil.toISOString(),
    can_withdraw: payment.whyNot === null,
    why_not: payment.whyNot,
  };
}

/** Facts that are looked up beside the account itself. */
interface AccountStanding {
  readonly payment: PaymentStanding | null;
  /** Whether a supervisor must have a second factor. */
  readonly isRequired: boolean;
  readonly groupName: string | null;
  /** About mails on due checks; null for somebody who was never asked. */
  readonly wish: DueMailWish | null;
  /** The consent that is still to be asked for; null where none is. */
  readonly consent: AccountReply["consent"];
}

/** An account as its owner sees it. */
export function presentAccount(
  details: AccountDetails,
  user: SessionUser,
  { payment, isRequired, groupName, consent, wish }: AccountStanding,
): AccountReply {
  const isSupervisor = user.userType === "supervisor";
  return {
    email: showEmail(details.email),
    first_name: details.firstName,
    last_name: details.lastName,
    user_type: details.userType,
    ...(groupName === null ? {} : { group_name: groupName }),
    ...(isSupervisor ? {} : { due_mails_wanted: wish?.wanted ?? false }),
    ...(isSupervisor ? {} : { work_mail: details.wantsWorkMail }),
    created_at: details.createdAt.toISOString(),
    terms_version: details.termsVersion,
    terms_agreed_at: details.termsAgreedAt?.toISOString() ?? null,
    ...(user.mustChangePassword ? { must_change_password: true as const } : {}),
    consent,
    payment: payment === null ? null : presentPayment(payment),
    second_factor: {
      offered: isSupervisor,
      enabled: user.hasSecondFactor,
      required: isSupervisor && isRequired,
      ...(user.cameBySecondFactor ? { elsewhere: true as const } : {}),
    },
  };
}
