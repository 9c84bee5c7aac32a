import { CONTENT_WARNING } from "@elenchus/domain/content-warning";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoMailStore } from "../src/store/demo/demo-mail-store.ts";
import { writeNotices } from "../write-notices.mjs";
import { buildDatabase } from "./build-database.ts";
import { buildOrder } from "./build-checkout-world.ts";
import { buildStripeServer, type StripeServerWorld } from "./build-stripe-server.ts";
import { buildServerOn, LEGAL, type TestServer } from "./build-test-server.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

let folder: string;
let server: TestServer;
let world: StripeServerWorld;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-warning-"));
  const noticesFile = join(folder, "notices.html");
  writeNotices(ROOT, noticesFile);
  const database = await buildDatabase("pglite");
  world = buildStripeServer(database);
  server = await buildServerOn(database, {
    legal: { ...LEGAL, noticesFile },
    demo: { mails: createDemoMailStore(database.orm), checkout: world.desk },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Addresses of all routes that take a GET, as they are written in the code. */
function listAddresses(): string[] {
  const routes = server.app.printRoutes({ commonPrefix: false }).split("\n");
  return routes.flatMap((line) => /(\/\S*) \([^)]*\bGET\b/u.exec(line)?.[1] ?? []);
}

test("every page that is sent warns of its content at its foot, whatever became of what it is about", async () => {
  const { id } = await world.checkout.create(buildOrder({}));
  const addresses = listAddresses().flatMap((address) =>
    address.includes(":id")
      ? [address.replace(":id", id), address.replace(":id", "gone")]
      : [address],
  );
  const answers = await Promise.all(
    addresses.map(async (url) => ({ url, answer: await server.app.inject(url) })),
  );
  const pages = answers.filter(({ answer }) =>
    String(answer.headers["content-type"]).startsWith("text/html"),
  );
  expect(pages.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      ...["about", "terms", "privacy", "disclaimer", "notices"].map(
        (name) => `/static/${name}.html`,
      ),
      "/demo/mail",
      `/demo/checkout/${id}`,
      "/demo/checkout/gone",
    ]),
  );
  const silent = pages.filter(({ answer }) => {
    const [, foot = ""] = /<footer>(.*)<\/footer>/su.exec(answer.body) ?? [];
    return !foot.replaceAll(/\s+/gu, " ").includes(`<strong>Warning.</strong> ${CONTENT_WARNING}`);
  });
  expect(silent.map(({ url }) => url)).toEqual([]);
});
