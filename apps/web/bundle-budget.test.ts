import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const KIB = 1024;
const WEB = import.meta.dirname;
const VITE = join(WEB, "../../node_modules/vite/bin/vite.js");

/** What Vite says of one file of the build. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

let folder: string;
let manifest: Readonly<Record<string, Chunk>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-bundle-"));
  // A build of its own: the one in `dist` may be older than the sources.
  const args = ["build", "--outDir", folder, "--manifest", "manifest.json", "--logLevel", "error"];
  const env = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)(process.execPath, [VITE, ...args], { cwd: WEB, env });
  manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as typeof manifest;
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All scripts and style sheets that come with these chunks. */
function filesOf(names: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...files];
}

/** KiB of these files as the server sends them. */
function weigh(files: readonly string[], encoding: "br" | "gz"): number {
  const bytes = files.map((file) => statSync(join(folder, `${file}.${encoding}`)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / KIB;
}

/** KiB of the script that stands in pages themselves; their style is that of the files. */
function weighStarter(): number {
  const page = readFileSync(join(folder, "pages/entrance.html"), "utf8");
  const [, starter] = /<script data-files="[^>]*>(.+)<\/script><\/body>/su.exec(page) ?? [];
  expect(starter).toBeDefined();
  return gzipSync(starter ?? "").length / KIB;
}

/** The heaviest lesson stands for all: the chat loads its module's alone. */
function heaviestLesson(): string {
  const lessons = Object.keys(manifest).filter((name) => /lessons\/module-\d\.ts$/u.test(name));
  expect(lessons).toHaveLength(7);
  const weight = (name: string) => weigh(filesOf([name]), "br");
  return lessons.reduce((heaviest, name) => (weight(name) > weight(heaviest) ? name : heaviest));
}

describe("scripts and style sheets, compressed", () => {
  test.each(["br", "gz"] as const)(
    "of the first load of the log-in: 110 KiB at most (%s)",
    (as) => {
      const files = filesOf(["index.html"]);
      expect(files.some((file) => file.endsWith(".css"))).toBe(true);
      expect(weigh(files, as) + weighStarter()).toBeLessThanOrEqual(110);
    },
  );

  test.each(["br", "gz"] as const)("of the chat, all in all: 190 KiB at most (%s)", (as) => {
    const chat = ["index.html", "src/app/dialogue-view.tsx", heaviestLesson()];
    expect(weigh(filesOf(chat), as) + weighStarter()).toBeLessThanOrEqual(190);
  });
});

/** What stands around each `import()` of a script of the build. */
function listImports(script: string): string[] {
  return [...script.matchAll(/import\(/gu)].map(({ index }) => script.slice(index, index + 200));
}

describe("parts that come later", () => {
  test("have all their files fetched before they are imported, each of them", () => {
    const assets = join(folder, "assets");
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
    const imports = scripts.flatMap((name) =>
      listImports(readFileSync(join(assets, name), "utf8")),
    );
    expect(imports.length).toBeGreaterThan(40);
    const past = imports.filter(
      (one) => !/^import\(`[^`]+`\)[^`]*?,__vite__mapDeps\(\[\d/u.test(one),
    );
    expect(past).toEqual([]);
    const main = readFileSync(join(folder, manifest["index.html"]?.file ?? ""), "utf8");
    expect(main, "Vite's own helper").not.toContain("vite:preloadError");
  });

  test("name a style sheet that comes with them, and nothing that the start page has", () => {
    const names = filesOf(["index.html"]);
    const main = manifest["index.html"]?.file ?? "";
    const [listed = ""] = /m\.f=\[[^\]]*\]/u.exec(readFileSync(join(folder, main), "utf8")) ?? [];
    expect(listed).toContain(".css");
    expect(names.filter((name) => listed.includes(name))).toEqual([]);
  });
});
