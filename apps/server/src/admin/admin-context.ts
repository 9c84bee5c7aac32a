import type { AppContext } from "../app-context.ts";
import type { OpenModelCheck } from "../tutoring/model-check.ts";

/** What the commands of whoever runs the server work with. */
export type AdminContext = Pick<
  AppContext,
  "stores" | "identity" | "payments" | "jobs" | "now" | "newId" | "publicUrl"
> & {
  readonly openModelCheck: OpenModelCheck;
};

/** A command that cannot be carried out as it was given: told in words. */
export class AdminError extends Error {
  override readonly name = "AdminError";
}
