/** The database gives no connection, or has stopped to answer on one. */
export class DatabaseAwayError extends Error {
  override readonly name = "DatabaseAwayError";
}
