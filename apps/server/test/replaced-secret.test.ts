import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import { authSessions, authTwoFactors } from "../src/db/schema/auth-schema.ts";
import type { Database } from "../src/db/database.ts";
import { createPendingPayment } from "../src/payment/pending-payment.ts";
import { createBetterAuthIdentity } from "../src/identity/better-auth/identity.ts";
import { deriveSecrets, type Secrets } from "../src/identity/secrets.ts";
import { runAdminCommand } from "../src/admin/admin-commands.ts";
import { buildAdminContext } from "./build-admin-context.ts";
import { buildDatabase, PRODUCTION_DATABASE } from "./build-database.ts";
import { readMailTo } from "./build-registration.ts";
import {
  addGuardedSupervisor,
  codeOf,
  openChallenge,
  typeCode,
  typePassword,
} from "./build-supervisor.ts";
import { buildServerOn, type TestServer } from "./build-test-server.ts";
import { sendCall } from "./send-call.ts";

const [OLD, NEW, OTHER] = ["o", "n", "x"].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
];

describe.each(PRODUCTION_DATABASE)("a secret that was replaced, on %s", (kind) => {
  let database: Database;
  const running: TestServer[] = [];
  beforeAll(async () => {
    database = await buildDatabase(kind);
  });
  afterAll(async () => {
    await Promise.all(running.map((server) => server.close()));
    await database.close();
  });

  async function startWith(...secrets: Secrets): Promise<TestServer> {
    const identity = createBetterAuthIdentity({
      orm: database.orm,
      secrets,
      publicUrl: "http://localhost",
      newId: randomUUID,
      onError: (message, cause) => {
        throw new Error(message, { cause });
      },
    });
    const server = { ...(await buildServerOn(database, { identity })), identity };
    running.push(server);
    return server;
  }

  const statusOf = async (server: TestServer, cookie: string) =>
    (await sendCall(server.app, "session", {}, { cookie })).status;
  const listFactors = () => database.orm.select().from(authTwoFactors);

  test("goes on with everything where the list still names it, and needs it no longer after that", async () => {
    const old = await startWith(OLD);
    const supervisor = await addGuardedSupervisor(old);
    const learner = await old.addUser();
    const begun = await openChallenge(old, supervisor.email);
    const both = await startWith(NEW, OLD);
    expect(await statusOf(both, learner.cookie)).toBe(200);
    expect(await statusOf(both, supervisor.cookie)).toBe(200);
    const [before] = await listFactors();
    const code = codeOf(supervisor.secret);
    expect((await typeCode(both, begun, code)).status).toBe(200);
    const [after] = await listFactors();
    expect(after?.secret).not.toBe(before?.secret);
    expect(after?.backupCodes).not.toBe(before?.backupCodes);
    const { cookie } = learner;
    expect((await sendCall(both.app, "signOut", {}, { cookie })).status).toBe(200);
    expect(await statusOf(both, cookie)).toBe(401);
    const alone = await startWith(NEW);
    const challenge = await openChallenge(alone, supervisor.email);
    const [recovery = ""] = supervisor.recoveryCodes;
    expect((await typeCode(alone, challenge, recovery)).status).toBe(200);
    expect(await statusOf(alone, supervisor.cookie)).toBe(401);
  });

  test("is needed for no second factor once a command has encrypted them anew", async () => {
    const old = await startWith(OLD);
    const supervisor = await addGuardedSupervisor(old);
    const stranger = await addGuardedSupervisor(await startWith(OTHER));
    const both = await startWith(NEW, OLD);
    const rotate = (usedSince: Date) => {
      const secrets = { older: 1, isKept: false, usedSince };
      return runAdminCommand({ ...buildAdminContext(both), secrets }, "rotate-secrets", {});
    };
    const first = await rotate(new Date());
    expect(first).toMatch(/^Second factors: \d+ (?:was|were) encrypted anew just now/u);
    expect(first).toContain(`reset-second-factor ${stranger.email}`);
    expect(first).not.toContain(supervisor.email);
    expect(first).toMatch(/Log-ins: \d+ have cookies from before this server started/u);
    const again = await rotate(new Date(0));
    expect(again).toMatch(/^Second factors: 0 were encrypted anew/u);
    expect(again).toContain("Take the older secret out of SESSION_SECRET now");
    const alone = await startWith(NEW);
    const challenge = await openChallenge(alone, supervisor.email);
    expect((await typeCode(alone, challenge, supervisor.recoveryCodes[0] ?? "")).status).toBe(200);
    await runAdminCommand(buildAdminContext(both), "reset-second-factor", {
      email: stranger.email,
    });
  });

  test("is replaced by one that a command makes, which says what to do with it", async () => {
    const context = buildAdminContext(await startWith(OLD));
    const [one, other] = [0, 1].map(() => runAdminCommand(context, "rotate-secrets", {}));
    const secret = /SESSION_SECRET=([\w-]{43}),THE-PRESENT-ONE/u;
    expect(secret.exec((await one) ?? "")?.[1]).not.toBe(secret.exec((await other) ?? "")?.[1]);
  });

  test("takes a recovery code once, of many servers that encrypt it anew at once", async () => {
    const supervisor = await addGuardedSupervisor(await startWith(OLD));
    const servers = await Promise.all([1, 2, 3].map(() => startWith(NEW, OLD)));
    const challenges: string[] = [];
    for (const server of servers) challenges.push(await openChallenge(server, supervisor.email));
    const [code = ""] = supervisor.recoveryCodes;
    const answers = await Promise.all(
      servers.map((server, index) => typeCode(server, challenges[index] ?? "", code)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test("refuses in words where the list does not name it, until the factor is reset", async () => {
    const { email, id } = await addGuardedSupervisor(await startWith(OLD));
    const server = await startWith(OTHER, NEW);
    const sessionsOf = async () => {
      const isTheirs = eq(authSessions.userId, id);
      return database.orm.select().from(authSessions).where(isTheirs);
    };
    const before = await sessionsOf();
    const { status, body } = await typePassword(server, email);
    expect({ status, code: body.code }).toEqual({ status: 409, code: "second_factor_unreadable" });
    expect(body.error).toContain("ask whoever runs this site to reset it");
    expect(await sessionsOf()).toEqual(before);
    const context = buildAdminContext(server);
    const reset = (options: object) => runAdminCommand(context, "reset-second-factor", options);
    expect(await reset({ email })).toContain(`The second factor of ${email} is removed.`);
    await expect(reset({ email })).rejects.toThrow(`${email} has no second factor.`);
    await expect(reset({ email: "nobody@example.org" })).rejects.toThrow("nobody@example.org");
    await expect(reset({})).rejects.toThrow("--email is missing.");
    expect(await sessionsOf()).toEqual([]);
    const mails = await readMailTo(server, email);
    expect(mails.at(-1)?.subject).toBe("Your second factor was reset");
    const logIn = await typePassword(server, email);
    expect({ status: logIn.status, id: logIn.body.user_id }).toEqual({ status: 200, id });
  });
});

test("a payment that was begun under an older secret still counts", () => {
  const at = (...secrets: Secrets) =>
    createPendingPayment(deriveSecrets(secrets, "pending payment"), false);
  const cookie = at(OLD).remember("cs_1").split(";")[0];
  expect(at(NEW, OLD).read(cookie)).toBe("cs_1");
  expect(at(NEW).read(cookie)).toBeNull();
  expect(at(NEW).read(at(NEW, OLD).remember("cs_2").split(";")[0])).toBe("cs_2");
});
