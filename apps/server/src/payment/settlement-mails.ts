import { refundWindowEnd } from "@elenchus/domain/withdrawal";
import {
  disputeLetter,
  paymentLetter,
  refundedLetter,
  refundFailedLetter,
} from "../mail/payment-letters.ts";
import { addressLetter, type Letter } from "../mail/write-mail.ts";
import type { Payer, SettledPayment } from "../store/payments/change-payment.ts";
import type { NewMail } from "../store/operations/mail-store.ts";
import type { CaseChange } from "../store/payments/payment-case-store.ts";
import { hasFailed, stageOf, sumRefunds } from "../store/payments/payment-case.ts";

/** Facts that letters need beside the payment. */
interface Writing {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly publicUrl: () => string;
}

/** A letter, and the name of what it tells. */
interface News {
  readonly letter: Letter;
  readonly event: string;
}

/** Why money went back, for the learner. */
const REFUND_WORDS = {
  withdrawal: "you withdrew from the contract",
  duplicate: "you had paid already",
  no_account: "the account is not there any more",
  by_hand: "we were asked to",
} as const;

function writeReceipt(
  { now, publicUrl }: Writing,
  { firstName }: Payer,
  { row }: SettledPayment,
): News {
  const { id, amount, currency } = row;
  const at = row.paidAt ?? now();
  const withdrawUntil = new Date(refundWindowEnd(at.getTime()));
  const logInLink = publicUrl();
  const receipt = { firstName, amount, currency, at, withdrawUntil, logInLink };
  return { letter: paymentLetter(receipt), event: `payment:${id}` };
}

/**
 * Whether a refund was told by an earlier version, which kept none of them: it had looked at the payment after the refund
 * was made.
 */
function wasTold({ before }: SettledPayment, { now }: CaseChange): boolean {
  return before.looks === 0 && before.paidAt !== null && now.openedAt <= (before.checkedAt ?? 0);
}

/** Of a refund the learner hears when money goes, and where it did not get there. */
function writeRefund(
  { firstName }: Payer,
  settled: SettledPayment,
  change: CaseChange,
): News | null {
  const { row, before, cases, settlement } = settled;
  const { id, amount, currency } = change.now;
  const isHeardOf = change.before !== null || before.refundRequestedAt !== null;
  if (hasFailed(change.now)) {
    const hasAccess = settlement.access === "restore";
    const failed = { firstName, amount, currency, reference: row.id, hasAccess };
    if (!isHeardOf) return null;
    return { letter: refundFailedLetter(failed), event: `refund-failed:${id}` };
  }
  if (change.before !== null || wasTold(settled, change)) return null;
  const reason = REFUND_WORDS[row.refundReason ?? "by_hand"];
  const rest = { paid: row.amount, refunded: sumRefunds(cases) };
  const endsAccess = settlement.access === "revoke";
  const letter = refundedLetter({ firstName, amount, currency, reason, ...rest, endsAccess });
  return { letter, event: `refund:${id}` };
}

const ACCESS = {
  grant: "unchanged",
  leave: "unchanged",
  revoke: "ended",
  restore: "given back",
} as const;

/** Of a dispute the learner hears at each stage; who has to do what about it is no news for them. */
function writeDispute(
  { firstName }: Payer,
  { row, settlement }: SettledPayment,
  { now, before }: CaseChange,
): News | null {
  const stage = stageOf(now.state);
  if (before !== null && stageOf(before.state) === stage) return null;
  const { id, amount, currency } = now;
  const access = ACCESS[settlement.access];
  const letter = disputeLetter({ firstName, amount, currency, stage, access });
  // A stage may come again.
  return { letter, event: `dispute:${id}:${stage}:${row.looks}` };
}

function writeChange(payer: Payer, settled: SettledPayment, change: CaseChange): News | null {
  const { kind } = change.now;
  if (kind === "refund") return writeRefund(payer, settled, change);
  // A fraud warning is the operator's to judge: whoever paid may be the one who is warned of.
  return kind === "dispute" ? writeDispute(payer, settled, change) : null;
}

/** One letter for each thing that is news to whoever paid. */
export function writeSettlementMails(
  writing: Writing,
  payer: Payer,
  settled: SettledPayment,
): NewMail[] {
  const receipt =
    settled.settlement.access === "grant" ? writeReceipt(writing, payer, settled) : null;
  const told = settled.changes.map((change) => writeChange(payer, settled, change));
  return [receipt, ...told]
    .filter((news) => news !== null)
    .map(({ letter, event }) =>
      addressLetter(letter, { id: writing.newId(), to: payer.email, dedupeKey: event }),
    );
}
