import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildTestServer } from "../test/build-test-server.ts";
import { VERSION } from "./version.ts";

test("the version is in the changelog, newest first, and whoever asks is told it", async () => {
  const changelog = readFileSync(new URL("../../../CHANGELOG.md", import.meta.url), "utf8");
  const newest = /^## (\d+\.\d+\.\d+)/mu.exec(changelog)?.[1];
  expect(VERSION.replace(/-.*/u, "")).toBe(newest);
  const server = await buildTestServer("pglite");
  expect((await server.app.inject("/readyz")).json()).toEqual({ status: "ok", version: VERSION });
  await server.close();
});
