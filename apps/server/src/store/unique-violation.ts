/** PostgreSQL's code for a key that is there already. */
const UNIQUE_VIOLATION = "23505";

/** Whether a statement failed because something of that key was there. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : null;
  return code === UNIQUE_VIOLATION || isUniqueViolation(error.cause);
}
