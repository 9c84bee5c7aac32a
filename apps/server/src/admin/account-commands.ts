import { formatMoney } from "@elenchus/domain/money";
import { secondFactorResetLetter } from "../mail/letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import type { RefundByHand } from "../payment/payments.ts";
import { deleteAccount } from "../identity/delete-account.ts";
import {
  AddressOrName,
  defineCommand,
  Email,
  findPerson,
  type CommandContext,
} from "./admin-command.ts";
import { AdminError } from "./admin-context.ts";

/** Whom a command is about. */
interface One {
  readonly email: string;
}

async function setAccess(context: CommandContext, { email }: One, hasAccess: boolean) {
  const { id } = await findPerson(context, email);
  await context.stores.accounts.setAccess(id, hasAccess);
  context.note({ user_id: id });
  const said = hasAccess ? `${email} now has access.` : `${email} no longer has access.`;
  return context.payments === null
    ? `${said} PAYMENT is off, so everybody may learn: it counts once PAYMENT is on.`
    : said;
}

/** Who sees how the server runs, and what it costs. */
async function setOperations(context: CommandContext, { email }: One, isAllowed: boolean) {
  const { id } = await findPerson(context, email);
  if (!(await context.stores.operations.allow(id, isAllowed)))
    throw new AdminError(`${email} is not a supervisor. Use create-supervisor first.`);
  context.note({ user_id: id });
  return `${email} now ${isAllowed ? "sees" : "no longer sees"} the Operations page.`;
}

/** Says how a refund went, for whoever asked for it. */
function describeRefund(email: string, refunded: RefundByHand): string {
  const money = formatMoney(refunded.amount, refunded.currency);
  const { isDone, isFirst, hasFailed } = refunded;
  if (hasFailed) {
    throw new AdminError(
      `The bank of the card did not take ${money} back. ${email} has access as before. Pay the money in another way.`,
    );
  }
  if (!isFirst) {
    return isDone
      ? `The payment of ${money} by ${email} was refunded before; nothing has changed.`
      : `The refund of ${money} to ${email} was asked for before, and is made as soon as the payment provider takes it.`;
  }
  return isDone
    ? `${money} is on its way back to ${email}; access has ended.`
    : `The access of ${email} has ended. The payment provider does not answer, or a bank decides about the payment first. ${money} will be refunded when that is over.`;
}

async function refund(context: CommandContext, { email }: One): Promise<string> {
  const { id } = await findPerson(context, email);
  if (context.payments === null) throw new AdminError("PAYMENT is off, so there are no payments.");
  const refunded = await context.payments.refund(id);
  if (refunded === null) throw new AdminError(`${email} has no payment that can be refunded.`);
  context.note({ user_id: id, is_done: refunded.isDone, is_first: refunded.isFirst });
  context.jobs.nudge("deliver_mail");
  return describeRefund(email, refunded);
}

async function setReportsOnly(
  context: CommandContext,
  { email }: One,
  isOnly: boolean,
): Promise<string> {
  const { id } = await findPerson(context, email);
  if (!(await context.stores.operations.showReportsOnly(id, isOnly)))
    throw new AdminError(`${email} is not a supervisor.`);
  context.note({ user_id: id, reports_only: isOnly });
  return isOnly
    ? `${email} now sees class reports alone: no student's name, and nothing that one wrote.`
    : `${email} now sees students, and what they wrote.`;
}

async function exportPerson(context: CommandContext, { email }: One): Promise<string> {
  const { id } = await findPerson(context, email);
  const all = await context.stores.ownData.export(id);
  context.note({ user_id: id });
  return JSON.stringify(all, null, 2);
}

async function deletePerson(context: CommandContext, { email }: One): Promise<string> {
  const person = await findPerson(context, email);
  await deleteAccount(context, person);
  context.note({ user_id: person.id });
  return `The account of ${person.email} and all data that belonged only to it are deleted.`;
}

async function resetFactor(context: CommandContext, { email }: One): Promise<string> {
  const person = await findPerson(context, email);
  const { stores, newId, jobs } = context;
  const [id, now] = [newId(), context.now()];
  const letter = secondFactorResetLetter({ firstName: person.firstName, at: now });
  const mail = addressLetter(letter, { id, to: person.email, dedupeKey: `second-factor:${id}` });
  if (!(await stores.accounts.resetSecondFactor(person.id, { now, mail }))) {
    throw new AdminError(`${person.email} has no second factor.`);
  }
  context.note({ user_id: person.id });
  jobs.nudge("deliver_mail");
  return `The second factor of ${person.email} is removed. They are logged out everywhere and told by mail.`;
}

/** For somebody who typed a wrong month or year: nobody can take back by themselves that they are too young. */
async function askAgeAgain(context: CommandContext, { email }: One): Promise<string> {
  const { id } = await findPerson(context, email);
  if (!(await context.stores.consent.forgetAge(id)))
    throw new AdminError(`${email} has not said to be too young.`);
  context.note({ user_id: id });
  return `${email} is asked for the age again at the next log-in.`;
}

const one = { email: AddressOrName };

/** Commands about one account. */
export const ACCOUNT_COMMANDS = {
  "grant-access": defineCommand(one, (context, whom) => setAccess(context, whom, true)),
  "revoke-access": defineCommand(one, (context, whom) => setAccess(context, whom, false)),
  "allow-operations": defineCommand(one, (context, whom) => setOperations(context, whom, true)),
  "refuse-operations": defineCommand(one, (context, whom) => setOperations(context, whom, false)),
  "allow-texts": defineCommand(one, (context, whom) => setReportsOnly(context, whom, false)),
  "refuse-texts": defineCommand(one, (context, whom) => setReportsOnly(context, whom, true)),
  // Who has no address has paid nothing.
  refund: defineCommand({ email: Email }, refund),
  export: defineCommand(one, exportPerson),
  "ask-age-again": defineCommand(one, askAgeAgain),
  "reset-second-factor": defineCommand(one, resetFactor),
  "delete-account": defineCommand(one, deletePerson),
};
