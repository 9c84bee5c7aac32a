import { ACCOUNT_COMMANDS } from "./account-commands.ts";
import { defineCommand, Email, GroupName, type AdminCommand } from "./admin-command.ts";
import { AdminError, UsageError, type AdminContext } from "./admin-context.ts";
import { askKnown } from "./ask-known.ts";
import { checkTutor } from "./check-tutor.ts";
import { assignSupervisor } from "./group-commands.ts";
import { INVITE_COMMANDS } from "./invite-command.ts";
import { LTI_COMMANDS } from "./lti-commands.ts";
import { MAIL_COMMAND } from "./mail-command.ts";
import { PASSWORD_COMMAND } from "./password-command.ts";
import { PEOPLE_COMMAND } from "./people-command.ts";
import { PURGE } from "./purge.ts";
import { ROLE_COMMANDS } from "./role-commands.ts";
import { SECRET_COMMAND } from "./secret-command.ts";
import { USAGE_COMMAND } from "./usage-command.ts";

async function tryTutor({ openModelCheck }: AdminContext): Promise<string> {
  const check = openModelCheck();
  const { text, isFine } = await checkTutor(check);
  // Whoever called the command is to see it fail, too.
  if (!isFine) throw new AdminError(text);
  return check === null ? text : `${text}\n\n${await askKnown(check)}`;
}

/** Every command but those that `scripts/admin/file-commands.mjs` carries out: whoever asks keeps the file. */
export const ADMIN_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  people: PEOPLE_COMMAND,
  ...INVITE_COMMANDS,
  "assign-supervisor": defineCommand({ email: Email, group: GroupName }, assignSupervisor),
  ...ROLE_COMMANDS,
  "reset-password": PASSWORD_COMMAND,
  ...ACCOUNT_COMMANDS,
  ...LTI_COMMANDS,
  usage: USAGE_COMMAND,
  "test-mail": MAIL_COMMAND,
  "rotate-secrets": SECRET_COMMAND,
  "check-tutor": defineCommand({}, tryTutor),
  purge: PURGE,
};

/**
 * Carries out a command and answers what to print.
 * @throws AdminError for a command that is none, or that cannot be carried out
 */
export async function runAdminCommand(
  context: AdminContext,
  name: string,
  options: unknown,
): Promise<string> {
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const note = (facts: object): void => context.report(`admin command ${name}`, facts);
  return command.run({ ...context, note }, options);
}
