import { expect, onTestFinished, test } from "vitest";
import { buildOpenIdProvider } from "../../../test/build-openid-provider.ts";
import { examineProvider } from "./examine.ts";

test("a provider that is well is told to be, with its keys", async () => {
  const provider = await buildOpenIdProvider(1);
  onTestFinished(() => provider.close());
  const { issuer } = provider.settings;
  expect(await examineProvider(provider.settings)).toEqual({
    about: "sign-on",
    state: "ok",
    text: `School 1 answers as ${issuer}, with 1 key. No secret was tried.`,
  });
});

test("one whose issuer is written otherwise, or that is away, is broken", async () => {
  const provider = await buildOpenIdProvider(1);
  const elsewhere = { ...provider.settings, issuer: `${provider.settings.issuer}/realms/school` };
  expect((await examineProvider(elsewhere)).state).toBe("broken");
  await provider.close();
  const away = await examineProvider(provider.settings);
  expect([away.state, away.text]).toEqual(["broken", expect.stringContaining("Nobody can log in")]);
});
