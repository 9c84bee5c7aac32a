import { TERMS_VERSION } from "@elenchus/domain/limits";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { copyDemo } from "./copy-demo.ts";
import { askUntilFree, createClient, startServer, type ServerProcess } from "./server-process.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const ADULT = { birth_month: 12, birth_year: 1990, terms_version: TERMS_VERSION };
const PASSWORD = "a long password";

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-five-fields-"));
  await copyDemo(folder);
  server = await startServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

interface DemoMail {
  readonly to: string;
  readonly text: string;
}

/** Registers with the specification's five fields, and clicks the link. */
async function register(email: string): Promise<void> {
  const names = { first_name: "Grace", last_name: "Hopper", email };
  const payload = { ...names, password: PASSWORD, confirm_password: PASSWORD };
  expect((await createClient()(server, "registerUser", payload as never)).status).toBe(200);
  let token: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await askUntilFree(() => fetch(`${server.address}/demo/mail.json`));
        const mails = (await answer.json()) as DemoMail[];
        const mail = mails.find(({ to }) => to === email);
        token = /confirmation_token=([\w-]+)/u.exec(mail?.text ?? "")?.[1];
        return token;
      },
      { timeout: 30_000 },
    )
    .toBeTypeOf("string");
  const link = `${server.address}/api/verify_email?confirmation_token=${token}`;
  expect((await askUntilFree(() => fetch(link))).status).toBe(200);
}

test("five fields make an account, which is asked for terms and age, and pays and learns after that", async () => {
  const email = "grace@example.org";
  await register(email);
  const call = createClient();
  const credentials = { user_name: email, user_password: PASSWORD };
  const asked = await call(server, "initChat", credentials);
  expect(asked.status).toBe(403);
  expect(asked.body.error).toContain(server.address);
  expect((await call(server, "getPassageSubtopics")).status).toBe(403);
  expect((await call(server, "agreeToTerms", ADULT)).status).toBe(200);
  const begun = await call(server, "initChat", credentials);
  expect(begun.body.redirect_to_stripe).toBe(true);
  const { sessionId } = begun.body;
  const paid = await fetch(`${server.address}/demo/checkout/${sessionId}/pay`, {
    method: "POST",
    headers: { origin: server.address },
    redirect: "manual",
  });
  expect(paid.status).toBeLessThan(400);
  const returned = await call(server, "paymentSuccess", {
    user_email: email,
    stripe_sessionId: sessionId,
  });
  expect(returned.body).toMatchObject({ user_first_name: "Grace", accessible_modules: [1] });
  expect((await call(server, "session")).status).toBe(200);
});

test("nobody under the age gets in, whatever they answer next, nor after the server was killed", async () => {
  const email = "kim@example.org";
  await register(email);
  const call = createClient();
  const credentials = { user_name: email, user_password: PASSWORD };
  expect((await call(server, "initChat", credentials)).status).toBe(403);
  const young = { ...ADULT, birth_year: new Date().getFullYear() - 10 };
  expect((await call(server, "agreeToTerms", young)).body.code).toBe("age_not_reached");
  await server.kill("SIGKILL");
  server = await startServer({ DATA_DIR: folder });
  expect((await call(server, "agreeToTerms", ADULT)).body.code).toBe("age_not_reached");
  const again = await call(server, "initChat", credentials);
  expect(again).toMatchObject({ status: 403, body: { code: "age_not_reached" } });
  expect((await call(server, "session")).status).toBe(403);
  expect((await call(server, "account")).body.consent.too_young_until).toBeTypeOf("string");
});
