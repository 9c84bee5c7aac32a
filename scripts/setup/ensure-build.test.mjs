import { build } from "esbuild";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PARTS, SHARED_SOURCES } from "./ensure-build.mjs";
import { ROOT } from "./paths.mjs";

test("whatever goes into the server's build has it built anew", async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["apps/server/src/main.ts", "apps/server/src/doctor.ts", "scripts/admin.mjs"],
    outdir: join(ROOT, "nowhere"),
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  const server = PARTS.find(({ workspace }) => workspace === "apps/server");
  const sources = [...SHARED_SOURCES, ...(server?.sources ?? [])];
  const files = Object.keys(metafile.inputs);
  expect(files).toContain("scripts/admin/run-doctor.mjs");
  const isWatched = (/** @type {string} */ file) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`));
  expect(files.filter((file) => !isWatched(file))).toEqual([]);
});
