import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "../admin/commands.mjs";
import { ROOT } from "../setup/paths.mjs";
import { anchorOf, currentPages, findInPages, fromRoot, readPages } from "./read-pages.mjs";

const pages = readPages();
const current = currentPages(pages);
/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), "utf8");
/** @param {string} path */
const readJson = (path) => JSON.parse(read(path));

/** Links with their page, but for those that lead out of the repository. */
const links = findInPages(pages, /\]\(([^)\s]+)\)/gu).filter(
  ({ found }) => !/^(?:https?|mailto):/u.test(found),
);

/** @param {string} path of a page */
const anchorsIn = (path) =>
  new Set([...read(path).matchAll(/^#+ (.+)$/gmu)].map(([, heading = ""]) => anchorOf(heading)));

describe("pages", () => {
  test("lead to what there is", () => {
    expect(links.length).toBeGreaterThan(50);
    const broken = links.flatMap(({ path, found }) => {
      const [file = "", anchor] = found.split("#");
      const target = file === "" ? path : fromRoot(resolve(ROOT, dirname(path), file));
      if (!existsSync(join(ROOT, target))) return [`${path}: ${found}`];
      const isThere = anchor === undefined || anchorsIn(target).has(anchor);
      return isThere ? [] : [`${path}: ${found}`];
    });
    expect(broken).toEqual([]);
  });

  test("are each found from the index of docs/", () => {
    const led = new Set(
      links.flatMap(({ path, found }) =>
        path === "docs/README.md"
          ? [fromRoot(resolve(ROOT, "docs", found.split("#")[0] ?? ""))]
          : [],
      ),
    );
    const toBeFound = current
      .map(({ path }) => path)
      .filter((path) => path.includes("/") && path !== "docs/README.md");
    expect(toBeFound.filter((path) => !led.has(path))).toEqual([]);
  });

  test("are there for each folder of code", () => {
    const { workspaces } = readJson("package.json");
    const folders = [...globSync(workspaces, { cwd: ROOT }), "scripts"];
    const silent = folders.filter(
      (folder) =>
        existsSync(join(ROOT, folder, "tsconfig.json")) &&
        !existsSync(join(ROOT, folder, "README.md")),
    );
    expect(folders.length).toBeGreaterThan(10);
    expect(silent).toEqual([]);
  });

  test("name files and folders that there are", () => {
    const named = findInPages(
      current,
      /`((?:apps|packages|evaluation|e2e|bench|scripts|deploy|docs)\/[\w./*<>{},-]+)`/gu,
    );
    expect(named.length).toBeGreaterThan(40);
    const missing = named.filter(({ found }) => {
      // What the build makes, and what stands for many.
      if (/\/dist\//u.test(found) || /module-N|<|NNNN/u.test(found)) return false;
      return globSync(found.replace(/\/$/u, ""), { cwd: ROOT }).length === 0;
    });
    expect(missing).toEqual([]);
  });

  test("name commands that there are", () => {
    const { scripts } = readJson("package.json");
    const own = new Set([...Object.keys(scripts), "ci", "install"]);
    // What is run in a workspace (`-w`) is that workspace's own.
    const ran = findInPages(current, /npm run ([a-z][\w:-]*)(?! -w)\b/gu);
    expect(ran.filter(({ found }) => !own.has(found))).toEqual([]);
    const admin = findInPages(
      current,
      /(?:npm run admin -- |elenchus-admin |admin\.js )([a-z][a-z-]+)/gu,
    );
    expect(admin.length).toBeGreaterThan(30);
    const known = new Set([...Object.keys(COMMANDS), "help"]);
    expect(admin.filter(({ found }) => !known.has(found))).toEqual([]);
  });

  test("name benchmarks that there are", () => {
    const files = readdirSync(join(ROOT, "bench")).filter((name) => name.endsWith(".bench.ts"));
    const known = new Set(files.map((name) => name.replace(".bench.ts", "")));
    const named = findInPages(current, /npm run bench -- ([\w-]+)/gu);
    expect(named.filter(({ found }) => !known.has(found))).toEqual([]);
  });
});

test("every table of the database is in the architecture's list", () => {
  const migrations = globSync("apps/server/migrations/*.sql", { cwd: ROOT }).map(read).join("\n");
  const tables = [...migrations.matchAll(/create table (?:if not exists )?"(\w+)"/giu)];
  expect(tables.length).toBeGreaterThan(25);
  const text = read("docs/architecture.md");
  const untold = tables
    .map(([, name = ""]) => name)
    .filter((name) => !text.includes(`\`${name}\``));
  expect(untold).toEqual([]);
});

describe("settings", () => {
  /** Names in the README's tables, in the order in which they stand. */
  const [, table = ""] = /## Configuration([^]*?)\n## /u.exec(read("README.md")) ?? [];
  const inReadme = table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/gu)])
    .map(([, name = ""]) => name);
  const inExample = [...read(".env.example").matchAll(/^#?([A-Z][A-Z_]+)=/gmu)].map(
    ([, name = ""]) => name,
  );
  const sources = globSync("apps/server/src/config*/**/*.ts", { cwd: ROOT })
    .concat("apps/server/src/config.ts", "packages/tutor/src/tutor-settings.ts")
    .filter((path) => !path.endsWith(".test.ts"))
    .map(read)
    .join("\n");

  test("stand in the README and in .env.example alike", () => {
    const here = new Set(inReadme);
    expect(inExample.filter((name) => !here.has(name))).toEqual([]);
    const there = new Set(inExample);
    // Who runs several processes names these in the environment of each.
    const notInFile = new Set(["HOST", "NODE_ENV", "LIMITS", "DEMO"]);
    expect(inReadme.filter((name) => !there.has(name) && !notInFile.has(name))).toEqual([]);
  });

  test("are such as the program reads", () => {
    expect(inReadme.length).toBeGreaterThan(40);
    const ofEvaluation = /^JUDGE/u;
    const unread = inReadme.filter(
      (name) => !ofEvaluation.test(name) && !new RegExp(`\\b${name}\\b`, "u").test(sources),
    );
    expect(unread).toEqual([]);
  });
});

describe("figures", () => {
  /**
   * The number that a page says.
   * @param {string} path
   * @param {RegExp} sentence with the number as its group
   */
  const said = (path, sentence) => {
    const [, number] = sentence.exec(read(path).replace(/\s+/gu, " ")) ?? [];
    if (number === undefined) throw new Error(`${path} no longer says ${sentence}.`);
    return Number(number.replace(/,/gu, ""));
  };
  const families = readdirSync(join(ROOT, "packages/curriculum/library"));
  /** @param {string} name */
  const lines = (name) => read(`evaluation/datasets/${name}.jsonl`).trim().split("\n").length;

  test("of the library are its own", () => {
    const issues = families.map((name) => readJson(`packages/curriculum/library/${name}`).issues);
    expect(said("README.md", /library of (\d+) issues/u)).toBe(issues.flat().length);
    expect(said("README.md", /issues in (\d+) families/u)).toBe(families.length);
  });

  test("of worked examples are three a module, and four in modules 5 and 7", () => {
    const lessons = globSync("packages/curriculum/src/lessons/module-*.ts", { cwd: ROOT }).filter(
      (path) => !path.endsWith(".test.ts"),
    );
    expect(lessons).toHaveLength(7);
    expect(said("README.md", /with (\d+) worked examples/u)).toBe(5 * 3 + 2 * 4);
  });

  test("of the datasets are their lines", () => {
    const tutoring = "docs/tutoring.md";
    expect(said(tutoring, /measures the judge on ([\d,]+) labelled turns/u)).toBe(
      lines("calibration-turns"),
    );
    expect(said(tutoring, /on ([\d,]+) labelled answers/u)).toBe(lines("labelled-answers"));
    expect(said(tutoring, /has ([\d,]+) defences that no key has/u)).toBe(
      lines("defences-held-out"),
    );
  });
});
