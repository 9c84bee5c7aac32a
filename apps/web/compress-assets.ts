import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);
const TEXT_ASSET = /\.(?:css|html|js|json|svg|txt)$/;

/** Vite plugin: writes a brotli copy beside every text asset of a build, for the server to serve. */
export function compressAssets(): Plugin {
  let folder = "";
  return {
    name: "compress-assets",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true });
      await Promise.all(
        entries.filter((entry) => TEXT_ASSET.test(entry)).map((entry) => compressFile(entry)),
      );
    },
  };

  async function compressFile(entry: string): Promise<void> {
    const path = join(folder, entry);
    const compressed = await compress(await readFile(path), {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    await writeFile(`${path}.br`, compressed);
  }
}
