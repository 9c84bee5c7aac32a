import type { FastifyInstance, FastifyRequest } from "fastify";
import { notSignedIn, notYours } from "../errors/refusals.ts";
import { readId } from "../http/require-id.ts";
import type { OwnershipStore } from "../store/ownership-store.ts";
import type { Identity } from "./identity.ts";

/** What a payload says of itself, in its body or its address. */
function readField(request: FastifyRequest, name: string): unknown {
  for (const payload of [request.body, request.query]) {
    if (typeof payload !== "object" || payload === null) continue;
    const value: unknown = Object.getOwnPropertyDescriptor(payload, name)?.value;
    if (value !== undefined && value !== null) return value;
  }
  return null;
}

/**
 * Identity comes from the cookie alone. On every route, whoever names another's `user_id`,
 * `session_id` or `message_id` is refused, whether or not the call uses it.
 */
export function refuseOthersIds(
  app: FastifyInstance,
  { identity, ownership }: { identity: Identity; ownership: OwnershipStore },
): void {
  app.addHook("preHandler", async (request) => {
    const userId = readField(request, "user_id");
    const dialogueId = readId(readField(request, "session_id"));
    const messageId = readId(readField(request, "message_id"));
    if (userId === null && dialogueId === null && messageId === null) return;
    const session =
      request.sessionUser ?? (await identity.readSession(request.headers.cookie))?.user ?? null;
    if (session === null) throw notSignedIn();
    if (userId !== null && userId !== session.id) throw notYours();
    if (await ownership.isAnothers(session.id, { dialogueId, messageId })) throw notYours();
  });
}
