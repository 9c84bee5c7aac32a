import { INVITATION_LINK_HOURS } from "@elenchus/domain/limits";
import * as z from "zod/mini";
import { learnerInvitationLetter } from "../mail/admin-letters.ts";
import { invitationLetter } from "../mail/letters.ts";
import { signOnInvitationLetter } from "../mail/sign-on-letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import type { SignOnDesk } from "../identity/sign-on-desk.ts";
import { nameWaysIn } from "../identity/takes-passwords.ts";
import type { Group } from "../store/groups/group-store.ts";
import {
  defineCommand,
  Email,
  Flag,
  GroupName,
  personName,
  type CommandContext,
} from "./admin-command.ts";
import { AdminError, UsageError } from "./admin-context.ts";
import { findGroup } from "./group-commands.ts";
import { sendPasswordLink } from "./mail-link.ts";
import { promote } from "./role-commands.ts";

/** Whom to invite. */
interface Invitation {
  readonly email: string;
  readonly "first-name": string;
  readonly "last-name": string;
  readonly role: "learner" | "supervisor";
  /** Whom a supervisor sees. */
  readonly students: "all" | "assigned";
  /** Which one a learner is in, and a supervisor in charge of. */
  readonly group: Group | null;
  readonly isPrinted: boolean;
}

async function putIntoGroup({ stores }: CommandContext, userId: string, invitation: Invitation) {
  const { group, role } = invitation;
  if (group === null) return;
  if (role === "supervisor") await stores.groups.assign(group.id, userId);
  else await stores.groups.join(userId, group.joinCode);
}

/** Where nobody has a password, the mail says how to log in. */
async function tellToSignOn(
  { stores, jobs, newId, publicUrl }: CommandContext,
  desk: SignOnDesk,
  invitation: Invitation,
): Promise<string> {
  const { email, role, isPrinted } = invitation;
  const waysIn = nameWaysIn(desk);
  const link = `${publicUrl()}/`;
  if (isPrinted) return `${email} is a ${role}, who logs in at ${link} by ${waysIn}.`;
  const letter = signOnInvitationLetter({ firstName: invitation["first-name"], waysIn, link });
  const id = newId();
  await stores.accounts.mail(
    addressLetter(letter, { id, to: email, dedupeKey: `invitation:${id}` }),
  );
  jobs.nudge("deliver_mail");
  return `${email} is a ${role}. A mail that says how to log in is on its way.`;
}

/** Makes an account with access, and a link by which to choose a password: nobody else ever knows it. */
async function invite(context: CommandContext, invitation: Invitation): Promise<string> {
  const { email, role, students, group, isPrinted } = invitation;
  const [firstName, lastName] = [invitation["first-name"], invitation["last-name"]];
  const userId = await context.identity.ensureAccount({
    email,
    firstName,
    lastName,
    password: null,
    userType: role,
    hasAccess: true,
    awaitsConsent: true,
    seesAllStudents: role === "supervisor" && students === "all",
  });
  await putIntoGroup(context, userId, invitation);
  const seen = role === "supervisor" ? students : null;
  context.note({ user_id: userId, role, students: seen, group_id: group?.id ?? null });
  const { signOnDesk } = context;
  if (signOnDesk?.isOnly === true) return tellToSignOn(context, signOnDesk, invitation);
  const legal = `${context.publicUrl()}/static`;
  const link = await sendPasswordLink(context, {
    kind: "invitation",
    userId,
    email,
    minutes: INVITATION_LINK_HOURS * 60,
    isPrinted,
    writeLetter: (to) =>
      role === "supervisor"
        ? invitationLetter({ firstName, link: to, hours: INVITATION_LINK_HOURS })
        : learnerInvitationLetter({ firstName, link: to, hours: INVITATION_LINK_HOURS, legal }),
  });
  const works = `works for ${INVITATION_LINK_HOURS} hours, once`;
  return isPrinted
    ? `${email} is a ${role}. The link to choose a password ${works}. It is shown this once, and mailed to nobody:\n${link}`
    : `${email} is a ${role}. A mail with a link to choose a password is on its way. The link ${works}.`;
}

const person = {
  email: Email,
  "first-name": personName("first"),
  "last-name": personName("last"),
};
const students = z.enum(["assigned", "all"], "must be all or assigned");

/** Commands that make accounts. */
export const INVITE_COMMANDS = {
  invite: defineCommand(
    {
      ...person,
      role: z._default(
        z.enum(["learner", "supervisor"], "must be learner or supervisor"),
        "learner",
      ),
      students: z.optional(students),
      group: z.optional(GroupName),
      print: Flag,
    },
    async (context, { students: seen, group, print, ...named }) => {
      if (seen !== undefined && named.role === "learner")
        throw new UsageError("--students is for supervisors: add --role supervisor.");
      if ((await context.stores.accounts.findByEmail(named.email)) !== null)
        throw new AdminError(
          `${named.email} has an account already. For a new link to choose a password: reset-password ${named.email}. For another role: promote or demote.`,
        );
      const found = group === undefined ? null : await findGroup(context, group);
      return invite(context, {
        ...named,
        students: seen ?? "assigned",
        group: found,
        isPrinted: print,
      });
    },
  ),
  "create-supervisor": defineCommand(
    { ...person, students: z._default(students, "assigned"), operations: Flag },
    async (context, { operations, ...named }) => {
      const { accounts } = context.stores;
      const known = await accounts.findByEmail(named.email);
      const said = await (known === null
        ? invite(context, { ...named, role: "supervisor", group: null, isPrinted: false })
        : promote(context, known, named.students));
      const made = operations ? await accounts.findByEmail(named.email) : null;
      if (made !== null) await context.stores.operations.allow(made.id, true);
      if (typeof said === "string") return said;
      return `${named.email} already had an account and is now a supervisor. The password is unchanged.`;
    },
  ),
};
