import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const place = vi.hoisted(() => ({ folder: "" }));
const npm = vi.hoisted(() => ({ run: vi.fn() }));

vi.mock("./paths.mjs", () => ({
  get ROOT() {
    return place.folder;
  },
  get SETUP_FOLDER() {
    return `${place.folder}/.runtime`;
  },
  get MODULES_FOLDER() {
    return `${place.folder}/node_modules`;
  },
}));
vi.mock("./run-command.mjs", () => ({ runQuietly: npm.run }));

const LOCK = {
  packages: {
    "": {},
    "node_modules/fastify": {},
    "node_modules/vite": { dev: true },
    "node_modules/only-on-windows": { optional: true },
  },
};

/** @param {string} name */
const install = (name) => mkdirSync(join(place.folder, "node_modules", name), { recursive: true });

beforeEach(() => {
  vi.resetModules();
  place.folder = mkdtempSync(join(tmpdir(), "elenchus-install-"));
  writeFileSync(join(place.folder, "package-lock.json"), JSON.stringify(LOCK));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.stubEnv("NODE_ENV", "production");
  npm.run.mockReset();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(place.folder, { recursive: true });
});

test("what is for development is installed, too, whatever NODE_ENV and npm's settings say", async () => {
  npm.run.mockImplementation(() => ["fastify", "vite"].forEach(install));
  const { hasDependencies, installDependencies } = await import("./ensure-dependencies.mjs");
  expect(hasDependencies()).toBe(false);
  await installDependencies(process.execPath);
  const [, args, { env }] = npm.run.mock.calls[0] ?? [];
  expect(args).toEqual(expect.arrayContaining(["ci", "--include=dev"]));
  expect(env.NODE_ENV).toBeUndefined();
  expect(hasDependencies()).toBe(true);
});

test("an installation without a package of the lock file is not believed, now or later", async () => {
  npm.run.mockImplementation(() => install("fastify"));
  const { hasDependencies, installDependencies } = await import("./ensure-dependencies.mjs");
  await expect(installDependencies(process.execPath)).rejects.toThrow("node_modules/vite");
  expect(hasDependencies()).toBe(false);
  npm.run.mockImplementation(() => install("vite"));
  await installDependencies(process.execPath);
  expect(hasDependencies()).toBe(true);
  rmSync(join(place.folder, "node_modules/vite"), { recursive: true });
  expect(hasDependencies()).toBe(false);
});
