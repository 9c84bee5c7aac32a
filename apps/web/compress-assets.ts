import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };
const TEXT_ASSET = /\.(?:css|html|js|json|svg|txt)$/;

/**
 * Vite plugin: writes compressed copies beside every text asset of a build, for the server to serve. Browsers
 * ask for brotli over https alone; behind plain http there is gzip.
 */
export function compressAssets(): Plugin {
  let folder = "";
  return {
    name: "compress-assets",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
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
    const content = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, await compress.br(content, { params }));
    await writeFile(
      `${path}.gz`,
      await compress.gz(content, { level: constants.Z_BEST_COMPRESSION }),
    );
  }
}
