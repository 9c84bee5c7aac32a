import type { ArchivePart } from "./archive.ts";
import type { Held, Restored } from "./restore-backup.ts";

/** The first message to the process that reads an archive. The archive comes by its standard input. */
export interface RestoreJob {
  readonly kind: "job";
  /** `check` looks the archive through, `restore` puts it in the place of what is stored. */
  readonly task: "check" | "restore";
  /** Null where no other process may open the database: what was read is then handed back, part by part. */
  readonly databaseUrl: string | null;
  readonly migrationsFolder: string;
  readonly replaces: boolean;
  readonly sendsWaiting: boolean;
}

/** A message to it. `next` asks for the next part. */
export type RestoreRequest = RestoreJob | { readonly kind: "next" };

/** Its answer. */
export type RestoreReply =
  | { readonly kind: "part"; readonly part: ArchivePart }
  | { readonly kind: "end" }
  | { readonly kind: "checked"; readonly held: Held }
  | { readonly kind: "done"; readonly done: Restored }
  /** The archive is not to be restored; the message is for people. */
  | { readonly kind: "refused"; readonly message: string }
  /** As errors of the database are known again. */
  | {
      readonly kind: "failed";
      readonly message: string;
      readonly code: string | null;
      readonly severity: string | null;
    };
