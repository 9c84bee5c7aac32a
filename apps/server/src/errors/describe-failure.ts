import type { FastifyError } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError } from "./app-error.ts";
import { describePayload } from "./describe-payload.ts";
import { describeDatabaseFailure } from "./describe-database-failure.ts";
import { describeStatus } from "./describe-status.ts";
import { describePluginFailure } from "./plugin-failure.ts";
import { notSignedIn } from "./refusals.ts";

const FRAMEWORK_FAILURES: Readonly<Record<string, [status: number, code: string, text: string]>> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    "invalid_json",
    "The stated length of the request is wrong.",
  ],
  FST_ERR_BAD_URL: [400, "bad_url", "This address is not valid."],
};

/** PostgreSQL's code for a row that names another which is not there. */
const FOREIGN_KEY_VIOLATION = "23503";
const NAMES_A_PERSON = /_user_id_users_id_fk$/;

/** Whether the account was deleted while its request was under way: Drizzle's error has the database's in it. */
function isOfDeletedAccount(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    if (code === FOREIGN_KEY_VIOLATION) return NAMES_A_PERSON.test(String(constraint));
  }
  return false;
}

/** Any failure as an `AppError`; what nobody foresaw becomes a 500 that tells nothing. */
export function describeFailure(error: unknown): AppError {
  const ofDatabase = describeDatabaseFailure(error);
  // Whoever could not do its work for that reason says so less well.
  if (ofDatabase !== null) return ofDatabase;
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return describePayload(error.validation, error);
  }
  if (isOfDeletedAccount(error)) return notSignedIn();
  const known = FRAMEWORK_FAILURES[(error as Partial<FastifyError> | null)?.code ?? ""];
  if (known) {
    const [status, code, text] = known;
    return new AppError(status, code, text, { cause: error });
  }
  return describePluginFailure(error) ?? describeStatus(500, { cause: error });
}
