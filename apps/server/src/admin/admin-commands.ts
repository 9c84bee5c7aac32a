import { formatMoney } from "@elenchus/domain/money";
import { hasVisibleText, withoutBidirectionalControls } from "@elenchus/domain/visible-text";
import * as z from "zod/mini";
import { secondFactorResetLetter } from "../mail/letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import { deleteAccount } from "../session/delete-account.ts";
import { isEmailAddress, normaliseEmail } from "../session/email-address.ts";
import type { Person } from "../store/account-store.ts";
import { AdminError, type AdminContext } from "./admin-context.ts";
import { checkTutor } from "./check-tutor.ts";
import { assignSupervisor } from "./group-commands.ts";
import { inviteSupervisor } from "./invite-supervisor.ts";

const Email = z
  .string("is missing")
  .check(z.overwrite(normaliseEmail), z.refine(isEmailAddress, "must be an email address"));
const Name = z
  .string("is missing")
  .check(
    z.overwrite(withoutBidirectionalControls),
    z.trim(),
    z.refine(hasVisibleText, "must not be empty"),
    z.maxLength(80, "is too long"),
  );

const OnePerson = z.object({ email: Email });
const NewSupervisor = z.object({
  email: Email,
  "first-name": Name,
  "last-name": Name,
  students: z._default(z.enum(["assigned", "all"], "must be all or assigned"), "assigned"),
});
const Assignment = z.object({ email: Email, group: Name });

async function findPerson({ stores }: AdminContext, email: string): Promise<Person> {
  const person = await stores.accounts.findByEmail(email);
  if (person === null) throw new AdminError(`There is no account with the address ${email}.`);
  return person;
}

async function setAccess(context: AdminContext, options: unknown, hasAccess: boolean) {
  const { email } = z.parse(OnePerson, options);
  const person = await findPerson(context, email);
  await context.stores.accounts.setAccess(person.id, hasAccess);
  return hasAccess ? `${email} now has access.` : `${email} no longer has access.`;
}

async function refund(context: AdminContext, options: unknown): Promise<string> {
  const { email } = z.parse(OnePerson, options);
  const person = await findPerson(context, email);
  if (context.payments === null) throw new AdminError("PAYMENT is off, so there are no payments.");
  const refunded = await context.payments.refund(person.id);
  if (refunded === null) throw new AdminError(`${email} has no payment that can be refunded.`);
  context.jobs.nudge("deliver_mail");
  const money = formatMoney(refunded.amount, refunded.currency);
  return refunded.isDone
    ? `${money} is on its way back to ${email}; access has ended.`
    : `The access of ${email} has ended. The payment provider does not answer. ${money} will be refunded when it does.`;
}

async function exportPerson(context: AdminContext, options: unknown): Promise<string> {
  const person = await findPerson(context, z.parse(OnePerson, options).email);
  return JSON.stringify(await context.stores.ownData.export(person.id), null, 2);
}

async function deletePerson(context: AdminContext, options: unknown): Promise<string> {
  const person = await findPerson(context, z.parse(OnePerson, options).email);
  await deleteAccount(context, person);
  return `The account of ${person.email} and all data that belonged only to it are deleted.`;
}

async function tryTutor({ openModelCheck }: AdminContext): Promise<string> {
  const { text, isFine } = await checkTutor(openModelCheck());
  // What asked is to end in failure, too.
  if (!isFine) throw new AdminError(text);
  return text;
}

async function resetFactor(context: AdminContext, options: unknown): Promise<string> {
  const person = await findPerson(context, z.parse(OnePerson, options).email);
  const { stores, newId, jobs } = context;
  const [id, now] = [newId(), context.now()];
  const letter = secondFactorResetLetter({ firstName: person.firstName, at: now });
  const mail = addressLetter(letter, { id, to: person.email, dedupeKey: `second-factor:${id}` });
  if (!(await stores.accounts.resetSecondFactor(person.id, { now, mail }))) {
    throw new AdminError(`${person.email} has no second factor.`);
  }
  jobs.nudge("deliver_mail");
  return `The second factor of ${person.email} is removed. They are logged out everywhere and told by mail.`;
}

type Command = (context: AdminContext, options: unknown) => Promise<string>;

/** Every command with what it takes, in the order in which help lists them. */
const ADMIN_COMMANDS: Readonly<Record<string, { usage: string; run: Command }>> = {
  "create-supervisor": {
    usage: "--email ADDRESS --first-name NAME --last-name NAME [--students all]",
    run: (context, options) => inviteSupervisor(context, z.parse(NewSupervisor, options)),
  },
  "assign-supervisor": {
    usage: "--email ADDRESS --group NAME-OR-CODE",
    run: (context, options) => assignSupervisor(context, z.parse(Assignment, options)),
  },
  "grant-access": {
    usage: "--email ADDRESS",
    run: (context, options) => setAccess(context, options, true),
  },
  "revoke-access": {
    usage: "--email ADDRESS",
    run: (context, options) => setAccess(context, options, false),
  },
  refund: { usage: "--email ADDRESS", run: refund },
  export: { usage: "--email ADDRESS", run: exportPerson },
  "reset-second-factor": { usage: "ADDRESS", run: resetFactor },
  "check-tutor": { usage: "", run: tryTutor },
  "delete-account": { usage: "--email ADDRESS", run: deletePerson },
};

/** What `scripts/admin/backup-commands.mjs` carries out: whoever asks keeps the file. */
const FILE_COMMANDS = [
  "  backup FILE [--passphrase-file FILE]",
  "  restore FILE [--passphrase-file FILE] [--replace]",
];

function describeCommands(): string {
  const lines = Object.entries(ADMIN_COMMANDS).map(([name, { usage }]) => `  ${name} ${usage}`);
  return `Commands:\n${[...lines, ...FILE_COMMANDS].join("\n")}`;
}

/**
 * Carries out a command and answers what to print.
 * @throws AdminError for a command that is none, or that lacks something
 */
export async function runAdminCommand(
  context: AdminContext,
  name: string,
  options: unknown,
): Promise<string> {
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (!command) throw new AdminError(`There is no command "${name}".\n${describeCommands()}`);
  try {
    return await command.run(context, options);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    const missing = error.issues.map(({ path, message }) => `--${String(path[0])} ${message}.`);
    const text = `${missing.join("\n")}\nUsage: npm run admin -- ${name} ${command.usage}`;
    throw new AdminError(text, { cause: error });
  }
}
