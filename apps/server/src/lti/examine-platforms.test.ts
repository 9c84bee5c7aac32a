import { afterAll, beforeAll, expect, test } from "vitest";
import { buildLtiPlatform, type TestPlatform } from "../../test/build-lti-platform.ts";
import { serveHttp } from "../../test/serve-http.ts";
import { examinePlatforms } from "./examine-platforms.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await buildLtiPlatform({}, () => Promise.reject(new Error("no token is asked for")));
});
afterAll(() => platform.close());

const statesOf = (findings: readonly { readonly state: string; readonly text: string }[]) =>
  findings.map(({ state, text }) => `${state}: ${text}`);

test("a platform whose keys can be read is well, and so are ours at the public address", async () => {
  const publicUrl = await serveHttp((_request, response) => response.end('{"keys":[{}]}'));
  const found = await examinePlatforms({ platforms: [platform.settings], keys: 1 }, publicUrl);
  expect(statesOf(found)).toEqual([
    expect.stringMatching(/^ok: Test Moodle publishes its keys/),
    expect.stringMatching(/^ok: Our keys are published/),
  ]);
});

test("without keys at either side it says what does not work", async () => {
  const publicUrl = await serveHttp((_request, response) => response.end("<html>"));
  const settings = { ...platform.settings, keysUrl: `${publicUrl}/keys` };
  const found = await examinePlatforms({ platforms: [settings], keys: 1 }, publicUrl);
  expect(statesOf(found)).toEqual([
    expect.stringMatching(/^broken: .* Nobody can come from Test Moodle/),
    expect.stringMatching(/^broken: .* no mark is handed back/),
  ]);
});

test("that no platform is registered is a doubt, and so is an address that may change", async () => {
  const [none] = await examinePlatforms({ platforms: [], keys: 0 }, null);
  expect(none?.state).toBe("doubt");
  const found = await examinePlatforms({ platforms: [platform.settings], keys: 1 }, null);
  expect(found.map(({ state }) => state)).toEqual(["ok", "doubt"]);
});
