import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildLimitedServer,
  newAddress,
  newEmail,
  statusesOf,
  times,
  type LogInTry,
} from "../../../test/build-limited-server.ts";
import type { TestServer } from "../../../test/build-test-server.ts";

describe("behind a proxy that is trusted", () => {
  let server: TestServer;
  const PROXY = "10.0.0.7";
  beforeAll(async () => {
    server = await buildLimitedServer("pglite", { trustedProxies: ["10.0.0.0/8"] });
  });
  afterAll(() => server.close());

  const tryFrom = (email: string, forwarded: string, from = PROXY): LogInTry => ({
    email,
    password: "not the password",
    from,
    headers: { "x-forwarded-for": forwarded },
  });

  test("its word counts: one client is limited, another is not", async () => {
    const [email, one] = [newEmail(), newAddress()];
    const tries = times(6, () => tryFrom(email, one));
    expect((await statusesOf(server, tries)).slice(4)).toEqual([401, 429]);
    expect(await statusesOf(server, [tryFrom(email, newAddress())])).toEqual([401]);
  });

  test("what the client itself had said before is not believed", async () => {
    const [email, one] = [newEmail(), newAddress()];
    const tries = times(6, (index) => tryFrom(email, `203.0.113.${index}, ${one}`));
    expect((await statusesOf(server, tries)).slice(4)).toEqual([401, 429]);
  });

  test("nobody else's word counts", async () => {
    const [email, from] = [newEmail(), newAddress()];
    const tries = times(6, (index) => tryFrom(email, `203.0.113.${index}`, from));
    expect((await statusesOf(server, tries)).slice(4)).toEqual([401, 429]);
  });
});
