import { calls } from "@elenchus/contract/calls";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { notSignedIn, notYours } from "../errors/refusals.ts";
import { readId } from "../http/require-id.ts";
import type { OwnershipStore } from "../store/turns/ownership-store.ts";
import type { Identity } from "../identity/identity.ts";

declare module "fastify" {
  interface FastifyRequest {
    namedIds: readonly IdsOfRequest[];
  }
}

/** The call that looks itself whose dialogue and message its body names, in a statement that it needs anyway. */
const LOOKS_ITSELF = calls.chat.path;

/** Ids as a body or a query names them; null where it names none. */
interface IdsOfRequest {
  readonly place: "body" | "query";
  readonly userId: unknown;
  readonly dialogueId: string | null;
  readonly messageId: string | null;
}

function readField(payload: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(payload, name)?.value ?? null;
}

/** The ids that a request names, in its body and in its address. */
function readIds(request: FastifyRequest): IdsOfRequest[] {
  return (["body", "query"] as const).flatMap((place) => {
    const payload = request[place];
    if (typeof payload !== "object" || payload === null) return [];
    const userId = readField(payload, "user_id");
    const dialogueId = readId(readField(payload, "session_id"));
    const messageId = readId(readField(payload, "message_id"));
    return [userId, dialogueId, messageId].every((id) => id === null)
      ? []
      : [{ place, userId, dialogueId, messageId }];
  });
}

/**
 * Identity comes from the cookie alone. On every route, whoever names another's `user_id`,
 * `session_id` or `message_id` is refused, whether or not the call uses it.
 */
export function refuseOthersIds(
  app: FastifyInstance,
  { identity, ownership }: { identity: Identity; ownership: OwnershipStore },
): void {
  app.decorateRequest("namedIds");
  // Read before validation, which leaves nothing of fields that a call does not know.
  app.addHook("preValidation", async (request) => {
    request.namedIds = readIds(request);
  });
  app.addHook("preHandler", async (request) => {
    if (request.namedIds.length === 0) return;
    const session =
      request.sessionUser ?? (await identity.readSession(request.headers.cookie))?.user ?? null;
    if (session === null) throw notSignedIn();
    const looksItself = request.routeOptions.url === LOOKS_ITSELF;
    for (const { place, userId, ...ids } of request.namedIds) {
      if (userId !== null && userId !== session.id) throw notYours();
      if (place === "body" && looksItself) continue;
      if (await ownership.isAnothers(session.id, ids)) throw notYours();
    }
  });
}
