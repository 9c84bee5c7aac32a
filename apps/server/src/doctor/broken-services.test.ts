import { startModelServer } from "@elenchus/evaluation/model-server";
import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import type { TutorConfig } from "@elenchus/tutor/tutor-settings";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { buildSmtpServer } from "../../test/build-smtp-server.ts";
import { findFreePort } from "../../test/find-free-port.ts";
import { serveHttp } from "../../test/serve-http.ts";
import { examineTutor } from "../dependencies/examine-tutor.ts";
import { examineMail } from "../mail/smtp-examine.ts";
import { examineStripe } from "../payment/stripe/stripe-examine.ts";
import { examineDisk } from "./examine-disk.ts";
import { examineSecrets } from "../identity/examine-secrets.ts";
import { describeFindings } from "./finding.ts";

const PASSWORD = "a-password-of-this-test";
const folder = mkdtempSync(join(tmpdir(), "elenchus-doctor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function mailServer(options: SMTPServerOptions = {}): Promise<string> {
  const server = await buildSmtpServer(0, options);
  onTestFinished(() => server.close());
  return `127.0.0.1:${server.port}`;
}
/** Takes one password, in the open or not. */
const STRICT: SMTPServerOptions = {
  authOptional: false,
  allowInsecureAuth: true,
  disabledCommands: ["STARTTLS"],
  onAuth: ({ password }, _session, done) =>
    password === PASSWORD ? done(null, { user: "u" }) : done(new Error("no")),
};
const MAILS: readonly (readonly [what: string, where: () => Promise<string>, told: RegExp])[] = [
  [
    "right",
    async () => `smtp://u:${PASSWORD}@${await mailServer(STRICT)}`,
    /^ok +mail +.*lets this user in. Nothing was sent/u,
  ],
  [
    "at another port",
    async () => `smtp://127.0.0.1:${await findFreePort()}`,
    /^broken +mail +.*nobody listens at that port/u,
  ],
  [
    "told a wrong password",
    async () => `smtp://u:wrong@${await mailServer(STRICT)}`,
    /^broken +mail +.*refuses the user or the password/u,
  ],
  [
    "asked by TLS that it does not begin with",
    async () => `smtps://${await mailServer()}`,
    /^broken +mail +.*does not begin with TLS: write smtp:\/\//u,
  ],
  [
    "without the TLS that is insisted on",
    async () => `smtp://${await mailServer()}?requireTLS=true`,
    /^broken +mail +.*offers no TLS/u,
  ],
  [
    "with a certificate that nobody trusts",
    async () => `smtp://${await mailServer({ disabledCommands: ["AUTH"] })}`,
    /^broken +mail +.*certificate that is not valid/u,
  ],
  [
    "of a name that nobody knows",
    async () => "smtp://nowhere.invalid:587",
    /^broken +mail +.*name that nobody knows/u,
  ],
];

test.each(MAILS)("a mail server %s is told so", async (_what, where, told) => {
  expect(describeFindings([await examineMail(await where(), "learn.example.org")])).toMatch(told);
});

const MODEL: TutorConfig = {
  provider: "openai-compatible",
  model: "qwen3:8b",
  assessModel: null,
  baseUrl: "http://127.0.0.1:9/v1",
  apiKey: "sk-right",
  patience: 1,
  hasFallback: false,
  isJudgedBuiltIn: false,
  hasSelfCheck: false,
  tokensPerDay: null,
  tokensPerDialogue: null,
};
async function askModel(changes: Partial<TutorConfig>) {
  const wire = "openai-compatible";
  const server = await startModelServer({
    wire,
    reply: replyCooperatively,
    apiKey: "sk-right",
  });
  onTestFinished(() => server.close());
  return describeFindings(await examineTutor({ ...MODEL, baseUrl: server.url, ...changes }));
}

test("a model is greeted, and what it refuses is told", async () => {
  expect(await askModel({})).toMatch(/^ok +tutor +.*answers/u);
  expect(await askModel({ apiKey: "sk-wrong" })).toMatch(
    /^broken +tutor +.*key was not accepted.*TUTOR_API_KEY/u,
  );
  const elsewhere = await serveHttp((_, answer) =>
    answer.writeHead(404).end('{"error":{"message":"no such model"}}'),
  );
  expect(await askModel({ baseUrl: elsewhere })).toMatch(/^broken +tutor +.*TUTOR_MODEL/u);
  const withFallback = await askModel({ apiKey: "sk-wrong", hasFallback: true });
  expect(withFallback).toMatch(/^doubt +tutor +.*The built-in tutor stands in/u);
});

test("Stripe is asked with the key, and nothing is changed", async () => {
  const asked: string[] = [];
  const WEBHOOK = "https://learn.example.org/api/stripe_webhook";
  let status = 200;
  let forbidden = "nothing";
  let endpoints: object[] = [];
  const apiUrl = await serveHttp((request, answer) => {
    asked.push(request.method ?? "");
    const { url = "" } = request;
    const answered = url.startsWith(forbidden) ? 403 : status;
    answer.writeHead(answered, { "content-type": "application/json" });
    answer.end(
      JSON.stringify(
        answered === 200
          ? { object: "list", data: url.includes("webhook_endpoints") ? endpoints : [] }
          : { error: { type: "invalid_request_error", message: "no" } },
      ),
    );
  });
  const look = async (webhookUrl: string | null) =>
    describeFindings([await examineStripe({ secretKey: "sk_live_1", apiUrl, webhookUrl })]);
  expect(await look(null)).toMatch(/^ok +payment/u);
  expect(await look(WEBHOOK)).toMatch(/^doubt +payment +.*no webhook endpoint/u);
  endpoints = [{ url: WEBHOOK, status: "enabled", enabled_events: ["charge.refunded"] }];
  expect(await look(WEBHOOK)).toMatch(
    /^doubt +payment +.*does not send checkout\.session\.completed.*refund\.failed.*charge\.dispute\.closed/u,
  );
  endpoints = [{ url: WEBHOOK, status: "enabled", enabled_events: ["*"] }];
  expect(await look(WEBHOOK)).toMatch(/^ok +payment/u);
  forbidden = "/v1/disputes";
  expect(await look(null)).toMatch(/^doubt +payment +.*may not read Disputes/u);
  status = 401;
  expect(await look(null)).toMatch(/^broken +payment + Stripe does not know STRIPE_SECRET_KEY/u);
  expect(new Set(asked)).toEqual(new Set(["GET"]));
});

test("a folder that takes nothing is found", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(await examineDisk(join(file, "data"), true)).toMatchObject({
    state: "broken",
    text: expect.stringContaining("is a file"),
  });
  for (const keepsData of [true, false]) {
    expect((await examineDisk("/proc/elenchus", keepsData)).state).toBe("broken");
    expect((await examineDisk(join(folder, "new"), keepsData)).state).not.toBe("broken");
  }
});

test.each([
  [["w0rds-and-signs-7f3a9c1e5b2d8046"], "ok"],
  [["correct horse battery staple says the comic"], "doubt"],
  [["w0rds-and-signs-7f3a9c1e5b2d8046", "w0rds-and-signs-old-9c1e5b2d8046"], "doubt"],
] as const)("the secrets %j are %s", (secrets, state) => {
  expect(examineSecrets(secrets, null).state).toBe(state);
});
