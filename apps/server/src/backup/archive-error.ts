/** An archive cannot be restored. The message is for people. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

const NOTHING = "Nothing was changed.";

/** Faults of a file, in words. */
export const ARCHIVE_FAULTS = {
  empty: `The file is empty. ${NOTHING} Please use another backup.`,
  other: `This file is not a backup of Elenchus. ${NOTHING}`,
  dump:
    "This file is a dump that PostgreSQL's pg_dump made, not a backup of Elenchus. " +
    `${NOTHING} Restore it with PostgreSQL's own pg_restore or psql, while no server runs.`,
  cut: `The backup is cut off before its end. ${NOTHING} Please use another one.`,
  damaged: `The backup is damaged: its checksums do not match. ${NOTHING} Please use another one.`,
  newer:
    "This backup was made by a newer version of Elenchus, in a form that this one does not know. " +
    `${NOTHING} Please restore it with the newer version.`,
  endless: `The backup has a line that is longer than any that Elenchus writes. It is damaged, or was made to do harm. ${NOTHING}`,
  swollen: `The file unpacks to far more than any backup of Elenchus does. It is damaged, or was made to do harm. ${NOTHING}`,
} as const;
