import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildLtiWorld, TARGET, type LtiWorld } from "../../../../test/build-lti.ts";

let world: LtiWorld;
beforeAll(async () => {
  world = await buildLtiWorld();
});
afterAll(() => world.close());

describe("in a frame", () => {
  const ask = (dest: string) =>
    world.server.app.inject({
      url: `/api/lti/log_in?${new URLSearchParams({ iss: world.platform.settings.issuer, client_id: "elenchus", login_hint: "1", target_link_uri: TARGET }).toString()}`,
      headers: { "sec-fetch-dest": dest },
    });

  test("a tab is offered, which the platform alone may show", async () => {
    const answer = await ask("iframe");
    expect([answer.statusCode, answer.headers["x-frame-options"]]).toEqual([200, undefined]);
    expect(answer.body).toContain("Open Elenchus in a new tab");
    expect(answer.headers["content-security-policy"]).toContain(
      `frame-ancestors ${world.platform.settings.issuer};`,
    );
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect((await ask("document")).statusCode).toBe(303);
  });

  test("no other page is shown", async () => {
    for (const url of ["/", "/api/lti/keys", "/api/lti/tasks", "/api/price"]) {
      const { headers } = await world.server.app.inject(url);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["x-frame-options"]).toBe("DENY");
    }
  });
});
