import { asc, desc } from "drizzle-orm";
import { demoMails } from "../../db/schema/account-schema.ts";
import type { Orm } from "../../db/database.ts";

/** A mail as it arrived in the demo's mailbox. */
export interface DemoMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
}

/** The demo's mailbox. */
export interface DemoMailStore {
  /** A mail whose id is there already has arrived already. */
  keep(mail: DemoMail): Promise<void>;
  /** Newest first. */
  list(most: number): Promise<DemoMail[]>;
}

export function createDemoMailStore(orm: Orm): DemoMailStore {
  return {
    async keep({ to, ...mail }) {
      await orm
        .insert(demoMails)
        .values({ ...mail, recipient: to })
        .onConflictDoNothing();
    },
    list: (most) =>
      orm
        .select({
          messageId: demoMails.messageId,
          to: demoMails.recipient,
          subject: demoMails.subject,
          text: demoMails.text,
          html: demoMails.html,
          sentAt: demoMails.sentAt,
        })
        .from(demoMails)
        .orderBy(desc(demoMails.sentAt), asc(demoMails.messageId))
        .limit(most),
  };
}
