/**
 * Says in words what went wrong, with its causes, and makes the process fail.
 * @param {unknown} error
 */
export function tellFailure(error) {
  let cause = error;
  while (cause instanceof Error) {
    process.stderr.write(`${cause.message}\n`);
    cause = cause.cause;
  }
  if (cause !== undefined) process.stderr.write(`${JSON.stringify(cause)}\n`);
  process.exitCode = 1;
}
