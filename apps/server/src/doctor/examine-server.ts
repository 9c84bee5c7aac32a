import * as z from "zod/mini";
import { askInstanceIdentity } from "./ask-instance-identity.ts";
import { findingsAbout, type Finding } from "./finding.ts";

const { ok, doubt, broken } = findingsAbout("server");

/** The problems that `/readyz` names, in words. */
const PROBLEMS: Readonly<Record<string, string>> = {
  database_full: "the database's disk is full",
  database_read_only: "the database is read-only",
  data_folder_full: "the disk of DATA_DIR is full",
};

/** Whether the server runs on this machine. */
export interface ServerFound {
  readonly isRunning: boolean;
  readonly finding: Finding;
}

const Ready = z.object({ problems: z._default(z.array(z.string()), []) });
const ANSWER_WITHIN_MS = 5000;

/** The problems of its storage that it tells of, by the names of `/readyz`. */
async function askProblems(local: string): Promise<string[]> {
  const answer = await fetch(`${local}/readyz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (answer.status === 503) return ["database_away"];
  const { success, data } = z.safeParse(Ready, await answer.json());
  return success ? data.problems.map((name) => PROBLEMS[name] ?? name) : [];
}

/** @param local where it listens, as the settings say */
export async function examineServer(local: string, key: string): Promise<ServerFound> {
  try {
    const { self, status } = await askInstanceIdentity(local, key);
    if (self !== null) {
      const text = `It runs at ${local} (${self.version}): it was asked itself.`;
      const problems = await askProblems(local);
      const finding =
        problems.length === 0
          ? ok(text)
          : broken(
              `It runs at ${local}, and cannot store what learners write: ${problems.join(", ")}.`,
            );
      return { isRunning: true, finding };
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
