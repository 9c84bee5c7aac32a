import { askSelf } from "./ask-self.ts";
import { findingsAbout, type Finding } from "./finding.ts";

const { ok, doubt, broken } = findingsAbout("server");

/** Whether the server runs on this machine. */
export interface ServerFound {
  readonly isRunning: boolean;
  readonly finding: Finding;
}

/** @param local where it listens, as the settings say */
export async function examineServer(local: string, key: string): Promise<ServerFound> {
  try {
    const { self, status } = await askSelf(local, key);
    if (self !== null) {
      const text = `It runs at ${local} (${self.version}): it was asked itself.`;
      return { isRunning: true, finding: ok(text) };
    }
    const text = `Something else answers at ${local} (${status}), or an Elenchus with another SESSION_SECRET: stop it, or set PORT to another number.`;
    return { isRunning: false, finding: broken(text) };
  } catch (error) {
    // Whatever the reason: it is not there for us.
    const said = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const text = `It does not run at ${local} (${said}): everything was looked at from outside. If it does not start, what is broken below says why.`;
    return { isRunning: false, finding: doubt(text) };
  }
}
