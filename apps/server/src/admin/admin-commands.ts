import * as z from "zod/mini";
import { ACCOUNT_COMMANDS } from "./account-commands.ts";
import { defineCommand, Email, Name, type AdminCommand } from "./admin-command.ts";
import { AdminError, UsageError, type AdminContext } from "./admin-context.ts";
import { checkTutor } from "./check-tutor.ts";
import { assignSupervisor } from "./group-commands.ts";
import { inviteSupervisor } from "./invite-supervisor.ts";

async function tryTutor({ openModelCheck }: AdminContext): Promise<string> {
  const { text, isFine } = await checkTutor(openModelCheck());
  // What asked is to end in failure, too.
  if (!isFine) throw new AdminError(text);
  return text;
}

/** Every command but those that `scripts/admin/file-commands.mjs` carries out: whoever asks keeps the file. */
export const ADMIN_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  "create-supervisor": defineCommand(
    {
      email: Email,
      "first-name": Name,
      "last-name": Name,
      students: z._default(z.enum(["assigned", "all"], "must be all or assigned"), "assigned"),
    },
    inviteSupervisor,
  ),
  "assign-supervisor": defineCommand({ email: Email, group: Name }, assignSupervisor),
  ...ACCOUNT_COMMANDS,
  "check-tutor": defineCommand({}, tryTutor),
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
