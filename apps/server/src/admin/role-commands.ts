import * as z from "zod/mini";
import { roleChangedLetter } from "../mail/admin-letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import type { Person } from "../store/accounts/account-store.ts";
import { defineCommand, Email, findPerson, Flag, type CommandContext } from "./admin-command.ts";
import { AdminError } from "./admin-context.ts";

/** A letter for whoever is something else now. */
function writeChange({ newId, now }: CommandContext, person: Person, isSupervisor: boolean) {
  const [id, at] = [newId(), now()];
  const letter = roleChangedLetter({ firstName: person.firstName, at, isSupervisor });
  const mail = addressLetter(letter, { id, to: person.email, dedupeKey: `role:${id}` });
  return { now: at, mail };
}

/** Makes a supervisor of somebody; false where the person is one already, and only sees others now. */
export async function promote(
  context: CommandContext,
  person: Person,
  students: "all" | "assigned",
): Promise<boolean> {
  const change = writeChange(context, person, true);
  const seesAll = students === "all";
  const isNew = await context.stores.accounts.makeSupervisor(person.id, seesAll, change);
  context.note({ user_id: person.id, role: "supervisor", students, is_new: isNew });
  if (isNew) context.jobs.nudge("deliver_mail");
  return isNew;
}

const LAST_ONE =
  "is the last supervisor who sees all students. Make another one first (promote ADDRESS --students all), or add --force.";

/** Commands that change what a person is. */
export const ROLE_COMMANDS = {
  promote: defineCommand(
    {
      email: Email,
      students: z._default(z.enum(["assigned", "all"], "must be all or assigned"), "assigned"),
    },
    async (context, { email, students }) => {
      const person = await findPerson(context, email);
      const seen = students === "all" ? "all students" : "the students of groups assigned to them";
      return (await promote(context, person, students))
        ? `${email} is a supervisor now, who sees ${seen}. They are logged out everywhere and told by mail.`
        : `${email} was a supervisor already, and now sees ${seen}.`;
    },
  ),
  demote: defineCommand({ email: Email, force: Flag }, async (context, { email, force }) => {
    const person = await findPerson(context, email);
    const change = { ...writeChange(context, person, false), isForced: force, leavesOut: null };
    const outcome = await context.stores.accounts.makeLearner(person.id, change);
    if (outcome === "not_supervisor") throw new AdminError(`${email} is not a supervisor.`);
    if (outcome === "last_one") throw new AdminError(`${email} ${LAST_ONE}`);
    context.note({ user_id: person.id, role: "learner" });
    context.jobs.nudge("deliver_mail");
    return `${email} is a learner now, in charge of no group. They are logged out everywhere and told by mail.`;
  }),
};
