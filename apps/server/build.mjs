import { build } from "esbuild";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { RUNTIME_PACKAGES } from "./runtime-packages.mjs";
import { writeNotices } from "./write-notices.mjs";

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// Packages in CommonJS ask for Node's own modules through `require`, which an ES module lacks.
const REQUIRE = [
  'import { createRequire as createRequireOfBundle } from "node:module";',
  'import { dirname as dirnameOfBundle } from "node:path";',
  "const require = createRequireOfBundle(import.meta.url);",
  "const __filename = import.meta.filename;",
  "const __dirname = dirnameOfBundle(__filename);",
].join("\n");

await rm(here("dist"), { recursive: true, force: true });
const { outputFiles } = await build({
  entryPoints: {
    main: here("src/main.ts"),
    admin: here("../../scripts/admin.mjs"),
    doctor: here("src/doctor.ts"),
    "restore-child": here("src/backup/restore-child.ts"),
    "reader-child": here("../../packages/tutor/src/reader/reader-child.ts"),
  },
  outdir: here("dist"),
  bundle: true,
  // What is loaded when it is first asked for has a file of its own. In one file esbuild would put the modules that it
  // shares with the rest out of order.
  splitting: true,
  platform: "node",
  target: "node24",
  // Node knows them; else each is put together anew wherever it is used, letter by letter of a message.
  supported: { "regexp-unicode-property-escapes": true },
  format: "esm",
  legalComments: "none",
  write: false,
  logLevel: "warning",
  banner: { js: REQUIRE },
  // The last is an optional part of a package, not used here.
  external: [...RUNTIME_PACKAGES, "pg-native"],
});
/**
 * Letters beyond ASCII are left in regular expressions alone; a single one would have V8 keep the whole source in twice
 * the memory.
 * @param {string} code
 */
const escapeLetters = (code) =>
  // Each half of a pair for itself.
  code.replaceAll(
    /[^\0-\x7F]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

await mkdir(here("dist"), { recursive: true });
await Promise.all(outputFiles.map(({ path, text }) => writeFile(path, escapeLetters(text))));
// Read by the bundle when it is first asked for an issue.
await cp(here("../../packages/curriculum/library"), here("dist/library"), { recursive: true });
// And by the reader's process.
for (const name of ["reader.onnx", "tokenizer.json"])
  await cp(here(`../../packages/tutor/src/reader/${name}`), here(`dist/${name}`));
writeNotices(here("../.."), here("dist/notices.html"));
