// Why a file could not be read or written, in words: whoever runs a timer reads them in the morning.

/** @type {Readonly<Record<string, string>>} */
const REASONS = {
  ENOSPC: "the disk is full: make room",
  EDQUOT: "the quota of this user is used up: make room",
  EFBIG: "the file system takes no file of that size",
  EROFS: "the file system is read-only: mount it for writing, or name another folder",
  EACCES: "this user may not: run the command as its owner, or change the folder's rights",
  EPERM: "this user may not: run the command as its owner, or change the folder's rights",
  ENOENT:
    "no such file or folder: make the folder (install -d -m 0700 FOLDER), or correct the name",
  ENOTDIR: "what should be a folder on the way is a file: correct the name",
  EISDIR: "it is a folder: name a file in it",
  EIO: "the disk fails: look at the system's log",
  ESTALE: "the network drive is gone: mount it again",
  ENODEV: "the drive is gone: mount it again",
  ETIMEDOUT: "the network drive does not answer",
  EMFILE: "this process has too many files open",
};

/**
 * A failure of the file system as an error in words; any other one as it is.
 * @param {unknown} error
 * @param {string} doing what could not be done: "/backups/a cannot be written"
 * @param {string} after what that means for what is there
 */
export function explainFile(error, doing, after = "") {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string")
    return error;
  const reason = REASONS[error.code] ?? error.message;
  return new Error(`${doing}: ${reason} (${error.code}).${after && ` ${after}`}`, { cause: error });
}
