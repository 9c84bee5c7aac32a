import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildDatabase } from "../../test/build-database.ts";
import { buildServerOn, type TestServer } from "../../test/build-test-server.ts";
import { findFreePort } from "../../test/find-free-port.ts";
import { passTo, readCertificate, serveHttp, type Passing } from "../../test/serve-http.ts";
import { askRemoteClock, examineClock } from "./examine-clock.ts";
import { examineAddress } from "./examine-address.ts";
import { examineServer } from "./examine-server.ts";

const KEY = "what doctor and the server share";
const TRUSTING = { trustedProxies: ["127.0.0.1"] };

const known = getCACertificates("default");
const servers: TestServer[] = [];
/** One that trusts the proxy before it, and one that does not. */
let [trusting, plain] = ["", ""];

async function listen(changes: { trustedProxies?: string[]; selfKey?: string }): Promise<string> {
  const database = servers[0]?.database ?? (await buildDatabase("postgres"));
  const server = await buildServerOn(database, { selfKey: KEY, ...changes });
  servers.push(server);
  return server.app.listen({ port: 0, host: "127.0.0.1" });
}

beforeAll(async () => {
  setDefaultCACertificates([...known, readCertificate("ca")]);
  trusting = await listen(TRUSTING);
  plain = await listen({});
});
afterAll(async () => {
  setDefaultCACertificates(known);
  for (const { app } of servers) await app.close();
  await servers[0]?.database.close();
});

async function examine(
  publicUrl: string,
  changes: Partial<Parameters<typeof examineAddress>[0]> = {},
) {
  const question = {
    publicUrl,
    key: KEY,
    isRunning: true,
    now: () => new Date(),
    ...TRUSTING,
    ...changes,
  };
  const findings = await examineAddress(question);
  return findings.map(({ state, about, text }) => `${state} ${about}: ${text}`).join("\n");
}

const proxy = (target: string, passing: Passing = {}, certificate?: string) =>
  serveHttp(passTo(target, passing), certificate);

test("an address behind a good proxy with TLS is well", async () => {
  const told = await examine(await proxy(trusting, {}, "good"));
  expect(told).toMatch(/^ok address: .* is answered by this installation/u);
  expect(told).toMatch(/^ok certificate: It ends on 2\d{3}-/mu);
  expect(told).toMatch(/^ok proxies: .*this one was 203\.0\.113\.9's/mu);
  expect(told).toMatch(/^ok streaming: /mu);
});

const BROKEN: readonly (readonly [what: string, where: () => Promise<string>, told: RegExp])[] = [
  [
    "a name that nobody knows",
    async () => "https://nowhere.invalid",
    /broken address: .*(?:nobody knows: make its DNS record|reaches no name server)/u,
  ],
  [
    "nobody there",
    async () => `http://127.0.0.1:${await findFreePort()}`,
    /broken address: .* served by nobody: start the proxy/u,
  ],
  [
    "an ended certificate",
    () => proxy(trusting, {}, "expired"),
    /broken address: .*certificate that has ended: renew it/u,
  ],
  [
    "another name's certificate",
    () => proxy(trusting, {}, "other-name"),
    /broken address: .*certificate of another name/u,
  ],
  [
    "no TLS where https:// is said",
    async () => (await proxy(trusting)).replace("http:", "https:"),
    /broken address: .*speaks no TLS/u,
  ],
  [
    "TLS where http:// is said",
    async () => (await proxy(trusting, {}, "good")).replace("https:", "http:"),
    /broken address: .*write PUBLIC_URL with https:\/\//u,
  ],
  [
    "a way on to https",
    () =>
      serveHttp((_, answer) =>
        answer.writeHead(301, { location: "https://learn.example.org/x" }).end(),
      ),
    /broken address: .*sends people on to https:\/\/learn\.example\.org: set PUBLIC_URL to that/u,
  ],
  [
    "another program",
    () => serveHttp((_, answer) => answer.end("<h1>Welcome to nginx!</h1>")),
    /broken address: .*answered by something else \(200\).*Correct PUBLIC_URL/u,
  ],
  [
    "an Elenchus with another secret",
    () => listen({ selfKey: "another" }),
    /broken address: .*another SESSION_SECRET/u,
  ],
  [
    "a proxy that does not reach it",
    async () => proxy(`http://127.0.0.1:${await findFreePort()}`),
    /broken address: .*gets no answer from Elenchus \(502\): have it pass/u,
  ],
  [
    "a proxy that is not trusted",
    () => proxy(plain),
    /broken proxies: .*Set TRUSTED_PROXIES=127\.0\.0\.1\./u,
  ],
  [
    "a proxy that does not say for whom it asks",
    () => proxy(trusting, { tells: false }),
    /doubt proxies: .*no X-Forwarded-For arrives/u,
  ],
  [
    "a proxy that holds back",
    () => proxy(trusting, { holdsBack: true }),
    /broken streaming: .*turn its buffering off/u,
  ],
];

test.each(BROKEN)("%s is found, with what to do", async (_what, where, told) => {
  expect(await examine(await where())).toMatch(told);
});

test("a proxy on this very machine that is trusted is no fault, whatever address it tells", async () => {
  // As through a name that /etc/hosts leads to 127.0.1.1: the asker is as near as the proxy.
  const told = await examine(await proxy(trusting, { asker: "127.0.0.1" }));
  expect(told).toMatch(/^ok proxies: /mu);
  expect(await examine(await proxy(plain, { asker: "127.0.0.1" }))).toMatch(/^broken proxies: /mu);
});

test("what is broken for this machine alone, which takes the name for itself, is a doubt", async () => {
  const nobody = `http://school.example.org:${await findFreePort()}`;
  const lookUp = async () => ["127.0.1.1"];
  expect(await examine(nobody, { lookUp })).toMatch(
    /^doubt address: .*127\.0\.1\.1, see \/etc\/hosts/u,
  );
  expect(await examine(nobody, { lookUp: async () => ["203.0.113.7"] })).toMatch(
    /^broken address/u,
  );
});

test("a certificate that is about to end is told of", async () => {
  const [end = ""] =
    /2\d{3}-\d\d-\d\d/u.exec(await examine(await proxy(trusting, {}, "good"))) ?? [];
  const now = () => new Date(Date.parse(end) - 5 * 86_400_000);
  expect(await examine(await proxy(trusting, {}, "good"), { now })).toMatch(
    /doubt certificate: .*renew it/u,
  );
});

test("nobody at the address is no fault while the server does not run", async () => {
  const nobody = `http://127.0.0.1:${await findFreePort()}`;
  expect(await examine(nobody, { isRunning: false })).toMatch(/^doubt address/u);
  expect(await examineServer(nobody, KEY)).toMatchObject({
    isRunning: false,
    finding: { state: "doubt" },
  });
  expect(await examineServer(plain, KEY)).toMatchObject({
    isRunning: true,
    finding: { state: "ok" },
  });
  expect(await examineServer(plain, "another")).toMatchObject({
    isRunning: false,
    finding: { state: "broken" },
  });
});

test("the server tells strangers nothing", async () => {
  for (const query of ["", "?nonce=0123456789abcdef0123&proof=0123456789"]) {
    const answer = await fetch(`${plain}/healthz/self${query}`);
    expect(answer.status).toBe(404);
  }
});

test.each([
  [0, "ok", "agrees with that of"],
  [20_000, "doubt", "s ahead of this machine's"],
  [-600_000, "broken", "s behind this machine's: have all of them follow a time server"],
])("a clock that is %d ms off is %s", async (ms, state, text) => {
  const other = await serveHttp((_, answer) => {
    answer.writeHead(404, { date: new Date(Date.now() + ms).toUTCString() }).end();
  });
  const clock = await askRemoteClock(other);
  const finding = examineClock(clock === null ? [] : [clock]);
  expect(finding.state).toBe(state);
  expect(finding.text).toContain(text);
});
