import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const WORKSPACES = {
  contract: "packages/contract",
  curriculum: "packages/curriculum",
  dialogue: "packages/dialogue",
  domain: "packages/domain",
  evaluation: "evaluation",
  tutor: "packages/tutor",
};

/**
 * Writes a small tree with workspaces linked as npm links them.
 * @param {Readonly<Record<string, string>>} files path to text
 * @returns {{ root: string, remove: () => void }}
 */
export function plantTree(files) {
  const root = mkdtempSync(join(tmpdir(), "elenchus-boundaries-"));
  /** @param {string} path @param {string} text */
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  mkdirSync(join(root, "apps"));
  mkdirSync(join(root, "node_modules/@elenchus"), { recursive: true });
  for (const [name, folder] of Object.entries(WORKSPACES)) {
    const exports = { "./*": "./src/*.ts" };
    write(
      `${folder}/package.json`,
      JSON.stringify({ name: `@elenchus/${name}`, type: "module", exports }),
    );
    symlinkSync(`../../${folder}`, join(root, "node_modules/@elenchus", name));
  }
  for (const name of [
    "ai",
    "ai-sdk-ollama",
    "stripe",
    "hucre",
    "nodemailer",
    "drizzle-orm",
    "better-auth",
    "zod",
  ]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    write(`node_modules/${name}/index.js`, "");
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
