/** Node's exit code where nothing is left to do and something is still waited for. */
const UNSETTLED = 13;

/**
 * Has a program that ends so say it in words, as a failure like others: Node's own warning names a line of code alone.
 * @param task what the program was at
 */
export function tellUnsettled(task: string): void {
  process.once("exit", (code) => {
    if (code !== UNSETTLED) return;
    process.exitCode = 1;
    process.stderr.write(
      `${task} broke off: something that it waited for ended without an answer, most likely a connection or a disk. Please try again, and look at the log of the database.\n`,
    );
  });
}
