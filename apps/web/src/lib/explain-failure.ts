import { CallError } from "./call-error.ts";

/**
 * Words for a failed action: what failed (a text of the specification), then why, where the server
 * or the network said so. Pure: safe to call while rendering.
 */
export function describeFailure(whatFailed: string, error: unknown): string {
  if (!(error instanceof CallError)) return whatFailed;
  return error.message.startsWith(whatFailed)
    ? error.message
    : `${whatFailed} ${error.message}`.trim();
}

/** As `describeFailure`; an error that is no CallError is a defect of ours and is reported too. */
export function explainFailure(whatFailed: string, error: unknown): string {
  if (!(error instanceof CallError)) reportError(error);
  return describeFailure(whatFailed, error);
}
