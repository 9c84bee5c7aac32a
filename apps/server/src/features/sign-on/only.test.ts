import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildAdminContext } from "../../../test/build-admin-context.ts";
import {
  buildPerson,
  buildSignOnWorld,
  type Browser,
  type SignOnWorld,
} from "../../../test/build-sign-on.ts";
import { codeOf } from "../../../test/build-supervisor.ts";
import { addPages } from "../../../test/build-web-folder.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";
import { INVITE_COMMANDS } from "../../admin/invite-command.ts";
import { PASSWORD_COMMAND } from "../../admin/password-command.ts";
import type { UserType } from "../../identity/identity.ts";
import { NO_LIMITS } from "../../limits/stored-limits.ts";

let world: SignOnWorld;
let folder: string;
let aheadMs = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-only-"));
  writeFileSync(join(folder, "index.html"), "<head><title>Elenchus</title></head>");
  addPages(folder);
  const used = new Set<string>();
  const takeOnce = async (secret: string) => !used.has(secret) && used.add(secret).size > 0;
  const now = () => new Date(Date.now() + aheadMs);
  const limits = { ...NO_LIMITS, takeOnce };
  world = await buildSignOnWorld(
    { now, limits, webFolder: folder, needsSecondFactor: true },
    { isOnly: true, roleClaim: "roles", supervisorValues: ["teacher"] },
  );
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  aheadMs = 0;
});

type Name = Parameters<typeof sendCall>[1];
const send = (browser: Browser, name: Name, payload: object = {}) =>
  sendCall(world.server.app, name, payload, { cookie: browser.cookie });
const enter = async (changes: Record<string, unknown> = {}) => {
  const person = buildPerson(changes);
  return { person, ...(await world.logInBy(world.school, person)) };
};

/** An account that was there before. */
const addAccount = (email: string, password: string | null, userType: UserType) =>
  world.server.identity.ensureAccount({
    email,
    password,
    userType,
    firstName: "Ada",
    lastName: "Lovelace",
    hasAccess: true,
    awaitsConsent: false,
  });

describe("where passwords are not used", () => {
  const NEW = { new_password: "new and never seen", confirm_password: "new and never seen" };
  const someone = {
    email: "ada@school.example",
    password: TEST_PASSWORD,
    first_name: "Ada",
    last_name: "Lovelace",
  };
  test.each<[Name, object]>([
    ["initChat", { user_name: someone.email, user_password: TEST_PASSWORD }],
    ["registerUser", someone],
    ["resendConfirmation", { user_name: someone.email, user_password: TEST_PASSWORD }],
    ["sendResetEmail", { email: someone.email }],
    ["resetPassword", { token: "0".repeat(64), new_password: NEW.new_password }],
    ["changePassword", { old_password: TEST_PASSWORD, ...NEW }],
  ])("%s is refused, with the way in", async (name, payload) => {
    await addAccount(someone.email, TEST_PASSWORD, "learner");
    const { browser } = await enter({ email: someone.email });
    const { status, body } = await send(browser, name, payload);
    expect([status, body.code]).toEqual([403, "passwords_not_used"]);
    expect(body.error).toContain("“Continue with School 1” or “Continue with School 2”");
  });

  test("an address is confirmed by a mail alone", async () => {
    const { browser, text } = await enter({ email_verified: false });
    expect(text).toContain("Mail me a code");
    expect(text).not.toContain("assword");
    const tried = await world.open(browser, "/api/sign_on/password", { password: TEST_PASSWORD });
    expect(tried.text).toContain("passwords_not_used");
  });

  test("pages name the ways in, and none has the form that the build drew", async () => {
    const ways = [1, 2].map((n) => ({ label: `School ${n}`, path: `/api/sign_on/${n}` }));
    for (const url of ["/", "/?email=verified", "/anywhere"]) {
      const { text, status } = await world.open({ cookie: "" }, url);
      const [, content = ""] =
        /<meta name="log-in-by" content="([^"]+)" \/>.*<\/head>/u.exec(text) ?? [];
      expect([status, JSON.parse(content.replaceAll("&quot;", '"'))]).toEqual([200, ways]);
    }
    // And that nobody is there: the app need not ask.
    const { text } = await world.open({ cookie: "" }, "/");
    expect(text).toContain('id="page-start">{"kind":"stranger"}</script>');
    const wellKnown = await world.open({ cookie: "" }, "/.well-known/change-password");
    expect(wellKnown.status).toBe(404);
  });

  test("a log-in of a moment ago stands for the password, and an old one does not", async () => {
    const { browser, person } = await enter();
    aheadMs = 11 * 60_000;
    const late = await send(browser, "deleteAccount");
    expect([late.status, late.body.code]).toEqual([403, "fresh_log_in_needed"]);
    aheadMs = 9 * 60_000;
    const asked = await send(browser, "changeEmail", { new_email: `new-${person.sub}@a.example` });
    expect(asked.status).toBe(200);
    expect((await send(browser, "deleteAccount")).status).toBe(200);
    expect(await world.ownerOf(browser)).toBeNull();
  });

  test.each([null, TEST_PASSWORD])(
    "supervisors set up a second factor, also who had the password %s",
    async (password) => {
      const person = buildPerson({ roles: ["teacher"] });
      await addAccount(String(person["email"]), password, "supervisor");
      const { browser } = await world.logInBy(world.school, person);
      const kept = await send(browser, "session");
      expect(kept.body.code).toBe("second_factor_setup_needed");
      const { body } = await send(browser, "beginSecondFactor");
      const { status, headers } = await send(browser, "confirmSecondFactor", {
        code: codeOf(body.secret),
      });
      expect(status).toBe(200);
      expect((await send({ cookie: cookiesOf(headers) }, "session")).status).toBe(200);
    },
  );
});

describe("whoever runs a server without passwords", () => {
  test("invites people by a mail that says how to log in", async () => {
    const context = { ...buildAdminContext(world.server, [], world.desk), note: () => {} };
    const email = "invited@school.example";
    const named = { email, "first-name": "Mary", "last-name": "Astell" };
    const said = await INVITE_COMMANDS.invite.run(context, named);
    expect(said).toContain("says how to log in");
    await world.server.runJob("deliver_mail");
    const mail = world.server.mails.findLast(({ to }) => to === email);
    expect(mail?.text).toContain("Choose “Continue with School 1” or “Continue with School 2”");
    await expect(PASSWORD_COMMAND.run(context, { email })).rejects.toThrow("OIDC_ONLY is on");
  });
});
