import { readCapitalCode } from "@elenchus/domain/typed-code";
import type { Group } from "../store/groups/group-store.ts";
import type { CommandContext } from "./admin-command.ts";
import { AdminError } from "./admin-context.ts";

/** A group by what it is called, or by its code. */
export async function findGroup({ stores }: CommandContext, named: string): Promise<Group> {
  const groups = await stores.groups.list({ kind: "all" });
  const code = readCapitalCode(named);
  const meant = groups.filter(({ name, joinCode }) => name === named || joinCode === code);
  const [group] = meant;
  if (group === undefined) throw new AdminError(`There is no group "${named}".`);
  if (meant.length > 1)
    throw new AdminError(`There is more than one group called "${named}". Use its code instead.`);
  return group;
}

/** Puts a group into a supervisor's charge. */
export async function assignSupervisor(
  context: CommandContext,
  { email, group: named }: { readonly email: string; readonly group: string },
): Promise<string> {
  const { stores, note } = context;
  const person = await stores.accounts.findByEmail(email);
  const account = person && (await stores.accounts.find(person.id));
  if (!person || account?.userType !== "supervisor") {
    throw new AdminError(`${email} is not a supervisor.`);
  }
  const group = await findGroup(context, named);
  await stores.groups.assign(group.id, person.id);
  note({ user_id: person.id, group_id: group.id });
  return `${email} now sees the students of ${group.name}.`;
}
