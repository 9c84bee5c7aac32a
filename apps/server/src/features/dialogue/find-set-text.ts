import type { ModuleNumber } from "@elenchus/domain/modules";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { refuseTry } from "../../calls/add-admin-call.ts";
import { readId } from "../../http/require-id.ts";
import type { SetOwnText } from "../../store/set-work/learners-work-store.ts";

/** Work by which a learner wants to begin. */
interface Wanted {
  readonly userId: string;
  readonly module: ModuleNumber;
  readonly assignment_id?: string | null | undefined;
}

/**
 * The text that was set to a learner by some work; null where no work is named.
 * @throws AppError 403, with a line in the log, where the work is not the learner's, or has no text for the module
 */
export async function findSetText(
  context: AppContext,
  request: FastifyRequest,
  { userId, module, assignment_id }: Wanted,
): Promise<SetOwnText | null> {
  if (assignment_id === undefined || assignment_id === null) return null;
  const id = readId(assignment_id);
  const found = id === null ? null : await context.stores.learnersWork.findOwnText(userId, id);
  const isTheirs = found !== null && found.argument.module === module;
  return isTheirs ? found : refuseTry(context, request, "a text that was not set to the learner");
}
