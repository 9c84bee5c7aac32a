import { findingsAbout, type Finding } from "../doctor/finding.ts";
import { LTI_PATH } from "./lti-desk.ts";
import type { LtiPlatform } from "../store/platforms/lti-platform.ts";

const { ok, doubt, broken } = findingsAbout("lti");

const TIMEOUT_MS = 10_000;

/** How many keys there are at an address; null where it is none of keys. */
async function countKeys(address: string): Promise<number | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(address, { signal, headers: { accept: "application/json" } });
  const { keys } = (await answer.json()) as { keys?: unknown };
  return answer.ok && Array.isArray(keys) ? keys.length : null;
}

async function examineKeys(
  address: string,
  { fine, wrong }: { readonly fine: string; readonly wrong: string },
): Promise<Finding> {
  try {
    const keys = await countKeys(address);
    if (keys !== null && keys > 0) return ok(`${fine} (${keys} at ${address}).`);
    return broken(`There are no keys at ${address}. ${wrong}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return broken(`No keys are to be had at ${address}: ${why}. ${wrong}`);
  }
}

/** Whether platforms' keys can be read here, and ours at the address that platforms know. */
export async function examinePlatforms(
  { platforms, keys }: { readonly platforms: readonly LtiPlatform[]; readonly keys: number },
  publicUrl: string | null,
): Promise<Finding[]> {
  if (platforms.length === 0)
    return [
      doubt("LTI is on, and no learning platform is registered: npm run admin -- add-platform."),
    ];
  const theirs = platforms.map(async ({ name, keysUrl }) =>
    examineKeys(keysUrl, {
      fine: `${name} publishes its keys`,
      wrong: `Nobody can come from ${name}: see --keys-url of add-platform.`,
    }),
  );
  const ours =
    publicUrl === null
      ? [doubt("PUBLIC_URL is not set: platforms need an address of Elenchus that stays.")]
      : [
          examineKeys(`${publicUrl}${LTI_PATH}/keys`, {
            fine: keys === 0 ? "A key of ours has just been made" : "Our keys are published",
            wrong:
              "Platforms give no tokens without them, so no mark is handed back. Is the server up?",
          }),
        ];
  return Promise.all([...theirs, ...ours]);
}
