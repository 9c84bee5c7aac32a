import { chromium, type Browser } from "@playwright/test";
import { ensureChromium } from "../../scripts/setup/ensure-chromium.mjs";
import { CHROMIUM_ARGS } from "../../scripts/setup/find-chromium.mjs";

/** Opens a Chromium of this machine's, installing one where there is none. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = await ensureChromium(process.execPath);
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...args] });
}
