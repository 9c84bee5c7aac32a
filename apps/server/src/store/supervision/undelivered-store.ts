import { eq } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import { groupInvitations } from "../../db/schema/invitation-schema.ts";
import type { Orm } from "../../db/database.ts";
import { findSupervisors, type SupervisorToTell } from "./find-supervisors.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";

/** Who did not get a mail, and who is to know. */
export interface UndeliveredNews {
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
  };
  readonly supervisor: SupervisorToTell;
}

/** Mails that never arrived. */
export interface UndeliveredStore {
  /** Puts mails about somebody who was invited into the outbox: to those who supervise them, and not to themselves. */
  tellSupervisors(recipient: string, writeMail: (news: UndeliveredNews) => NewMail): Promise<void>;
  /** Puts mails about somebody of a class list, who has no account yet, into the outbox: to those who invited them. */
  tellInviters(recipient: string, writeMail: (news: UndeliveredNews) => NewMail): Promise<void>;
}

const PERSON = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};

const INVITED = {
  email: groupInvitations.email,
  firstName: groupInvitations.firstName,
  lastName: groupInvitations.lastName,
};
const INVITER = { id: users.id, email: users.email, firstName: users.firstName };

export function createUndeliveredStore(orm: Orm): UndeliveredStore {
  return {
    tellSupervisors: (recipient, writeMail) =>
      orm.transaction(async (tx) => {
        const [person] = await tx.select(PERSON).from(users).where(eq(users.email, recipient));
        if (person === undefined) return;
        for (const supervisor of await findSupervisors(tx, person.id)) {
          if (supervisor.id !== person.id) await putMail(tx, writeMail({ person, supervisor }));
        }
      }),
    tellInviters: (recipient, writeMail) =>
      orm.transaction(async (tx) => {
        const invitations = await tx
          .select({ person: INVITED, supervisor: INVITER })
          .from(groupInvitations)
          .innerJoin(users, eq(users.id, groupInvitations.invitedBy))
          .where(eq(groupInvitations.email, recipient));
        for (const news of invitations) await putMail(tx, writeMail(news));
      }),
  };
}
