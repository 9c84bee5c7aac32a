import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addEndedDialogues } from "../../test/add-ended-dialogues.ts";
import { DATABASE_KINDS } from "../../test/build-database.ts";
import {
  buildPaidVisit,
  hasAccess,
  readSubjects,
  refundAtProvider,
} from "../../test/build-payer.ts";
import { buildTestServer, type TestServer } from "../../test/build-test-server.ts";
import { TEST_PASSWORD, type TestUser } from "../../test/test-user.ts";
import { deleteOld, olderThan } from "../retention/delete-old.ts";
import { deleteAccount } from "../identity/delete-account.ts";
import { authSessions } from "../db/schema/auth-schema.ts";
import { mails, passwordResets, payments, registrations } from "../db/schema/account-schema.ts";
import { messages } from "../db/schema/schema.ts";
import { readArchive } from "./archive.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const migrationsFolder = resolve(import.meta.dirname, "../../migrations");
const NEVER = new AbortController().signal;

describe.each(DATABASE_KINDS)("what has happened since the backup, on %s,", (kind) => {
  let server: TestServer;
  let ada: TestUser;
  let archive: string;
  beforeEach(async () => {
    server = await buildTestServer(kind);
    ada = await server.addUser();
  });
  afterEach(() => server.close());
  const orm = () => server.database.orm;

  async function backUp(): Promise<void> {
    const pieces: string[] = [];
    await writeBackup(server.database, new Date(), async (piece) => void pieces.push(piece));
    archive = pieces.join("");
  }

  const restore = (sendsWaiting = false) =>
    restoreBackup(server.database, readArchive(Readable.from([Buffer.from(archive)])), {
      migrationsFolder,
      replaces: true,
      sendsWaiting,
    });

  test("keeps who was deleted deleted, with what was kept of their registration", async () => {
    const bo = await server.addUser();
    const row = {
      id: randomUUID(),
      tokenHash: randomUUID(),
      email: bo.email,
      firstName: "Bo",
      lastName: "X",
      passwordHash: "",
      termsVersion: "1",
      termsAgreedAt: new Date(),
      expiresAt: new Date(),
      usedAt: new Date(),
    };
    await orm().insert(registrations).values(row);
    await addEndedDialogues(server, bo.id, [["success", 1]]);
    await backUp();
    const jobs = { nudge: () => {}, start: async () => {}, close: async () => {} };
    const deleting = { stores: server.stores, jobs, now: server.now, newId: randomUUID };
    await deleteAccount(deleting, { id: bo.id, email: bo.email, firstName: "Bo", lastName: "X" });
    expect(await restore()).toMatchObject({ accounts: 1, transcripts: 0 });
    expect(await server.stores.accounts.find(bo.id)).toBeNull();
    expect(await server.stores.accounts.find(ada.id)).not.toBeNull();
    expect(await orm().$count(registrations)).toBe(0);
    // The same backup again: the ledger has been carried over.
    expect(await restore()).toMatchObject({ accounts: 1 });
  });

  test("keeps what retention deleted deleted, and results as they were", async () => {
    const [one = ""] = await addEndedDialogues(server, ada.id, [["success", 1]]);
    await backUp();
    const age = olderThan(1, new Date(Date.now() + 3 * 86_400_000));
    await deleteOld(server.stores.retention, age, { closing: NEVER, mostMs: 60_000 });
    expect(await restore()).toMatchObject({ accounts: 0, transcripts: 1 });
    expect(await orm().$count(messages, eq(messages.dialogueId, one))).toBe(0);
    expect(await server.stores.deletions.listSince(new Date(0))).toMatchObject([
      { kind: "dialogue", key: one, days: 1 },
    ]);
  });

  test("opens no session and no link again", async () => {
    const reset = { tokenHash: "h", userId: ada.id, expiresAt: new Date(Date.now() + 3_600_000) };
    await orm().insert(passwordResets).values(reset);
    await backUp();
    await server.stores.accounts.revokeAllAccess(ada.id, new Date());
    await restore();
    expect(await orm().$count(authSessions)).toBe(0);
    expect(await orm().$count(passwordResets)).toBe(0);
    expect((await ada.call("session")).status).toBe(401);
    const again = { user_name: ada.email, user_password: TEST_PASSWORD };
    expect((await ada.call("initChat", again)).status).toBe(200);
  });

  test("sends no mail twice, and none of which nobody knows", async () => {
    const mail = (dedupeKey: string) => ({
      id: randomUUID(),
      dedupeKey,
      to: ada.email,
      subject: dedupeKey,
      text: "t",
      html: "h",
      isDiscarded: false,
    });
    for (const key of ["sent since", "waits still", "unknown"])
      await server.stores.accounts.mail(mail(key));
    await backUp();
    await orm().update(mails).set({ state: "sent" }).where(eq(mails.dedupeKey, "sent since"));
    await orm().delete(mails).where(eq(mails.dedupeKey, "unknown"));
    await server.stores.accounts.mail(mail("later"));
    await orm().update(mails).set({ state: "sent" }).where(eq(mails.dedupeKey, "later"));
    expect(await restore()).toMatchObject({ heldMails: 1 });
    await server.runJob("deliver_mail");
    expect(server.mails.map(({ subject }) => subject)).toEqual(["waits still"]);
    // What causes a mail again, as a payment that is looked at anew, does not send it again.
    await server.stores.accounts.mail(mail("later"));
    await server.runJob("deliver_mail");
    expect(server.mails).toHaveLength(1);
  });

  test("keeps refunds and payments, with the access that came of them", async () => {
    const early = await buildPaidVisit(server);
    await backUp();
    const late = await buildPaidVisit(server);
    await server.desk.payments.refund(early.id);
    const before = await readSubjects(server, early.email);
    const { payments: asked } = await restore();
    expect(asked).toBe(2);
    expect(await hasAccess(server, early.id)).toBe(false);
    await server.runJob("reconcile_payments");
    expect(await server.stores.payments.find(early.sessionId)).toMatchObject({
      status: "refunded",
    });
    // Whoever came later is not in the backup; the payment stays in the books and names nobody.
    expect(await server.stores.payments.find(late.sessionId)).toMatchObject({
      status: "paid",
      userId: null,
    });
    expect(await readSubjects(server, early.email)).toEqual(before);
  });

  test("is asked of the provider where the database is lost", async () => {
    const early = await buildPaidVisit(server);
    await backUp();
    // Nothing is left of what was known.
    await orm().delete(payments);
    await restore();
    expect(await hasAccess(server, early.id)).toBe(true);
    // Its own books are in this database, too: what happened before the restore happens after it, unheard.
    server.desk.isConnected = false;
    await refundAtProvider(server, early.sessionId);
    await server.runJob("reconcile_payments");
    expect(await hasAccess(server, early.id)).toBe(false);
    expect(await server.stores.payments.find(early.sessionId)).toMatchObject({
      status: "refunded",
    });
  });
});
